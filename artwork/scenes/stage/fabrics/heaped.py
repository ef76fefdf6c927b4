"""Where rolls come to lie, seen from their ends: (x, z, radius) each."""
import math

SLACK = 0.0022


def row(radii, left, floor):
    """Rolls side by side."""
    lying = [(left + radii[0], floor + radii[0], radii[0])]
    for radius in radii[1:]:
        x, _, before = lying[-1]
        lying.append((x + 2 * math.sqrt(radius * before) + SLACK, floor + radius, radius))
    return lying


def nested(left, right, radius):
    """A roll in the valley of two."""
    (ax, az, ar), (bx, bz, br) = left, right
    apart = math.hypot(bx - ax, bz - az)
    p, q = ar + radius + SLACK, br + radius + SLACK
    along = (p * p - q * q + apart * apart) / (2 * apart)
    up = math.sqrt(p * p - along * along)
    ex, ez = (bx - ax) / apart, (bz - az) / apart
    return (ax + ex * along - ez * up, az + ez * along + ex * up, radius)
