// Rebates by group: the player's own, and everyone's up the line, come to the root's part of the
// stake to the unit, in any tree.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { floorToCent } from '@baize/money';
import { groupRefusal, lineRebates, rebateOf, type GroupRules } from './rebates.ts';

test('the rebate is the group left, cut to cents', () => {
  expect(rebateOf({ stake: 10_000n, own: 1956, chosen: 1800 })).toBe(700n);
  expect(rebateOf({ stake: 1_000_000n, own: 1960, chosen: 1800 })).toBe(80_000n);
  expect(rebateOf({ stake: 1_000_000n, own: 1956, chosen: 1956 })).toBe(0n);
});

test('each agent earns the difference to the group directly below', () => {
  const line = [
    { id: 'player', group: 1956 },
    { id: 'agent', group: 1970 },
    { id: 'root', group: 1998 },
  ];
  expect(lineRebates({ stake: 1_000_000n, chosen: 1900 }, line)).toEqual([
    { id: 'player', rebate: 28_000n },
    { id: 'agent', rebate: 7000n },
    { id: 'root', rebate: 14_000n },
  ]);
});

// A random tree: everybody but the root stands below somebody who came before.
const tree = fc.array(fc.record({ above: fc.nat(), down: fc.integer({ min: 0, max: 10 }) }), {
  minLength: 1,
  maxLength: 30,
});

test('along random trees rebates are conserved to the unit, and nobody pays in', () => {
  const stakes = fc.bigInt({ min: 100n, max: 9_999_999_999n });
  fc.assert(
    fc.property(tree, stakes, fc.nat(), fc.nat(), (members, stake, who, slid) => {
      const nodes = [{ group: 1998, above: -1 }];
      for (const { above, down } of members) {
        const parent = above % nodes.length;
        const group = Math.max(1800, nodes[parent]!.group - 2 * down);
        nodes.push({ group, above: parent });
      }
      const line: { id: number; group: number }[] = [];
      for (let at = who % nodes.length; at >= 0; at = nodes[at]!.above)
        line.push({ id: at, group: nodes[at]!.group });
      const own = line[0]!.group;
      const chosen = own - 2 * (slid % ((own - 1800) / 2 + 1));
      const rebates = lineRebates({ stake, chosen }, line);
      const sum = rebates.reduce((all, { rebate }) => all + rebate, 0n);
      expect(sum).toBe(floorToCent((stake * BigInt(1998 - chosen)) / 2000n));
      expect(rebates[0]!.rebate).toBe(rebateOf({ stake, own, chosen }));
      for (const { rebate } of rebates) expect(rebate >= 0n && rebate % 100n === 0n).toBe(true);
    }),
    { numRuns: 300 },
  );
});

const rules: GroupRules = { groupLeast: 1800, groupMost: 1998, step: 2, equalAllowed: false };

test.each([
  [1956, 1958, undefined],
  [1956, 1956, 'group-not-below-parent'],
  [1960, 1958, 'group-not-below-parent'],
  [1955, 1998, 'group-off-step'],
  [2000, 2000, 'group-out-of-range'],
  [1798, 1998, 'group-out-of-range'],
])('a group of %i below one of %i: %s', (group, parent, refusal) => {
  expect(groupRefusal(rules, { group, parent })).toBe(refusal);
});

test('where the site allows it, a child may own the group of the parent', () => {
  const equal = { ...rules, equalAllowed: true };
  expect(groupRefusal(equal, { group: 1956, parent: 1956 })).toBeUndefined();
  expect(groupRefusal(equal, { group: 1958, parent: 1956 })).toBe('group-not-below-parent');
});
