"""Numbers that rendering and developing share."""

# The inside of a cloth has its panel's number and INSIDE more.
INSIDE = 32
# Linen of the tailor's dummy: a panel like any other, but of no print's dyes.
UNDYED = 31
# Reflectances of the light passes.
MIDDLE, PALE = 0.42, 0.85
