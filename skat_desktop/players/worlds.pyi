from array import array
from collections.abc import Sequence

class Worlds:
    def __init__(
        self, unseen: int, first: int, second: int, sizes: Sequence[int], seed: int
    ) -> None: ...
    @property
    def count(self) -> int: ...
    def draw(self, number: int) -> array[int]: ...
