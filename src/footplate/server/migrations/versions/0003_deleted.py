"""Deleted tables are kept for a while; how far a game is stands beside it, for lists."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deleted", sa.Double(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("progress", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("progress", "deleted"):
        op.drop_column("tables", name)
