"""E-mail through the operator's mail server."""

from __future__ import annotations

import logging
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Literal

import aiosmtplib

from sevencats.server.settings import MailRules

Outcome = Literal["sent", "again", "gone"]
_DEADLINE_S = 20.0
#: SMTP replies that mean: this address does not exist, permanently.
_NO_SUCH_ADDRESS = range(550, 560)

log = logging.getLogger(__name__)


class MailSender:
    """Sends plain text mails that can be unsubscribed with one click."""

    def __init__(self, rules: MailRules) -> None:
        self.rules = rules

    async def send(self, to: str, subject: str, text: str, unsubscribe: str = "") -> Outcome:
        """Deliver a mail; ``gone``: the address does not exist."""
        message = EmailMessage()
        message["From"] = self.rules.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.rules.sender.rpartition("@")[2].strip(" >"))
        message["Auto-Submitted"] = "auto-generated"
        if unsubscribe:
            message["List-Unsubscribe"] = f"<{unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        try:
            await aiosmtplib.send(
                message,
                hostname=self.rules.host,
                port=self.rules.port,
                username=self.rules.user or None,
                password=self.rules.password or None,
                use_tls=self.rules.security == "tls",
                start_tls=self.rules.security == "starttls",
                timeout=_DEADLINE_S,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = {refused.code for refused in error.recipients}
            return "gone" if all(code in _NO_SUCH_ADDRESS for code in codes) else "again"
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            log.warning("a mail was not delivered: %s", type(error).__name__)
            return "again"
        return "sent"
