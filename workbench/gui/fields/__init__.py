"""Fields of a form, one file each: a schema in, a widget out, every change an edit."""
