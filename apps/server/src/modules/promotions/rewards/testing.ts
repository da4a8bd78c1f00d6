// Points that promotions give and take in tests, in one list.
import type { GivenPoints } from '../../points/index.ts';
import type { PromotionsPorts } from '../ports.ts';

export function createPointList() {
  const points: GivenPoints[] = [];
  /** What the house's budget of points still has. */
  const budget = { left: 1_000_000n };
  const port: PromotionsPorts['points'] = {
    reaches: async (_tx, { points: asked }) => asked <= budget.left,
    left: async () => budget.left,
    give: async (_tx, given) => void points.push(given),
    take: async (_tx, { points: taken, ...given }) => {
      const all = points.reduce((sum, one) => sum + one.points, 0n);
      if (all < taken) return false;
      points.push({ ...given, points: -taken });
      return true;
    },
    worthOf: async (_tx, given) => given * 100n,
    entriesOf: async (references) =>
      points
        .filter(({ reference }) => references.includes(reference))
        .map(({ points: moved, reference, now }, place) => ({
          id: BigInt(place),
          at: new Date(now),
          kind: moved > 0n ? 'reward' : 'adjusted',
          source: '',
          points: moved,
          balance: moved > 0n ? moved : 0n,
          reference,
        })),
  };
  return { points, pointsBudget: budget, port };
}
