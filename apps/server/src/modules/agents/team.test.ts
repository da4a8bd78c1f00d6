// Links lead into the team of whose they are while they are open, and staff make agents and move
// members without ever closing a ring.
import { isRefusal } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { callOf as comingOf, formOf, visitor } from '../identity/testing.ts';
import { buildAgents, type Name } from './testing.ts';

let database: Database;
let built: Awaited<ReturnType<typeof buildAgents>>;
let actions: typeof built.agents.actions;

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildAgents(database);
  actions = built.agents.actions;
});
afterAll(() => database.close());

const staff: StaffCaller = {
  kind: 'staff',
  staffId: 'staff-1',
  username: 'desk',
  role: 'owner',
  permissions: ['members.edit', 'members.view'],
  sessionId: 'staff-session',
  confirmedUntil: 0,
};
const as = <I>(name: Name, input: I) => callOf(built.callerOf(name), input, built.clock.now());
const desk = <I>(input: I) => callOf(staff, input, built.clock.now());
const reasonOf = (answer: object | string) =>
  typeof answer === 'object' && isRefusal(answer) ? answer.refused : 'given';

let people = 0;
async function registerBy(affiliateCode: string) {
  people += 1;
  const form = formOf({ username: `coming${people}`, affiliateCode });
  const now = built.clock.now();
  return built.identity.actions.register(
    comingOf(visitor, form, { now, intent: `coming-${people}` }),
  );
}

test('listInvitations and listInvited: who registers by a link is counted', async () => {
  const code = given(await actions.createInvitation(as('ann', { name: ' Harbour ', type: 0 })));
  given(await registerBy(code));
  const { list, pageInfo } = given(await actions.listInvitations(as('ann', {})));
  expect(list).toMatchObject([
    { name: 'Harbour', code, type: 0, status: 1, endDate: null, affiliateCount: 1 },
  ]);
  expect(pageInfo.totalRecords).toBe(1);
  const affiUrlId = list[0]?.id ?? '';
  expect(given(await actions.listInvited(as('ann', { affiUrlId })))).toMatchObject([
    Object.fromEntries([['customerName', `coming${people}`]]),
  ]);
  expect(built.registered).toContainEqual(
    expect.objectContaining({ event: 'team-changed', topic: `player:${built.idOf('ann')}` }),
  );
});

test('an agent’s link makes agents, who have a code of their own at once', async () => {
  const code = given(await actions.createInvitation(as('ben', { name: 'Agents', type: 1 })));
  const { customerId: id } = given(await registerBy(code));
  const place = given(await actions.getMemberTeam(desk({ id })));
  expect(place).toMatchObject({ isAgent: true, code: expect.stringMatching(/^[A-Z2-9]{8}$/u) });
  expect(place.above.map(({ username }) => username)).toEqual(['ann', 'ben']);
  given(await registerBy(place.code));
  expect(given(await actions.getMemberTeam(desk({ id }))).teamSize).toBe(1);
});

test('closeInvitation: a link that ended leads nobody, and a stranger ends none', async () => {
  const code = given(await actions.createInvitation(as('ann', { name: 'Short', type: 0 })));
  const link = given(await actions.listInvitations(as('ann', { status: '1' }))).list.find(
    (one) => one.code === code,
  );
  const affiUrlId = link?.id ?? '';
  for (const answer of [
    await actions.closeInvitation(as('zoe', { affiUrlId })),
    await actions.listInvited(as('zoe', { affiUrlId })),
    await actions.closeInvitation(as('ann', { affiUrlId: 'none' })),
  ]) {
    expect(reasonOf(answer)).toBe('agent-link-unknown');
  }
  expect(reasonOf(await actions.closeInvitation(as('ann', { affiUrlId })))).toBe('given');
  expect(reasonOf(await actions.closeInvitation(as('ann', { affiUrlId })))).toBe('given');
  expect(reasonOf(await registerBy(code))).toBe('affiliate-code-wrong');
  const closed = given(await actions.listInvitations(as('ann', { status: '0' })));
  expect(closed.list.map((one) => one.code)).toEqual([code]);
  const day = new Date(built.clock.now()).toISOString().slice(0, 10);
  const ends = { name: 'Today', type: 0, endDate: day };
  const today = given(await actions.createInvitation(as('zoe', ends)));
  built.clock.advance(2 * 86_400_000);
  expect(reasonOf(await registerBy(today))).toBe('affiliate-code-wrong');
  expect(given(await actions.listInvitations(as('zoe', { status: '2' }))).list).toHaveLength(1);
});

test('createInvitation refuses a day that is over, a name that is none, and too many', async () => {
  const make = (input: object) =>
    actions.createInvitation(as('zoe', { name: 'One', type: 0, ...input }));
  expect(await make({ endDate: '2020-01-01' })).toMatchObject({ refused: 'field-format' });
  expect(await make({ name: '  ' })).toMatchObject({ refused: 'field-format' });
  const made = await Promise.all(Array.from({ length: 53 }, () => make({})));
  expect(made.filter((answer) => reasonOf(answer) === 'given')).toHaveLength(50);
  expect(made.map(reasonOf)).toContain('agent-links-full');
});

test('makeAgent: once, with a code and an entry in the audit', async () => {
  const dan = { id: built.idOf('dan'), reason: 'leads people' };
  const { code } = given(await actions.makeAgent(desk(dan)));
  expect(reasonOf(await actions.makeAgent(desk(dan)))).toBe('agent-already');
  expect(reasonOf(await actions.makeAgent(desk({ ...dan, id: 'none' })))).toBe('member-not-found');
  expect(built.noted).toContainEqual(
    expect.objectContaining({
      action: 'make-agent',
      subject: `member:${dan.id}`,
      after: { agent: true, code, reason: dan.reason },
    }),
  );
});

test('moveMember: with all below, never into the own team, and both agents learn', async () => {
  const move = (name: Name, upline: string) =>
    actions.moveMember(desk({ id: built.idOf(name), upline, reason: 'asked for' }));
  expect(reasonOf(await move('ann', 'dan'))).toBe('agent-below');
  expect(reasonOf(await move('ben', 'ben'))).toBe('agent-below');
  expect(reasonOf(await move('ben', 'cora'))).toBe('agent-unknown');
  expect(reasonOf(await actions.moveMember(desk({ id: 'none', upline: '', reason: 'why' })))).toBe(
    'member-not-found',
  );
  built.told.length = 0;
  given(await move('ben', ' ZOE '));
  expect(built.told.map(({ topic }) => topic)).toEqual(
    ['ann', 'zoe'].map((name) => `player:${built.idOf(name as Name)}`),
  );
  const place = given(await actions.getMemberTeam(desk({ id: built.idOf('dan') })));
  expect(place.above.map(({ username }) => username)).toEqual(['zoe', 'ben']);
  const under = await actions.listDownlines(as('ann', { agentId: built.idOf('dan') }));
  expect(reasonOf(under)).toBe('member-not-found');
  given(await move('ben', ''));
  expect(given(await actions.getMemberTeam(desk({ id: built.idOf('ben') }))).above).toEqual([]);
});

test('two moves at once that would close a ring: one of them is refused', async () => {
  const move = (name: Name, upline: string) =>
    actions.moveMember(desk({ id: built.idOf(name), upline, reason: 'at once' }));
  const both = await Promise.all([move('ann', 'zoe'), move('zoe', 'ann')]);
  expect(both.map(reasonOf).toSorted()).toEqual(['agent-below', 'given']);
});
