"""What Alembic runs: the steps that are missing, in the transaction that is already open."""

from alembic import context

from detente.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
