// Counts facts: play as wagering counts it, in the same transaction; money as the wallet hands it
// over, in the transaction that takes it. Then windows are closed and summed up.
import type { Tx } from '../../platform/database/index.ts';
import type { WindowPlay } from '../wagering/index.ts';
import type { FactsPorts } from './ports.ts';
import { firstDeposit } from './rules/sums.ts';
import { openAt, placeOf, windowAt } from './rules/window.ts';
import { addFacts, closeUntil, lockMarks, readMarks, type FactRow } from './store/count.ts';
import { createLines } from './store/lines.ts';
import { sumNext } from './store/sum-up.ts';

/** So many movements are counted in one transaction. */
const movementsMax = 5_000;

type Counted = Omit<FactRow, 'lineId'>;
type Add = (tx: Tx, counted: readonly Counted[]) => Promise<void>;

export function createCounting(ports: FactsPorts) {
  const { database, clock, wagering } = ports;
  const add = adding(ports);
  async function countFacts(): Promise<boolean> {
    const now = clock.now();
    if (!(await wagering.countHours())) return false;
    while (!(await countMoney(ports, add)));
    await database.transaction(async (tx) => {
      const { closedUntil } = await lockMarks(tx);
      if (openAt(now) > closedUntil) await closeUntil(tx, openAt(now));
    });
    while (await database.transaction(sumNext));
    return true;
  }
  return {
    countFacts,
    /** Play was counted: facts are, in the same transaction. */
    countPlay: (tx: Tx, added: readonly WindowPlay[]) => countPlay(ports, add, { tx, added }),
    countedUntil: async (on: Parameters<typeof readMarks>[0] = database.kysely) =>
      windowAt((await readMarks(on)).closedUntil),
  };
}

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
  { clock, categoryOf }: FactsPorts,
  add: Add,
  { tx, added }: { readonly tx: Tx; readonly added: readonly WindowPlay[] },
): Promise<void> {
  const { closedUntil } = await lockMarks(tx);
  const now = clock.now();
  const counted = added.map(({ playerId, currency, window, vendor, gameCode, ...play }) => ({
    playerId,
    currency,
    at: placeOf(window ?? now, closedUntil),
    kind: categoryOf(vendor === '' ? null : vendor, gameCode),
    times: BigInt(play.rounds),
    staked: play.staked,
    valid: play.valid,
    amount: play.paid,
  }));
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
      return [{ ...one, kind, amount }, ...(isFirst ? [first] : [])];
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
