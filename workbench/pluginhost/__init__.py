"""Finds plugins, reads their manifests, imports them on use."""
