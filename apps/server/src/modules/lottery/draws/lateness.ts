// The punctuality of draws for monitoring: the latest draw and settlement of the last minutes, and
// the backlog.
import type { SharedEvent } from '../../wagering/index.ts';
import type { LotteryPorts } from '../ports.ts';

const keptMs = 5 * 60_000;

interface Seen {
  readonly at: number;
  readonly lateMs: number;
}

export function createLateness({ metrics, clock }: Pick<LotteryPorts, 'metrics' | 'clock'>) {
  const drew: Seen[] = [];
  const settled: Seen[] = [];
  let waiting = 0;
  const watch = (name: string, help: string, seen: Seen[]) =>
    metrics.watch(name, help, () => worst(seen, clock.now() - keptMs));
  watch('baize_lottery_draw_late_seconds', 'The latest draw of five minutes', drew);
  watch('baize_lottery_settle_late_seconds', 'The latest settlement of five minutes', settled);
  metrics.watch('baize_lottery_waiting', 'Issues that are due and have no result', () => waiting);
  const note = (seen: Seen[], drawsAt: number) => {
    const at = clock.now();
    seen.push({ at, lateMs: at - drawsAt });
    while ((seen[0]?.at ?? at) < at - keptMs) seen.shift();
  };
  return {
    drew: (event: SharedEvent) => {
      metrics.count('baize_lottery_draws_total', event.drawnBy);
      note(drew, event.drawsAt);
    },
    settled: (event: SharedEvent) => note(settled, event.drawsAt),
    waits: (count: number) => {
      waiting = count;
    },
  };
}

function worst(seen: readonly Seen[], since: number): number {
  const late = seen.filter(({ at }) => at >= since).map(({ lateMs }) => lateMs / 1000);
  return Math.max(0, ...late);
}
