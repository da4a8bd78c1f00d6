// Proves that agents set the prize groups of their direct members and staff anybody's, within the
// rules of the line, and that every change is kept with who made it.
import { policies } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import type { AuditNote } from '../../../platform/audit/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildAgents, type Name } from '../../agents/testing.ts';
import { staff } from '../testing.ts';
import { createGroups, type Groups } from './groups.ts';

let database: Database;
let tree: Awaited<ReturnType<typeof buildAgents>>;
let groups: Groups;
const notes: AuditNote[] = [];
const rules = { groupLeast: 1800, groupMost: 1998, step: 2, equalAllowed: false };
const groupDefault = policies.lotteryGroupDefault.default;

// ann leads ben and cora; ben leads dan.
beforeAll(async () => {
  database = await freshDatabase();
  tree = await buildAgents(database);
  groups = createGroups({
    database,
    agents: tree.agents,
    audit: async (_tx, note) => void notes.push(note),
    rules: () => rules,
    groupDefault: () => groupDefault,
  });
});
afterAll(() => database.close());

const now = Date.parse('2026-11-21T04:00:00Z');
const setTeamGroup = (agent: Name, member: Name, group: number) =>
  groups.actions.setTeamGroup(callOf(tree.callerOf(agent), { id: tree.idOf(member), group }, now));
const setMemberGroup = (member: Name, group: number, reason = 'agreed by phone') =>
  groups.actions.setMemberGroup(
    callOf(staff('may'), { id: tree.idOf(member), group, reason }, now),
  );
const groupOf = (member: Name) => groups.groupOf(tree.idOf(member));

test('a player has the brand’s default group until another is set', async () => {
  expect(await groupOf('dan')).toBe(1956);
  const line = await groups.lineOf(tree.idOf('dan'));
  expect(line.map(({ id }) => id)).toEqual(
    ['dan', 'ben', 'ann'].map((name) => tree.idOf(name as Name)),
  );
  expect(await groups.lineOf('a-demo-player')).toEqual([{ id: 'a-demo-player', group: 1956 }]);
});

test('the rebate of a member’s group is told in percent', async () => {
  const ids = [tree.idOf('dan'), tree.idOf('ann')];
  expect(await groups.door.rebatesOf(ids)).toEqual(new Map(ids.map((id) => [id, 7.8])));
});

test('staff set a group and say why, and the change is audited', async () => {
  expect(given(await setMemberGroup('ann', 1990))).toEqual({ done: true });
  expect(notes).toMatchObject([
    { action: 'set-lottery-group', before: { group: 1956 }, after: { group: 1990 } },
  ]);
  // The default stands below the new group of the agent.
  expect(await groupOf('cora')).toBe(1956);
  expect(await setMemberGroup('ann', 2000)).toMatchObject({ refused: 'group-out-of-range' });
  expect(
    await groups.actions.setMemberGroup(
      callOf(staff('may'), { id: 'nobody', group: 1950, reason: 'none' }, now),
    ),
  ).toMatchObject({ refused: 'member-not-found' });
});

test('an agent sets the groups of direct members, below their own', async () => {
  expect(given(await setTeamGroup('ann', 'ben', 1980))).toEqual({ done: true });
  expect(given(await setTeamGroup('ben', 'dan', 1970))).toEqual({ done: true });
  expect(await setTeamGroup('ann', 'ben', 1990)).toMatchObject({
    refused: 'group-not-below-parent',
    facts: { most: 1988 },
  });
  expect(await setTeamGroup('ann', 'ben', 1981)).toMatchObject({ refused: 'group-off-step' });
  expect(await setTeamGroup('ann', 'dan', 1960)).toMatchObject({ refused: 'member-not-found' });
  expect(await setTeamGroup('zoe', 'ben', 1900)).toMatchObject({ refused: 'member-not-found' });
});

test('a group is not lowered below that of somebody underneath', async () => {
  expect(await setTeamGroup('ann', 'ben', 1968)).toMatchObject({
    refused: 'group-below-team',
    facts: { least: 1970 },
  });
  expect(await setMemberGroup('ben', 1968)).toMatchObject({ refused: 'group-below-team' });
  expect(await groupOf('ben')).toBe(1980);
});

test('two changes of one line at once are judged one after the other', async () => {
  const [raised, lowered] = await Promise.all([
    setTeamGroup('ben', 'dan', 1978),
    setTeamGroup('ann', 'ben', 1972),
  ]);
  const refused = [raised, lowered].filter((one) => 'refused' in one);
  expect(refused).toHaveLength(1);
  expect(await groupOf('dan')).toBeLessThan(await groupOf('ben'));
});

test('an agent sees the groups of direct members and what they may be set to', async () => {
  const page = given(await groups.actions.listTeamGroups(callOf(tree.callerOf('ann'), {}, now)));
  expect(page).toMatchObject({ own: 1990, total: 2 });
  expect(page.list.map(({ username, most, step }) => [username, most, step])).toEqual([
    ['ben', 1988, 2],
    ['cora', 1988, 2],
  ]);
  // Nobody has set that of cora.
  expect(page.list.map(({ isDefault }) => isDefault)).toEqual([false, true]);
});

test('staff see a group with its bounds, who stands above, and its changes', async () => {
  const call = callOf(staff('may'), { id: tree.idOf('dan') }, now);
  const told = given(await groups.actions.getMemberGroup(call));
  expect(told).toMatchObject({ username: 'dan', isDefault: false, upline: { username: 'ben' } });
  expect(told.changes.at(-1)).toMatchObject({
    before: 1956,
    after: 1970,
    by: { kind: 'agent', name: 'ben' },
  });
});
