cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int lowest_bit(unsigned x) { unsigned long i; _BitScanForward(&i, x); return (int)i; }
    static __inline int highest_bit(unsigned x) { unsigned long i; _BitScanReverse(&i, x); return (int)i; }
    #if defined(_M_ARM64)
    #define prefetch(address) __prefetch(address)
    #else
    #define prefetch(address) _mm_prefetch((const char *)(address), _MM_HINT_T0)
    #endif
    #else
    static inline int lowest_bit(unsigned x) { return __builtin_ctz(x); }
    static inline int highest_bit(unsigned x) { return 31 ^ __builtin_clz(x); }
    #define prefetch(address) __builtin_prefetch(address)
    #endif
    """
    void prefetch(const void *) noexcept nogil
    int lowest_bit(unsigned int) noexcept nogil
    int highest_bit(unsigned int) noexcept nogil
