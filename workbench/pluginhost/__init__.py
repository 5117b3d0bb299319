"""Finds plugins, reads their manifests, imports them on use.

Discovery reads only plugin.json; a plugin's code runs the first time that something it provides is asked for.
"""

from workbench.pluginhost.activate import PluginOff, compile_snapshot, ruleset, why_off
from workbench.pluginhost.discover import Discovered, discover, plugin_folders
from workbench.pluginhost.kinds import kinds_of, schema_fault
from workbench.pluginhost.manifest import Manifest, Provided
from workbench.pluginhost.mount import mount

__all__ = [
    "Discovered",
    "Manifest",
    "PluginOff",
    "Provided",
    "compile_snapshot",
    "discover",
    "kinds_of",
    "mount",
    "plugin_folders",
    "ruleset",
    "schema_fault",
    "why_off",
]
