// Draws and settles on time: one process at a time owns it, by a lease of a few seconds, and
// another takes over where it dies. It sleeps until the next draw or opening; nothing is looked
// through in between. Three things go on side by side: drawing, settling and telling what opened.
import { setTimeout as sleep } from 'node:timers/promises';
import type { LotteryPorts } from '../ports.ts';
import type { Board } from './board.ts';
import { createDrawDue, feedPauseMs, type DrawnNow } from './draw-due.ts';
import { createLateness } from './lateness.ts';
import { createOpenings } from './openings.ts';
import { createSettleDrawn } from './settle-drawn.ts';
import type { Terms } from './terms.ts';

const family = 'lottery';

export const leaseName = 'lottery-draws';

/** While a beacon is late it is asked again so soon. */
const retryMs = 500;
/** However long nothing is due, this looks again: issues may have been planned meanwhile. */
const pauseMostMs = 10_000;
const settlePauseMs = 3000;

export interface Driven {
  readonly board: Board;
  readonly terms: Terms;
}

export function createDriver(ports: LotteryPorts, { board, terms }: Driven) {
  const { leases, clock, log } = ports;
  const steps = createSteps(ports, board);
  const openings = createOpenings(ports, { board, terms });
  let keeper: ReturnType<typeof leases.keep> | undefined;
  const drawing = loop(log, async (signal) => {
    const { waiting } = await steps.drawFresh();
    const again = waiting.some(({ drawnBy }) => drawnBy === 'us') ? retryMs : feedPauseMs;
    const next = await steps.nextDraw();
    const wakeAt = waiting.length > 0 ? Math.min(next, clock.now() + again) : next;
    await pause(wakeAt - clock.now(), signal);
  });
  const drawingOld = loop(log, async (signal) => {
    await steps.drawOld();
    await pause(pauseMostMs, signal);
  });
  const settling = loop(log, async (signal) => {
    const drawn = steps.untilDrawn();
    await steps.settleDue();
    await pause(settlePauseMs, AbortSignal.any([signal, drawn]));
  });
  const opening = loop(log, async (signal) => pause(openings.tellNew() - clock.now(), signal));
  const work = async (signal: AbortSignal): Promise<void> => {
    await steps.returnCancelled();
    openings.begin();
    await Promise.all([drawing, drawingOld, settling, opening].map((run) => run(signal)));
  };
  return {
    start: () => {
      keeper = leases.keep(leaseName, work);
    },
    stop: async () => {
      await keeper?.stop();
    },
    /** Draws whatever is due and can be drawn; for tests and simulated worlds. */
    drawDue: async () => {
      const [fresh, old] = [await steps.drawFresh(), await steps.drawOld()];
      const waiting = [...fresh.waiting, ...old.waiting];
      return { drawn: [...fresh.drawn, ...old.drawn], waiting };
    },
    settleDue: async () => {
      await steps.returnCancelled();
      await steps.settleDue();
    },
    tellOpened: () => openings.tellNew(),
  };
}

/** What is done in each turn; a draw wakes who settles. */
function createSteps(ports: LotteryPorts, board: Board) {
  const { clock, wagering } = ports;
  const lateness = createLateness(ports);
  const due = createDrawDue(ports, lateness);
  const { settleSome, returnCancelled } = createSettleDrawn(ports, lateness);
  let drawn = new AbortController();
  const tellDrawn = async (found: DrawnNow): Promise<DrawnNow> => {
    if (found.drawn.length === 0) return found;
    drawn.abort();
    await board.changed();
    return found;
  };
  return {
    returnCancelled,
    drawFresh: async (): Promise<DrawnNow> => {
      const found = await due.drawFresh();
      lateness.waits(found.waiting.length);
      return tellDrawn(found);
    },
    drawOld: async () => tellDrawn(await due.drawOld()),
    settleDue: async (): Promise<void> => {
      while (await settleSome());
    },
    /** Fires with the next draw. */
    untilDrawn: (): AbortSignal => {
      drawn = new AbortController();
      return drawn.signal;
    },
    nextDraw: async (): Promise<number> => {
      const now = clock.now();
      const search = { family, states: ['planned'], drawsFrom: now + 1, count: 1 } as const;
      const [next] = await wagering.eventsOf(search);
      return Math.min(next?.drawsAt ?? Infinity, now + pauseMostMs);
    },
  };
}

type Turn = (signal: AbortSignal) => Promise<unknown>;

const faultPauseMs = 1000;

/** Turn after turn until the lease is lost; a fault costs a second. */
const loop = (log: LotteryPorts['log'], turn: Turn) => async (signal: AbortSignal) => {
  while (!signal.aborted) {
    await turn(signal).catch(async (error: unknown) => {
      log.error({ error }, 'drawing lotteries was troubled');
      await pause(faultPauseMs, signal);
    });
  }
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(Math.max(1, Math.min(ms, pauseMostMs)), undefined, { signal }).catch(() => undefined);
