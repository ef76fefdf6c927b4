"""Smooth unevenness: nothing made of cloth is straight."""
import numpy as np


def ripple(points, frequency, seed):
    """Values of about ±1 that change `frequency` times a metre, for an array of points (… × 3)."""
    random = np.random.default_rng(seed)
    waves = random.normal(size=(6, 3))
    waves *= (frequency * 2 * np.pi * random.uniform(0.5, 1.3, 6) / np.linalg.norm(waves, axis=1))[:, None]
    phases = random.uniform(0, 2 * np.pi, 6)
    return sum(np.sin(points @ wave + phase) for wave, phase in zip(waves, phases)) / 2.4
