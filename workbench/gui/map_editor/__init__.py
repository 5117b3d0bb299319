"""The parts of the map editor: what a map's data says, its layers of objects, tools, gestures and side panel."""
