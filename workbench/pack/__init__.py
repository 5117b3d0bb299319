"""Between the disk and the model. The only home of jsonschema and jsonschema-rs."""
