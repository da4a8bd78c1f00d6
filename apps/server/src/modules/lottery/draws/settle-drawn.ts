// Settles drawn issues, short games first, and refunds cancelled ones. Interrupted work is found
// here again; a failing event waits and does not block others.
import type { SharedEvent } from '../../wagering/index.ts';
import type { LotteryPorts } from '../ports.ts';
import { createRetries } from './retries.ts';
import { inOrder } from './draw-due.ts';

const family = 'lottery';

type Ports = Pick<LotteryPorts, 'wagering' | 'clock' | 'log' | 'metrics' | 'tell'>;

const searchMost = 500;
/** Two at once keep the books' lanes busy; more would only delay the first. */
const atOnce = 2;
const cancelledMs = 3 * 24 * 3_600_000;

export interface Settling {
  settled(event: SharedEvent): void;
}

export function createSettleDrawn(
  { wagering, clock, log, metrics, tell }: Ports,
  lateness: Settling,
) {
  const retries = createRetries(clock, (error, eventId, tries) => {
    log.error({ error, eventId, tries }, 'an issue could not be settled; it is tried again');
    tell({ event: 'lottery-desk-changed', payload: {} });
  });
  metrics.watch(
    'baize_lottery_settle_failing',
    'Issues whose settlement or refund fails and is tried again',
    retries.failing,
  );
  const settle = ({ eventId }: SharedEvent): Promise<boolean> =>
    retries.attempt(eventId, async () => {
      const after = await wagering.settleEvent(eventId);
      if (after.state === 'settled') lateness.settled(after);
      return after.state === 'settled' || after.state === 'cancelled';
    });
  return {
    /** Settles the first few of what is drawn and does not wait; false where there is nothing. */
    async settleSome(): Promise<boolean> {
      const drawn = await wagering.eventsOf({ family, states: ['drawn'], count: searchMost });
      const ready = drawn.filter(({ eventId }) => !retries.waits(eventId));
      const first = inOrder(ready)
        .slice(0, atOnce)
        .flatMap((place) => ready[place] ?? []);
      await Promise.all(first.map(settle));
      return first.length > 0;
    },
    /** Returns what a crash left of cancelled issues. */
    async returnCancelled(): Promise<void> {
      const drawsFrom = clock.now() - cancelledMs;
      const search = { family, states: ['cancelled'], drawsFrom, count: searchMost } as const;
      for (const event of await wagering.eventsOf(search))
        if (!retries.waits(event.eventId)) await settle(event);
    },
  };
}
