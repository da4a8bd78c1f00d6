// The one order in which the parts of a reward are locked, given or taken: tickets, money, points.
// A promotion's cost is locked before all of them.
import type { RewardDue } from './spec.ts';

const kindsInOrder: readonly RewardDue['kind'][] = [
  'ticket',
  'cash',
  'bonus',
  'free-bet',
  'free-rounds',
  'points',
];

export interface Part {
  readonly reward: RewardDue;
  /** Its place among the rewards of the claim: its id follows from it. */
  readonly place: number;
}

export const inLockOrder = (rewards: readonly RewardDue[]): readonly Part[] =>
  rewards
    .map((reward, place) => ({ reward, place }))
    .toSorted((a, b) => kindsInOrder.indexOf(a.reward.kind) - kindsInOrder.indexOf(b.reward.kind));
