"""Measurements in the format of Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
MOVES: Final = Counter("detente_moves", "Moves accepted", registry=REGISTRY)
REFUSALS: Final = Counter("detente_refusals", "Requests refused", ["error"], registry=REGISTRY)
CONNECTIONS: Final = Gauge("detente_connections", "Live connections", registry=REGISTRY)
SOCKETS: Final = Gauge("detente_sockets", "Open sockets", registry=REGISTRY)
TABLES: Final = Gauge("detente_tables_in_memory", "Tables in memory", registry=REGISTRY)
BOTS_DECIDING: Final = Gauge(
    "detente_bots_thinking", "Bots that decide or wait to", registry=REGISTRY
)
BOT_FAILURES: Final = Gauge(
    "detente_bot_failures", "Decisions of bots that failed", registry=REGISTRY
)
MOVE_SECONDS: Final = Histogram(
    "detente_move_seconds",
    "From a request to its answer",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
    registry=REGISTRY,
)


def exposition() -> bytes:
    """All measurements as text."""
    return generate_latest(REGISTRY)
