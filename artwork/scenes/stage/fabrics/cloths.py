"""The many cloths of a picture, each with its number, and the ways they stand and lie."""
import math

import numpy as np

from stage.fabrics.folded import folded
from stage.fabrics.heaped import nested, row
from stage.places.joinery import crate
from stage.placing import stand
from stage.fabrics.rolled import Roll, rolled
from stage.solids import kraft

# So many cloths can be told apart; then their numbers begin anew.
MOST = 31
KINDS = ["plain", "twill", "linen", "plain", "canvas"]


class Cloths:
    """Gives each cloth the next number; the outfit of the composition says of what it is."""

    def __init__(self, seed):
        self.seed, self.panel = seed, 0
        self.random = np.random.default_rng(seed)
        self.cores = [kraft(f"core {n}", tone) for n, tone in enumerate(("#b48a5e", "#a77f57", "#bd9a72"))]

    def next(self):
        self.panel = self.panel % MOST + 1
        return self.panel, KINDS[self.panel % 5]

    def core(self):
        return self.cores[self.panel % 3]

    def pile(self, sizes, place, degrees=0.0):
        """Folded lengths one on the other from below. Returns how high they come."""
        top = place[2]
        for wide, deep, tall in sizes:
            shift = self.random.normal(size=3) * (0.005, 0.004, 0.022)
            lies = (place[0] + shift[0], place[1] + shift[1], top + tall / 2)
            top = folded(*self.next(), (wide, deep, tall), lies, math.radians(degrees) + shift[2], self.seed, 0)
        return top

    def piece(self, wide=0.40, deep=0.30, tall=0.055):
        return tuple(side * self.random.uniform(0.93, 1.06) for side in (wide, deep, tall))

    def upright(self, radius, long, place, leaning, turned):
        """A roll that stands on its end and leans."""
        panel, kind = self.next()
        made = rolled(Roll(panel, kind, (0, 0, 0), self.random.uniform(0, 6), self.seed, radius, long, 16), self.core())
        for thing in made:
            thing.rotation_euler[0] = math.pi / 2
            thing.location[2] = long / 2 + 0.014
        stand(made, place, turned, leaning)

    def heap(self, many, left, floor, middle):
        """Rolls side by side and some in the valleys between them; their ends look to us."""
        lying = row([self.random.uniform(0.054, 0.071) for _ in range(many)], left, floor)
        for place in range(0, many - 1, 2):
            lying.append(nested(lying[place], lying[place + 1], self.random.uniform(0.048, 0.060)))
        for x, z, radius in lying:
            panel, kind = self.next()
            at = (x, middle + self.random.normal() * 0.012, z + 0.0022)
            rolled(Roll(panel, kind, at, self.random.uniform(0, 6), self.seed, radius, 0.37, 9), self.core())

    def in_crate(self, place, turned):
        """A crate with four rolls on end, each leaning its own way."""
        stand(crate(0.45, 0.35, 0.41, self.seed), place, turned)
        for radius, long, (dx, dy), leaning, towards in (
            (0.065, 0.95, (-0.11, 0.05), -0.02, 0.4), (0.051, 0.83, (0.05, 0.08), 0.05, -0.5),
            (0.059, 0.72, (0.10, -0.06), -0.06, 0.9), (0.048, 0.87, (-0.05, -0.08), 0.03, 2.2),
        ):  # fmt: skip
            self.upright(radius, long, (place[0] + dx, place[1] + dy, 0.014), leaning, towards)
