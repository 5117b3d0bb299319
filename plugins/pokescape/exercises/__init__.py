"""Brings about all that packs' content can make happen: what there is, what watches, made-up situations."""
