"""Seat keys: a signed note that says which table and which seat. Whoever has it sits there; no account is needed."""

import hmac
import secrets
from hashlib import sha256
from typing import Final

from itsdangerous import BadData, URLSafeSerializer

SPECTATOR: Final = ""
HOST: Final = "*"
TABLE: Final = "[a-z0-9]{1,24}"
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


class Keys:
    def __init__(self, secret: str) -> None:
        self.secret: Final = secret.encode()
        self.signer: Final = URLSafeSerializer(secret, salt="seat", signer_kwargs={"digest_method": sha256})

    def make(self, table: str, seat: str) -> str:
        return str(self.signer.dumps([table, seat]))

    def alias(self, address: str) -> str:
        """An address as it may be stored: the same for the same, and nobody else can tell which it was."""
        return hmac.new(self.secret, b"address " + address.encode(), sha256).hexdigest()[:24]

    def read(self, key: str) -> tuple[str, str] | None:
        """The table and the seat; None where we never signed this."""
        try:
            said = self.signer.loads(key)
        except BadData:
            return None
        match said:
            case [str(table), str(seat)]:
                return table, seat
        return None


def new_table_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(14))


def new_secret() -> str:
    return secrets.token_urlsafe(32)
