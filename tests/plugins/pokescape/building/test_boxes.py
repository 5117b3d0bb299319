"""What several boxes hold together."""

from plugins.pokescape.building.boxes import Boxes
from plugins.pokescape.structs.building import BoxPiece, TerrainBox


def test_boxes_add_up_and_what_stands_is_kept_from_what_lies() -> None:
    pieces = (
        BoxPiece(terrain="base/clay", size=7, count=3),
        BoxPiece(terrain="arch", size=2, count=1, form="row"),
    )
    boxes = Boxes()
    boxes.add(TerrainBox(id="box", name={"en": "Box"}, pieces=pieces), 2)
    assert boxes.tiles == {("clay", 7): 6}
    assert (boxes.sizes("arch"), boxes.forms) == ({2: 2}, {"arch": "row"})
