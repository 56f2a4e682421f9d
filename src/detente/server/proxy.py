"""Reverse proxies: from which addresses their word about a client is believed."""

import logging
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from litestar.types import Scope

from detente.core.errors import InvalidInput

_LOG: Final = logging.getLogger(__name__)
_FOR: Final = b"x-forwarded-for"
_PROTO: Final = b"x-forwarded-proto"
_UNTOLD: Final = ("/health", "/metrics")
"""What is asked from the proxy's own machine, without the proxy."""
_SECURE: Final = {"http": "https", "websocket": "wss"}
_PLAIN: Final = {"http": "http", "websocket": "ws"}


class Proxies:
    """The addresses and networks of the reverse proxies whose headers are believed."""

    def __init__(self, networks: Iterable[IPv4Network | IPv6Network] = ()) -> None:
        self.networks = tuple(networks)
        self._has = lru_cache(1024)(self._look_up)

    @classmethod
    def named(cls, text: str) -> "Proxies":
        """The proxies of a list, separated by commas; InvalidInput if one is no address."""
        return cls(_network(name.strip()) for name in text.split(","))

    def __contains__(self, host: str) -> bool:
        return self._has(host)

    def _look_up(self, host: str) -> bool:
        address = parsed(host)
        return address is not None and any(ip_address(address) in net for net in self.networks)

    def client(self, hops: list[str]) -> tuple[str, int] | None:
        """The address nearest to us that is no proxy, and how many hops it is away; None: no such.

        `hops` are in the order in which proxies append them. What stands before is anybody's word.
        """
        client = None
        for count, hop in enumerate(reversed(hops), 1):
            address = parsed(hop)
            if address is None:
                break
            client = address, count
            if address not in self:
                break
        return client


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name)
    except ValueError as error:
        raise InvalidInput("serve-bad-proxy", name=name) from error


def parsed(hop: str) -> str | None:
    """An address as a proxy writes it, perhaps with a port or in brackets; None if it is none."""
    host = hop.strip().strip('"')
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        address = ip_address(host)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)


def network_of(host: str) -> str:
    """What counts as one address: of IPv6 the first 64 bits, which one customer has."""
    address = parsed(host)
    if address is None or ":" not in address:
        return address or host
    return str(ip_network(f"{address.partition('%')[0]}/64", strict=False))


class Forwarded:
    """Gives requests that came through a proxy the address and scheme of the client.

    What is set up wrongly is said once in the log.
    """

    def __init__(self, proxies: Proxies) -> None:
        self._proxies = proxies
        self._said: set[str] = set()

    def client(self, scope: Scope) -> str | None:
        """The client behind a proxy, which is the request's client from now on; None: no such."""
        peer = scope["client"][0] if scope["client"] else ""
        hops, schemes = _listed(scope, _FOR), _listed(scope, _PROTO)
        if peer not in self._proxies:
            if hops or schemes:
                self._say(
                    "untrusted",
                    "forwarded headers from %s are ignored; if it is your reverse proxy, "
                    "start with --proxy %s",
                    *(peer, peer),
                )
            return None
        if (missing := _missing(hops, schemes)) and scope["path"] not in _UNTOLD:
            self._say("missing", "the proxy at %s sends no %s; let it set this", peer, missing)
        client, count = self._proxies.client(hops) or (peer, 1)
        scope["client"] = (client, 0)
        if schemes:
            told = schemes[-min(count, len(schemes))].lower()
            known = _SECURE if told in _SECURE.values() else _PLAIN
            scope["scheme"] = known[scope["type"]]
        self._check_host(scope, peer)
        return None if client in self._proxies else client

    def _check_host(self, scope: Scope, peer: str) -> None:
        """Say if a proxy does not pass on the host that was asked for: all changes are refused."""
        origin, host = _listed(scope, b"origin"), _listed(scope, b"host")
        named = origin[0].partition("://")[2] if origin else ""
        if host and named not in ("", host[0]):
            self._say(
                "host",
                "a request through the proxy at %s is for %s, says its page, and for %s, says the "
                "header Host; let the proxy pass on Host",
                *(peer, named, host[0]),
            )

    def _say(self, what: str, line: str, *args: str) -> None:
        if what not in self._said:
            self._said.add(what)
            _LOG.warning(line, *args)


def _listed(scope: Scope, name: bytes) -> list[str]:
    """The values of a header, also of one that is sent several times."""
    sent = b",".join(value for key, value in scope["headers"] if key == name)
    return [value.strip() for value in sent.decode("latin-1").split(",") if value.strip()]


def _missing(hops: list[str], schemes: list[str]) -> str:
    names = [("X-Forwarded-For", hops), ("X-Forwarded-Proto", schemes)]
    return ", ".join(name for name, values in names if not values)
