// Proves who owns which prize group along a line, and what a group may be set to.
import { expect, test } from 'vitest';
import { rangeOf, refusalOfGroup } from './group-range.ts';
import { lineGroups, rebatePercent } from './line-groups.ts';
import { siteRules } from './site-rules.ts';

const rules = { groupLeast: 1800, groupMost: 1998, step: 2, equalAllowed: false };
const groupsOf = (line: string[], given: Record<string, number>) =>
  lineGroups({ line, given: new Map(Object.entries(given)), groupDefault: 1956 }).map(
    ({ group }) => group,
  );

test('without a group of one’s own the default holds, below that of the agent', () => {
  expect(groupsOf(['ann', 'agent', 'root'], {})).toEqual([1956, 1956, 1956]);
  expect(groupsOf(['ann', 'agent', 'root'], { root: 1990 })).toEqual([1956, 1956, 1990]);
  expect(groupsOf(['ann', 'agent', 'root'], { agent: 1940 })).toEqual([1940, 1940, 1956]);
  expect(groupsOf(['ann', 'agent', 'root'], { ann: 1900, root: 1990 })).toEqual([1900, 1956, 1990]);
});

test.each([
  [1954, undefined],
  [1955, 'group-off-step'],
  [1956, 'group-not-below-parent'],
  [1798, 'group-out-of-range'],
  [2000, 'group-out-of-range'],
  [1898, 'group-below-team'],
  [1900, undefined],
])('a group of %d between 1900 and 1956 is answered by %s', (group, refused) => {
  expect(refusalOfGroup(rules, group, { parent: 1956, below: 1900 })?.refused).toBe(refused);
});

test('the same group as the agent is given where the brand allows it', () => {
  const equal = { ...rules, equalAllowed: true };
  expect(refusalOfGroup(equal, 1956, { parent: 1956, below: 0 })).toBeUndefined();
  expect(rangeOf(equal, { parent: 1956, below: 0 })).toEqual({ least: 1800, most: 1956, step: 2 });
});

test('the range of a group lies between the team and the agent, at the top below the site', () => {
  expect(rangeOf(rules, { parent: 1956, below: 1900 })).toEqual({
    least: 1900,
    most: 1954,
    step: 2,
  });
  expect(rangeOf(rules, { parent: undefined, below: 0 })).toMatchObject({ most: 1998 });
});

test('the bounds of the site are those of all of its lotteries', () => {
  const games = [
    { groupLeast: 1800, groupMost: 1990 },
    { groupLeast: 1700, groupMost: 1980 },
  ];
  expect(siteRules(games, true)).toEqual({
    groupLeast: 1700,
    groupMost: 1990,
    step: 2,
    equalAllowed: true,
  });
});

test('the lowest group gives back what the own one is above it', () => {
  expect([1960, 1956, 1800, 1700].map((group) => rebatePercent(group, 1800))).toEqual([
    8, 7.8, 0, 0,
  ]);
});
