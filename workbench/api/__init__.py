"""All that plugins may import, by need: api.rules, api.checks, api.formats. This module holds only the version.

An API boundary: additions are free, a change that breaks a plugin raises `API_VERSION`.
"""

#: What plugin.json must say in `api`.
API_VERSION = 1
