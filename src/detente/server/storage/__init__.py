"""The database: schema, migrations, and the queries of the server."""
