"""The ways yarns take through a cloth: over and under, or loop through loop. Lengths are millimetres."""
import numpy as np

from stage.fabrics.yarn import drift


def woven(random, half, pitch, height, over, wander=0.05, steps=6):
    """
    Centre lines of ends and of picks that fill ± `half` (across, along). `pitch` (ends, picks) is their distance,
    `height` (ends, picks) how far they go up and down; over(end, pick) says where the end lies above the pick.
    """
    counts = [int(2 * side / step) for side, step in zip(half, pitch)]
    above = np.where(over(*np.ogrid[: counts[0], : counts[1]]), 1.0, -1.0)
    for end, line in enumerate(_waves(random, above, steps, wander)):
        yield "end", _placed(line, end, counts, pitch, height[0], 0)
    for pick, line in enumerate(_waves(random, -above.T, steps, wander)):
        yield "pick", _placed(line, pick, counts[::-1], pitch[::-1], height[1], 1)


def _waves(random, above, steps, wander):
    """For each thread: how far along (in crossings), aside (in its own pitch), up (−1 … 1)."""
    crossings = above.shape[1]
    t = np.linspace(0, crossings - 1, (crossings - 1) * steps + 1)
    before = np.minimum(t.astype(int), crossings - 2)
    share = (1 - np.cos(np.pi * (t - before))) / 2
    for row in above:
        up = row[before] * (1 - share) + row[before + 1] * share
        aside = wander * (drift(random, t.shape, 4 * steps) + random.normal() * 0.6)
        yield np.stack([t, aside, up + 0.05 * drift(random, t.shape, 2 * steps)], 1)


def _placed(line, number, counts, pitch, height, turned):
    across = (number - (counts[0] - 1) / 2 + line[:, 1]) * pitch[0]
    along = (line[:, 0] - (counts[1] - 1) / 2) * pitch[1]
    plane = (along, across) if turned else (across, along)
    return np.stack([*plane, line[:, 2] * height], 1)


# Half a loop of a weft knit: across and up by wale and course, and depth, from the foot between two wales to the head.
LEG = np.array(
    [
        (-0.50, -0.36, -1.0),
        (-0.24, -0.28, -0.7),
        (-0.09, 0.06, 0.15),
        (-0.18, 0.50, 0.9),
        (-0.32, 0.92, 0.8),
        (-0.38, 1.25, -0.1),
        (-0.22, 1.50, -0.9),
        (0.00, 1.56, -1.0),
    ]
)
LOOP = np.concatenate([LEG, LEG[-2:0:-1] * (-1, 1, 1)])


def jersey(random, half, wale, course, depth, steps=2):
    """Rows of loops, each drawn through the row below; only their legs lie in front, as columns of V."""
    wales, courses = int(2 * half[0] / wale), int(2 * half[1] / course)
    for row in range(courses):
        larger = 1 + 0.06 * random.normal(size=(wales, 1, 1))
        points = (LOOP * (1, 0, 0) + LOOP * (0, 1, 1) * larger).reshape(-1, 3)
        points[:, 0] += np.repeat(np.arange(wales), len(LOOP)) - wales / 2
        points[:, 1] += row - courses / 2
        points += np.stack([drift(random, (len(points),), reach) for reach in (9, 24, 9)], 1) * (0.03, 0.05, 0.1)
        yield _curve(points * (wale, course, depth), steps)


# One course of a warp knit: across and up by wale and course, and depth, from foot to foot.
LAP = np.array(
    [
        (-0.13, 0.05, 0.1),
        (-0.20, 0.45, 1.0),
        (-0.27, 0.90, 0.7),
        (-0.16, 1.22, -0.7),
        (0.00, 1.32, -1.0),
        (0.16, 1.22, -0.7),
        (0.27, 0.90, 0.7),
        (0.20, 0.45, 1.0),
        (0.10, 0.05, 0.1),
        (0.22, 0.10, -1.0),
    ]
)


def tricot(random, half, wale, course, depth, steps=3):
    """Threads that make a loop in one wale, then in the next: the loops lean to and fro."""
    wales, courses = int(2 * half[0] / wale), int(2 * half[1] / course)
    row = np.arange(courses)[:, None]
    odd = row % 2
    for thread in range(wales):
        turn = 1 - 2.0 * odd
        x = thread + odd + turn * LAP[:, 0] - turn * 0.10 * (LAP[:, 1] - 0.6) - wales / 2
        y = row + LAP[:, 1] - courses / 2
        points = np.stack([x, y, LAP[:, 2] + 0 * x], -1).reshape(-1, 3) * (wale, course, depth)
        loose = np.stack([drift(random, (len(points),), 12) for _ in "xyz"], 1)
        yield _curve(points + loose * (0.025 * wale, 0.04 * course, 0.05 * depth), steps)


def _curve(points, steps):
    """A smooth line through points, `steps` samples from each to the next."""
    t = np.arange(steps)[:, None] / steps
    a, b, c, d = points[:-3, None], points[1:-2, None], points[2:-1, None], points[3:, None]
    bent = b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
    return bent.reshape(-1, 3)
