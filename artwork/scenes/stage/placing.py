"""Putting things made of several pieces in their place."""
from mathutils import Matrix


def stand(things, where, turned=0.0, leaning=0.0):
    """Moves things, made round the origin, to `where`, turned about the upright and before that leaning back, in radians."""
    move = Matrix.Translation(where) @ Matrix.Rotation(turned, 4, "Z") @ Matrix.Rotation(-leaning, 4, "X")
    for thing in things:
        thing.matrix_basis = move @ thing.matrix_basis
    return things


def flip(things):
    """Changes left for right."""
    for thing in things:
        thing.matrix_basis = Matrix.Diagonal((-1, 1, 1, 1)) @ thing.matrix_basis


def sawn(thing, random):
    """Shifts its points in its own space, where grain and noise are fixed: no two boards come from one place of a tree."""
    shift = Matrix.Translation(random.uniform(-9, 9, 3))
    thing.data.transform(shift)
    thing.matrix_basis = thing.matrix_basis @ shift.inverted()
    return thing
