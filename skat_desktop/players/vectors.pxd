cdef extern from *:
    """
    #include <string.h>
    /* Rows of 32 numbers, summed up in the registers that four numbers share. */
    #if defined(__GNUC__)
    typedef float four __attribute__((vector_size(16), aligned(4), may_alias));
    static inline void sum_rows(float *to, const float *from, const float *weights,
                                int at, const int *rows, int count) {
        weights += at;
        for (int half = 0; half < 32; half += 16) {
            const four *base = (const four *)(from + half);
            four a = base[0], b = base[1], c = base[2], d = base[3];
            for (int i = 0; i < count; i++) {
                const four *row = (const four *)(weights + 32 * rows[i] + half);
                a += row[0]; b += row[1]; c += row[2]; d += row[3];
            }
            four *sums = (four *)(to + half);
            sums[0] = a; sums[1] = b; sums[2] = c; sums[3] = d;
        }
    }
    #else
    static inline void sum_rows(float *to, const float *from, const float *weights,
                                int at, const int *rows, int count) {
        weights += at;
        float sums[32];
        memcpy(sums, from, sizeof sums);
        for (int i = 0; i < count; i++)
            for (int j = 0; j < 32; j++) sums[j] += weights[32 * rows[i] + j];
        memcpy(to, sums, sizeof sums);
    }
    #endif
    static inline float weigh_row(const float *sums, const float *weights, int at) {
        weights += at;
        float parts[4] = {0, 0, 0, 0};
        for (int i = 0; i < 32; i += 4)
            for (int j = 0; j < 4; j++)
                parts[j] += (sums[i + j] > 0 ? sums[i + j] : 0) * weights[i + j];
        return parts[0] + parts[1] + parts[2] + parts[3];
    }
    static inline int bit_count(unsigned x) {
        x -= (x >> 1) & 0x55555555u;
        x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
        x = (x + (x >> 4)) & 0x0F0F0F0Fu;
        return (int)((x * 0x01010101u) >> 24);
    }
    """
    void sum_rows(float *, const float *, const float *, int, const int *, int) noexcept nogil
    float weigh_row(const float *, const float *, int) noexcept nogil
    int bit_count(unsigned int) noexcept nogil
