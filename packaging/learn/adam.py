"""Adam (Kingma and Ba, 2015): steps down a slope that is only seen through noise."""

from collections.abc import Sequence

import numpy as np

FIRST, SECOND = 0.9, 0.999
"""How much of the mean gradient, and of its mean square, is kept from step to step."""


class Adam:
    """Changes arrays in place; each shrinks by its share of ``decays`` besides."""

    def __init__(self, values: Sequence[np.ndarray], decays: Sequence[float]) -> None:
        self._values = values
        self._decays = decays
        self._first = [np.zeros_like(value) for value in values]
        self._second = [np.zeros_like(value) for value in values]
        self._steps = 0

    def step(self, gradients: Sequence[np.ndarray], rate: float) -> None:
        """One step against these gradients."""
        self._steps += 1
        for i, gradient in enumerate(gradients):
            self._first[i] += (1 - FIRST) * (gradient - self._first[i])
            self._second[i] += (1 - SECOND) * (gradient**2 - self._second[i])
            mean = self._first[i] / (1 - FIRST**self._steps)
            size = np.sqrt(self._second[i] / (1 - SECOND**self._steps)) + 1e-7
            self._values[i][...] -= rate * (mean / size + self._decays[i] * self._values[i])
