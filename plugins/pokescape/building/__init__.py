"""Whether maps can be built on a table out of the terrain boxes that they name."""
