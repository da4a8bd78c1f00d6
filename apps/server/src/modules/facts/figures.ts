// A team over whole days, as its overview tells it.
import { dayAt, startOfDay, type Units } from '@baize/money';
import type { Queryable } from '../../platform/database/index.ts';
import { noSums, playOf } from './rules/sums.ts';
import { countActive } from './store/active.ts';
import { readTeams } from './store/teams.ts';

export interface FiguresAsked {
  readonly agentId: string;
  readonly currency: string;
  /** Moments of the first and the last day. */
  readonly from: number;
  readonly to: number;
}

export interface Figures {
  readonly rounds: bigint;
  readonly staked: Units;
  readonly paid: Units;
  readonly deposited: Units;
  readonly withdrawn: Units;
  readonly active: number;
  readonly firstDeposits: number;
}

export async function readFigures(
  on: Queryable,
  { agentId, currency, from, to }: FiguresAsked,
): Promise<Figures> {
  const days = { from: startOfDay(dayAt(from)), until: startOfDay(dayAt(to) + 1) };
  const [teams, active] = await Promise.all([
    readTeams(on, [agentId], { ...days, currency }),
    countActive(on, { agentId, ...days }),
  ]);
  const sums = teams.get(agentId) ?? noSums;
  const { rounds, staked, paid } = playOf(sums);
  return {
    rounds: BigInt(rounds),
    staked,
    paid,
    deposited: sums.money.deposit,
    withdrawn: sums.money.withdrawal,
    active,
    firstDeposits: sums.firstDeposits,
  };
}
