from array import array

OUTCOMES: int
SIDE: int
TRUMP: int
JACKS: int
SKAT: int
HAND: int
SEAT: int
ROWS: int
NEVER: float
WEIGHTS: int

def best_scores(
    promises: array[float], outcomes: array[float], rows: array[int], games: int
) -> array[float]: ...

class Hands:
    def __init__(self, kind: str, weights: array[float]) -> None: ...
    def judge(self, hand: int, skat: int, seat: int) -> tuple[float, float, float]: ...
    def noted(self, hand: int, skat: int, seat: int) -> tuple[int, ...]: ...
    def best_discards(
        self,
        hand: int,
        skats: array[int],
        seat: int,
        outcomes: array[float],
        rows: array[int],
    ) -> array[float]: ...
    def judge_each(self, hands: array[int], skats: array[int], seat: int) -> array[float]: ...
    def best_each(self, hands: array[int], skats: array[int], seat: int) -> array[float]: ...
    def best_suit_each(self, hands: array[int], seat: int) -> array[float]: ...
