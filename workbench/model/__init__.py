"""Values: references, entities, packs, kinds, findings. Imports nothing of ours, does no I/O."""
