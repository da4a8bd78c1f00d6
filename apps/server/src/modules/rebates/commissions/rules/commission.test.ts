// Proves tiers, the worked example to the unit, and that a tree's commissions are its root's rate
// of everything staked below.
import { dayAt, parseSignedUnits, parseUnits, printUnits } from '@baize/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commissionsOf, type Branch } from './commission.ts';
import { firstPeriod, nextPeriod } from './periods.ts';
import { areTiers, tierRate, type Tier } from './tiers.ts';

const units = (text: string) => parseUnits(text, { decimalsMax: 4 }) ?? 0n;

const tiers: Tier[] = [
  ['10000', 3000],
  ['20000', 3500],
  ['50000', 4000],
  ['100000', 4500],
  ['200000', 5000],
  ['400000', 6000],
  ['800000', 7000],
  [undefined, 8000],
].map(([upTo, rate]) => ({
  upTo: upTo === undefined ? undefined : units(String(upTo)),
  rate: Number(rate),
}));

test('children of 200 000 and 60 000 and players of 150 000 give 160 000.00', () => {
  const branch = (agentId: string, childId: string, total: string) => ({
    agentId,
    childId,
    total: units(total),
  });
  const all = commissionsOf(
    [
      branch('root', 'high', '200000'),
      branch('root', 'low', '60000'),
      branch('root', '', '150000'),
      branch('high', '', '200000'),
      branch('low', '', '60000'),
    ],
    tiers,
  );
  const [root, high, low] = all;
  expect(root).toMatchObject({ total: units('410000'), rate: 7000 });
  expect(root?.shares.map(({ exact }) => exact / 10_000n)).toEqual(
    ['40000', '15000', '105000'].map(units),
  );
  expect(printUnits(root?.amount ?? 0n, 2)).toBe('160000.00');
  expect(printUnits(high?.amount ?? 0n, 2)).toBe('100000.00');
  expect(printUnits(low?.amount ?? 0n, 2)).toBe('27000.00');
  // Together the root's 70 % of 410 000.
  const sum = all.reduce((one, { amount }) => one + amount, 0n);
  expect(printUnits(sum, 2)).toBe('287000.00');
});

test('an agent who stood under two others leaves a tree no more than its root’s rate', () => {
  const branch = (agentId: string, childId: string, total: string) => ({
    agentId,
    childId,
    total: units(total),
  });
  // Moved within the period: neither of the two agents reaches the tier of the moved one.
  const all = commissionsOf(
    [
      branch('root', 'before', '450000'),
      branch('root', 'after', '450000'),
      branch('before', 'moved', '450000'),
      branch('after', 'moved', '450000'),
      branch('moved', '', '900000'),
    ],
    tiers,
  );
  const sum = all.reduce((one, { amount }) => one + amount, 0n);
  expect(printUnits(sum, 2)).toBe('720000.00');
});

test.each([
  ['0', 0],
  ['-5', 0],
  ['0.01', 3000],
  ['10000', 3000],
  ['10000.0001', 3500],
  ['800000', 7000],
  ['800000.0001', 8000],
])('a total of %s has the rate %d: a boundary belongs to the lower tier', (total, rate) => {
  const amount = parseSignedUnits(total, { decimalsMax: 4 }) ?? 0n;
  expect(tierRate(tiers, amount)).toBe(rate);
});

test('tiers rise in amount and rate, and the last has no boundary', () => {
  expect(areTiers(tiers)).toBe(true);
  expect(areTiers(tiers.slice(0, -1))).toBe(false);
  expect(areTiers([])).toBe(false);
  expect(areTiers([{ upTo: undefined, rate: 100 }])).toBe(true);
  const last = { upTo: undefined, rate: 5000 };
  expect(areTiers([{ upTo: 100n, rate: 5000 }, last])).toBe(false);
  expect(areTiers([{ upTo: 100n, rate: 10 }, { upTo: 100n, rate: 20 }, last])).toBe(false);
  expect(areTiers([{ upTo: undefined, rate: 10 }, last])).toBe(false);
});

test('a tree gives no more than its root’s rate when a child stood under two agents', () => {
  const two: Tier[] = [
    { upTo: units('100'), rate: 1000 },
    { upTo: undefined, rate: 2000 },
  ];
  const of = (agentId: string, childId: string, total: string) => ({
    agentId,
    childId,
    total: units(total),
  });
  // The child was moved from one to the other within the period: alone it passes both tiers.
  const all = commissionsOf(
    [
      of('root', 'one', '60'),
      of('root', 'other', '60'),
      of('one', 'child', '60'),
      of('other', 'child', '60'),
      of('child', '', '120'),
    ],
    two,
  );
  const sum = all.reduce((one, { amount }) => one + amount, 0n);
  expect(printUnits(sum, 2)).toBe('24.00');
});

/** A tree as parents by index, and what players directly below each agent staked. */
const trees = fc
  .array(fc.record({ parent: fc.nat(), staked: fc.bigInt({ min: 0n, max: 10n ** 11n }) }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((nodes) => nodes.map(({ parent, staked }, at) => ({ parent: at && parent % at, staked })));

function branchesOf(nodes: readonly { parent: number; staked: bigint }[]): Branch[] {
  const below = nodes.map(({ staked }) => staked);
  for (let at = nodes.length - 1; at > 0; at -= 1) {
    const parent = nodes[at]?.parent ?? 0;
    below[parent] = (below[parent] ?? 0n) + (below[at] ?? 0n);
  }
  return nodes.flatMap(({ parent, staked }, at) => [
    { agentId: String(at), childId: '', total: staked },
    ...(at === 0 ? [] : [{ agentId: String(parent), childId: String(at), total: below[at] ?? 0n }]),
  ]);
}

test('commissions of any tree are the rate of its root times everything staked below it', () => {
  fc.assert(
    fc.property(trees, (nodes) => {
      const all = commissionsOf(branchesOf(nodes), tiers);
      const root = all.find(({ agentId }) => agentId === '0');
      const exact = all.reduce((one, other) => one + other.exact, 0n);
      expect(exact).toBe((root?.total ?? 0n) * BigInt(root?.rate ?? 0));
    }),
  );
});

test('weeks begin on Mondays, months on the first', () => {
  const day = (text: string) => dayAt(Date.parse(`${text}T12:00:00+08:00`));
  expect(firstPeriod('weekly', day('2026-11-21'))).toBe(day('2026-11-23'));
  expect(firstPeriod('weekly', day('2026-11-23'))).toBe(day('2026-11-23'));
  expect(nextPeriod('weekly', day('2026-11-23'))).toBe(day('2026-11-30'));
  expect(firstPeriod('monthly', day('2026-11-21'))).toBe(day('2026-12-01'));
  expect(nextPeriod('monthly', day('2026-12-01'))).toBe(day('2027-01-01'));
});
