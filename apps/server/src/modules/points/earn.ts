// Earns points: by play, in the transaction that counts it; by deposits, as they are told; and as
// rewards, in the transaction of who gives them.
import { parseUnits, type Units } from '@baize/money';
import type { Tx } from '../../platform/database/index.ts';
import type { HourPlay } from '../wagering/index.ts';
import { lockLeft, openPointsBudget, type PointsBudget } from './budget.ts';
import type { PointsPorts } from './ports.ts';
import { earn, rateOf, type Rates } from './rules/scheme.ts';
import { changePoints, lockAccount, readRest, writeRest } from './store/accounts.ts';
import { addSpent } from './store/budgets.ts';
import { readScheme } from './store/scheme.ts';

interface Source {
  readonly playerId: string;
  readonly source: string;
  readonly amount: Units;
}

/** What was played by member and category; each hour is told once. */
export async function earnByPlay(
  ports: PointsPorts,
  tx: Tx,
  added: readonly HourPlay[],
): Promise<void> {
  const { rates } = await readScheme(tx);
  if (rates.earn.length === 0) return;
  const sums = new Map<string, Source>();
  for (const { playerId, currency, vendor, gameCode, valid } of added) {
    if (currency !== ports.currency) continue;
    const source = ports.categoryOf({ vendor: vendor === '' ? null : vendor, gameCode });
    const key = `${playerId} ${source}`;
    const amount = (sums.get(key)?.amount ?? 0n) + valid;
    sums.set(key, { playerId, source, amount });
  }
  const budget = await openPointsBudget(tx, rates, ports.clock.now());
  for (const key of [...sums.keys()].sort()) {
    const sum = sums.get(key);
    if (sum) await earnOf(ports, tx, sum, { rates, budget, kind: 'play', reference: '' });
  }
  await budget.close();
}

interface Deposit {
  readonly depositId: string;
  readonly amount: string;
  readonly state: string;
}

export function hearDeposits(ports: PointsPorts): void {
  ports.outbox.hear('deposit-settled', 'points', async ({ topic, payload }, tx) => {
    const { depositId: reference, amount: text, state } = payload as Deposit;
    const settled = parseUnits(text, { decimalsMax: 4 }) ?? 0n;
    if ((state !== 'success' && state !== 'reversed') || settled <= 0n) return;
    // One that was taken back is made up by the next, as corrected play is.
    const amount = state === 'reversed' ? -settled : settled;
    const playerId = topic?.replace(/^player:/u, '') ?? '';
    const { rates } = await readScheme(tx);
    const sum = { playerId, source: 'deposit', amount };
    const budget = await openPointsBudget(tx, rates, ports.clock.now());
    await earnOf(ports, tx, sum, { rates, budget, kind: 'deposit', reference });
    await budget.close();
  });
}

interface Earning {
  readonly rates: Rates;
  readonly budget: PointsBudget;
  readonly kind: 'play' | 'deposit';
  readonly reference: string;
}

async function earnOf(
  { isMember, clock }: PointsPorts,
  tx: Tx,
  { playerId, source, amount }: Source,
  { rates, budget, kind, reference }: Earning,
): Promise<void> {
  const rate = rateOf(rates, source);
  if (rate === undefined || amount === 0n || !(await isMember(playerId))) return;
  await lockAccount(tx, playerId);
  const before = await readRest(tx, playerId, source);
  const earned = earn(before, amount, rate);
  const points = budget.take(earned.points);
  // What the budget has no points for counts on, like what is too small for one.
  const rest = earned.rest + (earned.points - points) * rate;
  await writeRest(tx, { playerId, source, rest });
  if (points > 0n)
    await changePoints(tx, { playerId, kind, source, points, reference, now: clock.now() });
}

export interface GivenPoints {
  readonly playerId: string;
  readonly points: bigint;
  readonly reference: string;
  readonly now: number;
}

/** Whether the budget reaches for so many; under a cap it then waits for them. */
export async function reachesPoints(
  tx: Tx,
  { points, now }: Pick<GivenPoints, 'points' | 'now'>,
): Promise<boolean> {
  const left = await lockLeft(tx, (await readScheme(tx)).rates, { kind: 'points', now });
  return left === null || points <= left;
}

/** Points as a reward, once for its reference. */
export async function givePoints(tx: Tx, given: GivenPoints): Promise<void> {
  const { points: amount, now } = given;
  const changed = await changePoints(tx, { ...given, kind: 'reward' });
  if (changed === 'changed') await addSpent(tx, 'points', { amount, now });
}

/** Points of a reward that is taken back; false: the member has not as many. */
export async function takePoints(tx: Tx, { points, ...taken }: GivenPoints): Promise<boolean> {
  return (await changePoints(tx, { ...taken, points: -points, kind: 'adjusted' })) !== 'few';
}
