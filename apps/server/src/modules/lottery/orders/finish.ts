// Finishes settled slips: won chases return their open issues, and rebates are counted and paid.
// Each step is found in the tables, so any process resumes after a crash, and a repeat changes
// nothing. A failing step waits and does not block others.
import { isRefusal } from '@baize/contract';
import { lotteryRebate, teamRebate } from '@baize/ledger';
import type { OrdersPorts } from './ports.ts';
import { createRetries, type Retries } from '../draws/retries.ts';
import { readChasesToStop, writeStopped, type ChaseToStop } from './store/chase-reader.ts';
import {
  countRebates,
  readEventsWithRebates,
  readUnpaid,
  writePaid,
  type RebateDue,
} from './store/rebates.ts';

const batchMax = 500;

export type FinishPorts = Pick<
  OrdersPorts,
  'clock' | 'database' | 'wagering' | 'post' | 'log' | 'metrics' | 'returned' | 'cashOf'
>;

/** One at a time in a process: a call made meanwhile is answered by one more. */
export function createFinisher(ports: FinishPorts) {
  const retries = createRetries(ports.clock, (error, name, tries) =>
    ports.log.error({ error, name, tries }, 'a step of finishing orders failed; it is tried again'),
  );
  ports.metrics.watch(
    'baize_lottery_finish_failing',
    'Chases to stop and rebates that fail and are tried again',
    retries.failing,
  );
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const finish = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await stopChases(ports, retries);
      await countAll(ports, retries);
      await payRebates(ports, retries);
    } while (isAskedAgain);
  };
  const finishOrders = async (): Promise<void> => {
    isAskedAgain = true;
    running ??= finish().finally(() => {
      running = undefined;
    });
    await running;
  };
  return {
    /** After an event is settled, and by the clock for what a crash has left. */
    finishOrders,
    finishSoon: (): void => {
      finishOrders().catch((error: unknown) =>
        ports.log.error({ error }, 'orders could not be finished; they are tried again'),
      );
    },
    stop: async (): Promise<void> => {
      await running?.catch(() => undefined);
    },
  };
}

/** Stops chases that have won. One that fails waits; the others stop. */
async function stopChases({ clock, database, ...ports }: FinishPorts, retries: Retries) {
  const stop = async ({ chaseId, playerId, currency }: ChaseToStop): Promise<boolean> => {
    const now = clock.now();
    const asked = { playerId, currency, orderId: chaseId, now };
    const outcome = await ports.wagering.cancelSlips(asked);
    if (isRefusal(outcome) && outcome.refused === 'order-unknown')
      throw new Error(`chase ${chaseId} has no slips`);
    await writeStopped(database.kysely, chaseId, now);
    if (!isRefusal(outcome) && !outcome.replayed) {
      const balance = await ports.cashOf(playerId, currency);
      ports.returned({ playerId, currency, amount: outcome.refunded, balance });
    }
    return true;
  };
  let after = '';
  for (;;) {
    const due = await readChasesToStop(database.kysely, { after, count: batchMax });
    for (const chase of due) {
      const name = `chase ${chase.chaseId}`;
      if (!retries.waits(name)) await retries.attempt(name, () => stop(chase));
    }
    if (due.length < batchMax) return;
    after = due.at(-1)?.chaseId ?? after;
  }
}

/** Counts the rebates of every event that is settled, each by itself. */
async function countAll({ clock, database, wagering }: FinishPorts, retries: Retries) {
  const count = async (eventId: string): Promise<boolean> => {
    const event = await wagering.eventOf(eventId);
    // Until all of its slips are settled the sums are not known.
    if (event?.state === 'settled')
      await database.transaction((tx) => countRebates(tx, eventId, clock.now()));
    return true;
  };
  let after = '';
  for (;;) {
    const due = await readEventsWithRebates(database.kysely, { after, count: batchMax });
    for (const eventId of due) {
      const name = `rebates of ${eventId}`;
      if (!retries.waits(name)) await retries.attempt(name, () => count(eventId));
    }
    if (due.length < batchMax) return;
    after = due.at(-1) ?? after;
  }
}

/** Pays the rebates that are counted; one that fails waits, and the others are paid. */
async function payRebates({ clock, database, post }: FinishPorts, retries: Retries) {
  const pay = async (rebate: RebateDue): Promise<boolean> => {
    await post(rebate.kind === 'own' ? lotteryRebate(rebate) : teamRebate(rebate));
    return true;
  };
  let after: RebateDue | undefined;
  for (;;) {
    const due = await readUnpaid(database.kysely, { after, count: batchMax });
    const ready = due.filter((rebate) => !retries.waits(nameOf(rebate)));
    const done = await Promise.all(
      ready.map((rebate) => retries.attempt(nameOf(rebate), () => pay(rebate))),
    );
    const paid = ready.filter((_, place) => done[place]);
    await writePaid(database.kysely, paid, clock.now());
    if (due.length < batchMax) return;
    after = due.at(-1);
  }
}

const nameOf = ({ eventId, run, playerId, kind }: RebateDue): string =>
  `rebate ${eventId} ${run} ${playerId} ${kind}`;
