"""Numbers that rendering and developing share."""

# The inside of a cloth has its panel's number and INSIDE more.
INSIDE = 32
# Reflectances of the light passes.
MIDDLE, PALE = 0.42, 0.85
