"""What Alembic runs. The connection is handed in: `footplate.server.store` has opened it (docs/operation.md)."""

from alembic import context

from footplate.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    compare_type=True,
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
