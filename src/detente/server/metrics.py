"""What can be measured from outside, in the format of Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
CHOICES: Final = Counter("detente_choices", "Choices accepted", registry=REGISTRY)
REFUSALS: Final = Counter("detente_refusals", "Demands refused", ["error"], registry=REGISTRY)
WATCHERS: Final = Gauge("detente_connections", "Live connections", registry=REGISTRY)
TABLES: Final = Gauge("detente_tables_in_memory", "Tables in memory", registry=REGISTRY)
THINKING: Final = Gauge("detente_bots_thinking", "Bots that think or wait to", registry=REGISTRY)
BOT_FAILURES: Final = Gauge("detente_bot_failures", "Thoughts that failed", registry=REGISTRY)
SECONDS: Final = Histogram(
    "detente_choice_seconds",
    "From a demand to its answer",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
    registry=REGISTRY,
)


def exposition() -> bytes:
    """All measurements as text."""
    return generate_latest(REGISTRY)
