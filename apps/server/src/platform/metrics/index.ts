// The figures a monitoring system collects: calls, latencies, live connections, outbox lag, and
// the process's own health, in the Prometheus text form. Labels are names from fixed lists, never
// a player, so that the number of series stays bounded.
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

const millisecondsPerSecond = 1000;
const latencyBucketsSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface Metrics {
  countRequest(endpoint: string, status: number, durationMs: number): void;
  /** Adds one to a counter; `kind` is one word of a fixed list. */
  count(name: CounterName, kind: string, amount?: number): void;
  /** A figure that is read when somebody looks. */
  watch(name: string, help: string, read: () => number | Promise<number>): void;
  /** Figures of a few things of one kind, read when somebody looks. */
  watchEach(
    named: { readonly name: string; readonly help: string; readonly label: string },
    read: () => Promise<ReadonlyMap<string, number>>,
  ): void;
  print(): Promise<string>;
}

const counters = {
  baize_live_messages_total: 'Messages sent to live connections',
  baize_outbox_deliveries_total: 'Events handed to their hearers',
  baize_jobs_total: 'Jobs finished',
  baize_deliveries_total: 'Mails and text messages handed over, put off or given up',
  baize_postings_total: 'Postings written to the ledger',
  baize_lottery_draws_total: 'Issues that got a result, by who drew them',
} as const;

export type CounterName = keyof typeof counters;

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'baize_' });
  const requests = new Histogram({
    name: 'baize_request_seconds',
    help: 'Answered calls by endpoint and status',
    labelNames: ['endpoint', 'status'],
    buckets: latencyBucketsSeconds,
    registers: [registry],
  });
  const made = new Map<CounterName, Counter<'kind'>>();
  for (const [name, help] of Object.entries(counters)) {
    const counter = new Counter({ name, help, labelNames: ['kind'], registers: [registry] });
    made.set(name as CounterName, counter);
  }
  return {
    countRequest: (endpoint, status, durationMs) =>
      requests.observe({ endpoint, status }, durationMs / millisecondsPerSecond),
    count: (name, kind, amount = 1) => made.get(name)?.inc({ kind }, amount),
    watch: (name, help, read) => watchGauge(registry, name, help, read),
    watchEach: ({ name, help, label }, read) => {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        async collect() {
          gauge.reset();
          for (const [of, figure] of await read()) gauge.set({ [label]: of }, figure);
        },
      });
    },
    print: () => registry.metrics(),
  };
}

function watchGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      gauge.set(await read());
    },
  });
}
