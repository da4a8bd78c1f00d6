// Points: earned by play and deposits at the operator's rates, kept for ever, and exchanged for
// goods or money. Every change is one row, and no balance is ever below zero.
import type { points } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import { none, type Member, type ModuleDoor } from '../../platform/module/index.ts';
import { sealedColumn } from '../../platform/secrets/index.ts';
import type { HourPlay } from '../wagering/index.ts';
import { createActions } from './actions.ts';
import { readPointsLeft } from './budget.ts';
import {
  earnByPlay,
  givePoints,
  hearDeposits,
  reachesPoints,
  takePoints,
  type GivenPoints,
} from './earn.ts';
import type { PointsPorts } from './ports.ts';
import { worthOf } from './rules/scheme.ts';
import { readAccount, readEntries, readEntriesOf } from './store/accounts.ts';
import { readScheme } from './store/scheme.ts';

export type { GivenPoints } from './earn.ts';
export type { PointsPorts } from './ports.ts';

export function createPoints(ports: PointsPorts) {
  hearDeposits(ports);
  const on = ports.database.kysely;
  return {
    actions: createActions(ports),
    /** Play was counted: it earns points in the same transaction. */
    hoursCounted: (tx: Tx, added: readonly HourPlay[]) => earnByPlay(ports, tx, added),
    /** Whether the house's budget of points reaches for so many; they are given after it. */
    reaches: (tx: Tx, asked: Pick<GivenPoints, 'points' | 'now'>) => reachesPoints(tx, asked),
    /** How many the budget still has, as it stands; null: as many as wanted. */
    left: (now: number) => readPointsLeft(on, now),
    /** Points as a reward, once for their reference, in the caller's transaction. */
    give: (tx: Tx, given: GivenPoints) => givePoints(tx, given),
    /** Points of a reward taken back, once for its reference; false: there are not as many. */
    take: (tx: Tx, taken: GivenPoints) => takePoints(tx, taken),
    /** What so many points are worth in money. */
    worthOf: async (tx: Tx, count: bigint) => worthOf(count, (await readScheme(tx)).rates.ratio),
    /** What these references changed. */
    entriesOf: (references: readonly string[]) => readEntriesOf(on, references),
    start: none,
    stop: none,
    jobs: [],
    forgetOld: none,
    copyOf: async ({ playerId }: Member) => ({
      ...(await readAccount(on, playerId)),
      entries: (await readEntries(on, { playerId, pageNo: 1, pageSize: 100_000 })).list,
    }),
    closing: none,
    sealed: [
      sealedColumn(ports.database, ports.addresses, {
        table: 'points_redemption',
        column: 'sent_to',
        by: ['id'],
        nameOf: ({ id = '' }) => id,
      }),
    ],
  } satisfies ModuleDoor<typeof points>;
}

export type Points = ReturnType<typeof createPoints>;
