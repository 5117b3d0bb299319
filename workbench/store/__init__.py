"""The only home of SQLModel: what may be thrown away or kept beside the packs."""
