// Counts facts: play as wagering counts it, in the same transaction; money as the wallet hands it
// over, in the transaction that takes it. Then windows are closed of which everything is counted,
// and summed up.
import type { Tx } from '../../platform/database/index.ts';
import type { WindowPlay } from '../wagering/index.ts';
import type { FactsPorts } from './ports.ts';
import { awaitedMoments } from './rules/awaited.ts';
import { firstDeposit, paidOnKind } from './rules/sums.ts';
import { turnoverOf } from './rules/turnover.ts';
import { openAt, placeOf, windowAt } from './rules/window.ts';
import { addFacts, closeUntil, lockMarks, readMarks, type FactRow } from './store/count.ts';
import { createLines } from './store/lines.ts';
import { sumNext } from './store/sum-up.ts';

/** So many movements are counted in one transaction. */
const movementsMax = 5_000;

type Counted = Omit<FactRow, 'lineId'>;
type Add = (tx: Tx, counted: readonly Counted[]) => Promise<void>;

export function createCounting(ports: FactsPorts) {
  const { database } = ports;
  const add = adding(ports);
  return {
    countFacts: counter(ports, add),
    /** Play was counted: facts are, in the same transaction. */
    countPlay: (tx: Tx, added: readonly WindowPlay[]) => countPlay(ports, add, { tx, added }),
    countedUntil: async (on: Parameters<typeof readMarks>[0] = database.kysely) =>
      windowAt((await readMarks(on)).closedUntil),
  };
}

/** A count that others held back is repeated so often at once. */
const triesMax = 4;

function counter(ports: FactsPorts, add: Add): () => Promise<boolean> {
  const { database, clock, wagering } = ports;
  const awaited = awaitedMoments();
  const countOnce = async (): Promise<boolean> => {
    const oldest = await wagering.oldestUnderWay();
    if (!(await wagering.countHours())) return false;
    while (!(await countMoney(ports, add)));
    await closeWindows(database, awaited.countedBefore(oldest));
    return true;
  };
  return async () => {
    const now = clock.now();
    if (awaited.isNew(now)) awaited.add({ at: now, next: await wagering.placeNow() });
    for (let tries = 0; tries < triesMax; tries += 1) {
      if (!(await countOnce())) return false;
      if (awaited.reached() >= openAt(now)) break;
    }
    while (await database.transaction(sumNext));
    return true;
  };
}

const closeWindows = (database: FactsPorts['database'], until: number): Promise<void> =>
  database.transaction(async (tx) => {
    const { closedUntil } = await lockMarks(tx);
    if (until > closedUntil) await closeUntil(tx, until);
  });

export type Counting = ReturnType<typeof createCounting>;

/** Demo players have no line and no facts. */
function adding({ agents }: FactsPorts): Add {
  const linesOf = createLines();
  return async (tx, counted) => {
    const chains = await agents.chainsOf(
      counted.map(({ playerId }) => playerId),
      tx,
    );
    const lineOf = await linesOf(tx, chains.values());
    const rows = counted.flatMap((one) => {
      const chain = chains.get(one.playerId);
      return chain === undefined ? [] : [{ ...one, lineId: lineOf(chain) }];
    });
    await addFacts(tx, together(rows));
  };
}

async function countPlay(
  { categoryOf }: FactsPorts,
  add: Add,
  { tx, added }: { readonly tx: Tx; readonly added: readonly WindowPlay[] },
): Promise<void> {
  const { closedUntil } = await lockMarks(tx);
  const counted = added.map(({ playerId, currency, window, vendor, gameCode, ...play }) => {
    const kind = categoryOf(vendor === '' ? null : vendor, gameCode);
    return {
      playerId,
      currency,
      at: placeOf(window, closedUntil),
      kind,
      times: BigInt(play.rounds),
      staked: play.staked,
      valid: turnoverOf(kind, play),
      // What feeds a jackpot is paid at once; its prize comes from the pool.
      amount: play.paid + play.pooled,
    };
  });
  await add(tx, counted);
}

/** False: there may be more. */
const countMoney = ({ database, wallet }: FactsPorts, add: Add) =>
  database.transaction(async (tx) => {
    const { closedUntil } = await lockMarks(tx);
    const moved = await wallet.takeMoved(tx, movementsMax);
    const counted = moved.flatMap(({ playerId, currency, kind, amount, at, isFirst }) => {
      const place = { playerId, currency, at: placeOf(at.getTime(), closedUntil) };
      const one = { ...place, times: 1n, staked: 0n, valid: 0n };
      const first = { ...one, kind: firstDeposit, amount: 0n };
      const paidOn = paidOnKind(kind, amount);
      return [
        { ...one, kind, amount },
        ...(isFirst ? [first] : []),
        ...(paidOn === undefined ? [] : [{ ...one, kind: paidOn, amount: -amount }]),
      ];
    });
    await add(tx, counted);
    return moved.length < movementsMax;
  });

function together(rows: readonly FactRow[]): readonly FactRow[] {
  const found = new Map<string, FactRow>();
  for (const row of rows) {
    const key = [row.playerId, row.lineId, row.currency, row.at, row.kind].join(' ');
    const known = found.get(key);
    found.set(
      key,
      known
        ? {
            ...row,
            times: known.times + row.times,
            staked: known.staked + row.staked,
            valid: known.valid + row.valid,
            amount: known.amount + row.amount,
          }
        : row,
    );
  }
  return [...found.values()];
}
