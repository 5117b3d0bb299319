"""Painting boards: hexes with heights, figures, marks, spaces, cards and wheels; knows no ruleset."""
