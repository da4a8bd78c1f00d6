// The cashier's desk: withdrawals with the evidence about each, rules that judge by themselves,
// signatures of two persons over the exact record, shifts, figures of money and play, and the files
// of payment providers beside our books.
import type { cashier } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import { everyMinute, none, type ModuleDoor } from '../../platform/module/index.ts';
import type { Withdrawal } from '../wallet/index.ts';
import { createActions } from './actions.ts';
import { hearCases, judgeLeft } from './automation/judge-case.ts';
import { fillCases } from './cases/fill-cases.ts';
import { withdrawalMoved } from './cases/moved.ts';
import { refusalOfRelease, type Released } from './automation/release.ts';
import { forgetBulks } from './cases/store/bulk.ts';
import { countHours, countPlay, countReserve, forgetPlayersOf } from './figures/count.ts';
import { sumsSince } from './figures/sums-since.ts';
import { readMark } from './figures/store/facts.ts';
import type { CashierPorts } from './ports.ts';

export type { CashierPorts } from './ports.ts';

const bulksKeptMs = 90 * 24 * 3_600_000;

export function createCashier(ports: CashierPorts) {
  const { database } = ports;
  hearCases(ports);
  const count = async () => {
    await countPlay(ports);
    await countHours(ports);
    await countReserve(ports);
  };
  return {
    actions: createActions(ports),
    /** The wallet tells each step of a withdrawal. */
    withdrawalMoved: (tx: Tx, withdrawal: Withdrawal) => withdrawalMoved(ports, tx, withdrawal),
    /** The wallet asks before it releases money. */
    refusalOfRelease: (tx: Tx, released: Released) => refusalOfRelease(ports, tx, released),
    /** Counts now what the timed job counts. */
    count,
    /** The place in the order of rounds up to which play is counted. */
    countedUntil: () => readMark(database.kysely),
    /** Stakes, payouts, deposits and withdrawals of everybody since a moment, by whole hours. */
    sumsSince: (since: number) => sumsSince(ports, since),
    start: () => fillCases(ports),
    stop: none,
    jobs: [
      { name: 'cashier-count', cron: everyMinute, run: count },
      { name: 'cashier-judge', cron: everyMinute, run: () => judgeLeft(ports) },
    ],
    async forgetOld(now: number) {
      await forgetPlayersOf(ports, now);
      await forgetBulks(database.kysely, now - bulksKeptMs);
    },
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof cashier>;
}

export type Cashier = ReturnType<typeof createCashier>;
