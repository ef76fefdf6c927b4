"""A rule in the lower left corner of a cloth, in millimetres on a macro, in centimetres on one that hangs: one sees how large it is."""
import cv2
import numpy as np

PAPER, INK = (249, 253, 255), (21, 24, 26)
# Drawn so much larger, then made smaller: OpenCV's own lines are ragged.
FINE = 4
MARGIN = 0.055
"""Of the picture's width, as all that follows."""
HIGH = 0.062
# Room for the button that enlarges a picture.
RIGHT = 0.16
# The letters of a unit as lines, measured by the height of the rule, one letter half of it from the next.
LETTERS = {
    "м": [(0, 0), (0, -0.3), (0.17, -0.06), (0.34, -0.3), (0.34, 0)],
    "с": [(0.30, -0.25), (0.22, -0.30), (0.12, -0.30), (0.03, -0.23), (0.0, -0.15), (0.03, -0.07), (0.12, 0), (0.22, 0), (0.30, -0.05)],
}


def with_rule(picture, step, unit="мм"):
    """The picture (height × width × 3, blue first) with a paper rule on it, ticked by units, each so many pixels wide."""
    height, width = picture.shape[:2]
    margin, high = MARGIN * width, HIGH * width
    room = (1 - MARGIN - RIGHT) * width - 2 * margin
    longest = next(many for many in (10, 5, 3) if many * step + _written(f"{many}", high) < room)
    long = longest * step + margin + _written(f"{longest}", high) + 0.3 * high
    rule = np.full((round(high * FINE), round(long * FINE), 3), PAPER, np.uint8)
    scale = lambda *point: tuple(round(value * FINE) for value in point)
    for tick in range(longest + 1):
        x = margin * 0.6 + tick * step
        down = high * (0.62 if tick % 5 == 0 else 0.34)
        cv2.line(rule, scale(x, 0), scale(x, down), INK, round(FINE * width * 0.0022))
    _write(rule, f"{longest}", unit, margin * 0.6 + longest * step + 0.22 * high, high)
    rule = cv2.resize(rule, None, fx=1 / FINE, fy=1 / FINE, interpolation=cv2.INTER_AREA)
    top, left = round(height - margin - rule.shape[0]), round(margin)
    ruled = _shaded(picture, top, left, rule.shape)
    ruled[top : top + rule.shape[0], left : left + rule.shape[1]] = rule
    return ruled


def _shaded(picture, top, left, shape):
    """The picture with the soft shadow of a strip of paper."""
    under = np.zeros(picture.shape[:2], np.float32)
    under[top + 4 : top + 4 + shape[0], left + 3 : left + 3 + shape[1]] = 1
    return (picture * (1 - 0.45 * cv2.GaussianBlur(under, (0, 0), 7)[..., None])).astype(np.uint8)


def _written(number, high):
    """How wide a number and a unit are."""
    return 0.30 * high * len(number) + 1.43 * high


def _write(rule, number, unit, x, high):
    """Writes a number and a unit by its lower edge at high × 0.78; figures and letters are 0.42 high."""
    size = 0.42 * high * FINE / 21
    thick = max(1, round(0.062 * high * FINE))
    base = round(0.78 * high * FINE)
    cv2.putText(rule, number, (round(x * FINE), base), cv2.FONT_HERSHEY_SIMPLEX, size, INK, thick, cv2.LINE_AA)
    left = x + 0.33 * high * len(number) + 0.26 * high
    for letter, name in enumerate(unit):
        at = left + letter * 0.5 * high
        points = [[round((at + px * high) * FINE), round(base + py * high * FINE)] for px, py in LETTERS[name]]
        cv2.polylines(rule, [np.int32(points)], False, INK, thick, cv2.LINE_AA)
