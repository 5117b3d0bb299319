"""Faults in content: one check, one file, in the folder of its family. See `CHECKS` for the full list."""

from workbench.checks.base import Check
from workbench.checks.checker import Checker, run_checks
from workbench.checks.encounters.level_order import level_order
from workbench.checks.encounters.range_gap import range_gap
from workbench.checks.encounters.range_overlap import range_overlap
from workbench.checks.encounters.reversed_range import reversed_range
from workbench.checks.encounters.roll_off_die import roll_off_die
from workbench.checks.encounters.wrong_percent_sum import wrong_percent_sum
from workbench.checks.evolution.chain_misnamed import chain_misnamed
from workbench.checks.evolution.disconnected_chain import disconnected_chain
from workbench.checks.evolution.evolution_cycle import evolution_cycle
from workbench.checks.evolution.link_without_method import link_without_method
from workbench.checks.evolution.parallel_links import parallel_links
from workbench.checks.evolution.species_in_two_chains import species_in_two_chains
from workbench.checks.facts import Facts
from workbench.checks.maps.blocked_start import blocked_start
from workbench.checks.maps.build_apart import build_apart
from workbench.checks.maps.duplicate_space import duplicate_space
from workbench.checks.maps.edge_apart import edge_apart
from workbench.checks.maps.entry_off_map import entry_off_map
from workbench.checks.maps.hole_mismatch import hole_mismatch
from workbench.checks.maps.object_off_map import object_off_map
from workbench.checks.maps.palette_twins import palette_twins
from workbench.checks.maps.size_mismatch import size_mismatch
from workbench.checks.maps.start_zone_overlap import start_zone_overlap
from workbench.checks.maps.start_zones_apart import start_zones_apart
from workbench.checks.maps.unknown_level import unknown_level
from workbench.checks.maps.unknown_space import unknown_space
from workbench.checks.maps.unknown_terrain_code import unknown_terrain_code
from workbench.checks.maps.unreachable_hex import unreachable_hex
from workbench.checks.maps.unused_terrain_code import unused_terrain_code
from workbench.checks.packs.case_twins import case_twins
from workbench.checks.packs.duplicate_id import duplicate_id
from workbench.checks.packs.duplicate_key import duplicate_key
from workbench.checks.packs.file_name_mismatch import file_name_mismatch
from workbench.checks.packs.key_case_twins import key_case_twins
from workbench.checks.packs.lone_surrogate import lone_surrogate
from workbench.checks.packs.misplaced_file import misplaced_file
from workbench.checks.packs.missing_pack import missing_pack
from workbench.checks.packs.nesting_too_deep import nesting_too_deep
from workbench.checks.packs.newer_format import newer_format
from workbench.checks.packs.number_out_of_range import number_out_of_range
from workbench.checks.packs.overridden_entity import overridden_entity
from workbench.checks.packs.pack_version_mismatch import pack_version_mismatch
from workbench.checks.packs.ruleset_off import ruleset_off
from workbench.checks.packs.uncredited_picture import uncredited_picture
from workbench.checks.packs.unknown_code import unknown_code
from workbench.checks.packs.unknown_kind import unknown_kind
from workbench.checks.packs.unknown_ruleset import unknown_ruleset
from workbench.checks.packs.unreadable_file import unreadable_file
from workbench.checks.packs.unreadable_version import unreadable_version
from workbench.checks.packs.unsafe_file_name import unsafe_file_name
from workbench.checks.packs.waiver_without_reason import waiver_without_reason
from workbench.checks.references.dangling_alias import dangling_alias
from workbench.checks.references.dangling_reference import dangling_reference
from workbench.checks.references.wrong_kind import wrong_kind
from workbench.checks.regions.one_way_exit import one_way_exit
from workbench.checks.regions.unreachable_map import unreachable_map
from workbench.checks.rules.rule_advice import rule_advice
from workbench.checks.rules.rule_violation import rule_violation
from workbench.checks.scenarios.duplicate_seat import duplicate_seat
from workbench.checks.scenarios.member_without_points import member_without_points
from workbench.checks.scenarios.scenario_without_map import scenario_without_map
from workbench.checks.scenarios.seat_without_start import seat_without_start
from workbench.checks.scenarios.side_over_points import side_over_points
from workbench.checks.scenarios.step_off_campaign import step_off_campaign
from workbench.checks.scenarios.team_too_large import team_too_large
from workbench.checks.scenarios.unreachable_step import unreachable_step
from workbench.checks.scenarios.wrong_trainer_count import wrong_trainer_count
from workbench.checks.schemas.schema_violation import schema_violation
from workbench.checks.texts.empty_name import empty_name
from workbench.checks.texts.missing_english_name import missing_english_name
from workbench.checks.trainers.party_level import party_level
from workbench.checks.trainers.party_size import party_size

__all__ = ["CHECKS", "Check", "Checker", "Facts", "run_checks"]

#: Every built-in check, in the order of codes. A new check is one line here. Codes are never used again.
CHECKS: tuple[Check, ...] = (
    range_gap,  # ENC001
    range_overlap,  # ENC002
    roll_off_die,  # ENC003
    wrong_percent_sum,  # ENC004
    reversed_range,  # ENC005
    level_order,  # ENC006
    evolution_cycle,  # EVO001
    species_in_two_chains,  # EVO002
    chain_misnamed,  # EVO003
    disconnected_chain,  # EVO004
    link_without_method,  # EVO005
    parallel_links,  # EVO006
    size_mismatch,  # MAP001
    unknown_terrain_code,  # MAP002
    unused_terrain_code,  # MAP003
    palette_twins,  # MAP004
    unknown_level,  # MAP005
    hole_mismatch,  # MAP006
    object_off_map,  # MAP007
    edge_apart,  # MAP008
    start_zone_overlap,  # MAP009
    blocked_start,  # MAP010
    unreachable_hex,  # MAP011
    unknown_space,  # MAP012
    duplicate_space,  # MAP013
    entry_off_map,  # MAP014
    start_zones_apart,  # MAP015
    build_apart,  # MAP016
    unreadable_file,  # PACK001
    duplicate_key,  # PACK002
    number_out_of_range,  # PACK003
    nesting_too_deep,  # PACK004
    lone_surrogate,  # PACK005
    duplicate_id,  # PACK006
    file_name_mismatch,  # PACK007
    case_twins,  # PACK008
    key_case_twins,  # PACK009
    unsafe_file_name,  # PACK010
    unknown_kind,  # PACK011
    misplaced_file,  # PACK012
    missing_pack,  # PACK013
    pack_version_mismatch,  # PACK014
    newer_format,  # PACK015
    overridden_entity,  # PACK016
    waiver_without_reason,  # PACK017
    unknown_code,  # PACK018
    unknown_ruleset,  # PACK019
    uncredited_picture,  # PACK020
    unreadable_version,  # PACK021
    ruleset_off,  # PACK022
    dangling_reference,  # REF001
    wrong_kind,  # REF002
    dangling_alias,  # REF003
    one_way_exit,  # REG001
    unreachable_map,  # REG002
    rule_violation,  # RUL001
    rule_advice,  # RUL002
    schema_violation,  # SCH001
    side_over_points,  # SCN001
    team_too_large,  # SCN002
    wrong_trainer_count,  # SCN003
    scenario_without_map,  # SCN004
    seat_without_start,  # SCN005
    duplicate_seat,  # SCN006
    step_off_campaign,  # SCN007
    member_without_points,  # SCN008
    unreachable_step,  # SCN009
    party_size,  # TRN001
    party_level,  # TRN002
    missing_english_name,  # TXT001
    empty_name,  # TXT002
)
