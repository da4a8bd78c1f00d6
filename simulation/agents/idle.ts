// Windows of real-time salaries that have no bill: the second reckoning finds that nothing was due.
import { must } from '../broken.ts';
import { teamOf, windowMs, type Figures } from './known.ts';
import { termsAt, type Terms } from './lives.ts';
import { toCents } from './shares.ts';
import type { AgentsWorld } from './world.ts';

/** From there on there is no bill, though the window is closed. */
export function checkIdle(world: AgentsWorld, id: string, from: number): void {
  const contract = world.contracts.get(id);
  const terms = contract && termsAt(contract, from);
  must(contract !== undefined && terms !== undefined, 'a contract in force was signed', [id, from]);
  const span = { from, until: from + windowMs, includeSelf: terms.includeSelf };
  const team = [...teamOf(world.counted, contract.payee, span).values()];
  const turnover = sumOf(team, 'turnover');
  must(turnover >= 0n, 'what a salary is less is carried on', [id, from, turnover]);
  const due = turnover === 0n ? 0n : dueOf(terms, team);
  must(due === 0n, 'no window with something due is skipped', [id, from, due]);
}

const sumOf = (team: readonly Figures[], name: keyof Figures): bigint =>
  team.reduce((sum, one) => sum + one[name], 0n);

/** Without bonuses, of which there are none here. */
function dueOf(terms: Terms, team: readonly Figures[]): bigint {
  const turnover = sumOf(team, 'turnover');
  const netLoss =
    turnover -
    sumOf(team, 'payout') -
    (terms.minusRebates ? sumOf(team, 'rebate') : 0n) -
    (terms.minusWages ? sumOf(team, 'wage') : 0n);
  if (terms.onlyIfLoss && netLoss <= 0n) return 0n;
  const active = team.filter((one) => isActive(terms, one)).length;
  const tier = terms.tiers.findLast(
    ({ minTurnover, minActive, minLoss }) =>
      turnover >= unitsOf(minTurnover) &&
      active >= minActive &&
      (Number(minLoss) === 0 || netLoss >= unitsOf(minLoss)),
  );
  return toCents(turnover * BigInt(Math.round(Number(tier?.rate ?? 0) * 100)));
}

const isActive = ({ activeTurnover, activeDeposit }: Terms, { turnover, deposit }: Figures) =>
  turnover > 0n && turnover >= unitsOf(activeTurnover) && deposit >= unitsOf(activeDeposit);

const unitsOf = (text: string): bigint => BigInt(Math.round(Number(text) * 10_000));
