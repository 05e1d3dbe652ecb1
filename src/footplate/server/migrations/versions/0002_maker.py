"""Who made a table: for a quota, and so that bots serve everybody in turn."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.String(32), nullable=False, server_default=""))
    op.create_index("ix_tables_maker", "tables", ["maker", "created"])


def downgrade() -> None:
    op.drop_index("ix_tables_maker", "tables")
    op.drop_column("tables", "maker")
