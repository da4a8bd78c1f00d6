// An open link leads into its owner's team. Staff appoint agents and move members; no move can
// create a cycle.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { callOf as comingOf, formOf, goodPassword, visitor } from '../identity/testing.ts';
import { createAgents } from './index.ts';
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

test('listInvitations and listInvited: registrations by a link are counted', async () => {
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

// @proves L25
test('a link for agents makes agents, each with a code at once', async () => {
  const code = given(await actions.createInvitation(as('ben', { name: 'Agents', type: 1 })));
  const { customerId: id } = given(await registerBy(code));
  const place = given(await actions.getMemberTeam(desk({ id })));
  expect(place).toMatchObject({ isAgent: true, code: expect.stringMatching(/^[A-Z2-9]{8}$/u) });
  expect(place.above.map(({ username }) => username)).toEqual(['ann', 'ben']);
  given(await registerBy(place.code));
  expect(given(await actions.getMemberTeam(desk({ id }))).teamSize).toBe(1);
});

test('closeInvitation: a closed link is refused; only its agent can close it', async () => {
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

test('createInvitation refuses a past day, an invalid name and too many links', async () => {
  const make = (input: object) =>
    actions.createInvitation(as('zoe', { name: 'One', type: 0, ...input }));
  expect(await make({ endDate: '2020-01-01' })).toMatchObject({ refused: 'field-format' });
  expect(await make({ name: '  ' })).toMatchObject({ refused: 'field-format' });
  const made = await Promise.all(Array.from({ length: 53 }, () => make({})));
  expect(made.filter((answer) => reasonOf(answer) === 'given')).toHaveLength(50);
  expect(made.map(reasonOf)).toContain('agent-links-full');
});

test('makeAgent: once, by name, with a code and an entry in the audit', async () => {
  const asked = { username: ' DAN ', type: 41, reason: 'leads people' } as const;
  const { id, code } = given(await actions.makeAgent(desk(asked)));
  expect(id).toBe(built.idOf('dan'));
  expect(reasonOf(await actions.makeAgent(desk(asked)))).toBe('agent-already');
  const nobody = await actions.makeAgent(desk({ ...asked, username: 'nobody' }));
  expect(reasonOf(nobody)).toBe('member-not-found');
  expect(built.noted).toContainEqual(
    expect.objectContaining({
      action: 'make-agent',
      subject: `member:${id}`,
      after: { agent: true, type: 41, code, reason: asked.reason },
    }),
  );
  expect(given(await actions.getMemberTeam(desk({ id })))).toMatchObject({
    type: 41,
    isAgent: true,
    since: built.clock.now(),
  });
});

test('makeAgent refuses demo and closed accounts', async () => {
  const demo = given(await built.identity.actions.loginFreePlay(comingOf(visitor, {})));
  const asked = { type: 1, reason: 'why not' } as const;
  const free = await actions.makeAgent(desk({ ...asked, username: demo.userName }));
  expect(reasonOf(free)).toBe('member-not-found');
  await sql`update identity_player set state = 'closed' where id = ${built.idOf('yan')}`.execute(
    database.kysely,
  );
  const closed = await actions.makeAgent(desk({ ...asked, username: 'yan' }));
  expect(reasonOf(closed)).toBe('member-state-fixed');
});

test('promoteDownlineToAgent: a member of the own team alone, once and on record', async () => {
  const promote = (by: Name, id: string) =>
    actions.promoteDownlineToAgent(as(by, { customerId: id }));
  const enrolled = { username: 'eve', password: goodPassword, type: 0 };
  const eve = (await built.identity.enrol({ ...enrolled, uplineId: built.idOf('ben') })) ?? '';
  for (const [by, id] of [
    ['zoe', eve],
    ['ben', built.idOf('ben')],
    ['ben', built.idOf('ann')],
    ['ben', 'nobody'],
  ] as const)
    expect(reasonOf(await promote(by, id))).toBe('member-not-found');
  built.told.length = 0;
  // Two levels above them.
  expect(given(await promote('ann', eve))).toEqual({ done: true });
  expect(reasonOf(await promote('ben', eve))).toBe('agent-already');
  const place = given(await actions.getMemberTeam(desk({ id: eve })));
  expect(place).toMatchObject({
    type: 1,
    isAgent: true,
    since: built.clock.now(),
    code: expect.stringMatching(/^[A-Z2-9]{8}$/u),
  });
  expect(place.above.map(({ username }) => username)).toEqual(['ann', 'ben']);
  expect(built.told).toMatchObject([{ event: 'team-changed', topic: `player:${eve}` }]);
  expect(built.noted.at(-1)).toMatchObject({
    action: 'promote-downline',
    subject: `member:${eve}`,
    after: { agent: true, code: place.code, byAgent: 'ann' },
  });
});

test('promoteDownlineToAgent does not tell an agent why an account cannot lead', async () => {
  for (const state of ['closed', 'excluded']) {
    const enrolled = { username: `left-${state}`, password: goodPassword, type: 0 };
    const id = (await built.identity.enrol({ ...enrolled, uplineId: built.idOf('ben') })) ?? '';
    await sql`update identity_player set state = ${state} where id = ${id}`.execute(
      database.kysely,
    );
    const refused = await actions.promoteDownlineToAgent(as('ben', { customerId: id }));
    expect(reasonOf(refused)).toBe('agent-promotion-failed');
  }
});

test('setAgentType: agents only; a repeated call is audited once', async () => {
  const id = built.idOf('zoe');
  const set = { id, type: 42, reason: 'another kind' } as const;
  built.noted.length = 0;
  given(await actions.setAgentType(desk(set)));
  given(await actions.setAgentType(desk(set)));
  expect(built.noted).toMatchObject([
    { action: 'set-agent-type', before: { type: 1 }, after: { type: 42, reason: set.reason } },
  ]);
  const cora = await actions.setAgentType(desk({ ...set, id: built.idOf('cora') }));
  expect(reasonOf(cora)).toBe('agent-not-yet');
  const nobody = await actions.setAgentType(desk({ ...set, id: 'none' }));
  expect(reasonOf(nobody)).toBe('member-not-found');
});

// @proves L25
test('endAgent: the downline moves one step up and links close, once', async () => {
  const id = built.idOf('ben');
  const code = given(await actions.createInvitation(as('ben', { name: 'Late', type: 0 })));
  const end = { id, reason: 'no longer with us' };
  built.told.length = 0;
  expect(given(await actions.endAgent(desk(end))).moved).toBeGreaterThan(0);
  expect(built.told.map(({ topic }) => topic)).toEqual(
    ['ben', 'ann'].map((name) => `player:${built.idOf(name as Name)}`),
  );
  expect(reasonOf(await actions.endAgent(desk(end)))).toBe('agent-not-yet');
  expect(reasonOf(await actions.endAgent(desk({ ...end, id: 'none' })))).toBe('member-not-found');
  expect(reasonOf(await registerBy(code))).toBe('affiliate-code-wrong');
  const dan = given(await actions.getMemberTeam(desk({ id: built.idOf('dan') })));
  expect(dan.above.map(({ username }) => username)).toEqual(['ann']);
  expect(given(await actions.getMemberTeam(desk({ id })))).toMatchObject({
    isAgent: false,
    type: 0,
    since: null,
    teamSize: 0,
  });
  const again = { username: 'ben', type: 1, reason: 'back again' } as const;
  expect(given(await actions.makeAgent(desk(again))).code).toBe('BEN');
  expect(reasonOf(await registerBy(code))).toBe('affiliate-code-wrong');
  const move = { id: built.idOf('dan'), upline: 'ben', reason: 'as before' };
  given(await actions.moveMember(desk(move)));
});

test('listAgents: by name, upline, kind and state, with the team of each', async () => {
  const found = async (input: object) =>
    given(await actions.listAgents(desk(input))).list.map(({ username }) => username);
  const ann = given(await actions.listAgents(desk({ username: 'NN' }))).list[0];
  expect(ann).toMatchObject({ username: 'ann', code: 'ANN', upline: null, state: 'active' });
  const { teamSize, direct } = given(await actions.getMemberTeam(desk({ id: ann?.id ?? '' })));
  expect([ann?.teamSize, ann?.direct]).toEqual([teamSize, direct]);
  expect(await found({ type: '41' })).toEqual(['dan']);
  expect(await found({ upline: 'Ann' })).toContain('ben');
  expect(await found({ upline: 'an' })).toEqual([]);
  expect(await found({ username: '%' })).toEqual([]);
  expect(await found({ username: "'; drop table identity_player; --" })).toEqual([]);
  expect(await found({ state: 'locked' })).toEqual([]);
  expect(await found({ username: 'cora' })).toEqual([]);
  const all = given(await actions.listAgents(desk({})));
  const second = given(await actions.listAgents(desk({ pageSize: 1, pageNo: 2 })));
  expect([second.total, second.list[0]?.id]).toEqual([all.total, all.list[1]?.id]);
});

test('listMemberDownlines: one step of the tree for any member', async () => {
  const below = given(await actions.listMemberDownlines(desk({ id: built.idOf('ben') })));
  expect(below.list.map(({ username }) => username)).toContain('dan');
  const nobody = await actions.listMemberDownlines(desk({ id: 'none' }));
  expect(reasonOf(nobody)).toBe('member-not-found');
});

test('moveMember refuses a line deeper than figures are read', async () => {
  const chain = 58;
  await sql`insert into identity_player (id, username, username_key, type, currency, upline_id,
      registered_at)
    select 'deep-' || n, 'deep' || n, 'deep' || n, 1, 'PHP',
      case when n > 1 then 'deep-' || (n - 1) end, now()
    from generate_series(1, ${chain}) as n order by n`.execute(database.kysely);
  const move = (id: string, upline: string) =>
    actions.moveMember(desk({ id, upline, reason: 'grows' }));
  expect(reasonOf(await move(built.idOf('ben'), `deep${chain}`))).toBe('given');
  given(await move(built.idOf('ben'), 'ann'));
  const top = await move('deep-1', 'dan');
  expect(reasonOf(top)).toBe('agent-too-deep');
});

test('moveMember: moves the whole team, never into itself, and tells both agents', async () => {
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

test('a move or an end counts first, under the line before it', async () => {
  const id = built.idOf('cora');
  const seen: unknown[] = [];
  const countFacts = async () => {
    const { above, isAgent } = given(await actions.getMemberTeam(desk({ id })));
    seen.push([above.at(-1)?.username, isAgent]);
  };
  const counting = createAgents({ ...built.ports, countFacts }).actions;
  const reason = 'asked for';
  given(await counting.moveMember(desk({ id, upline: 'zoe', reason })));
  given(await counting.moveMember(desk({ id, upline: 'ann', reason })));
  given(await actions.makeAgent(desk({ username: 'cora', type: 1 as const, reason })));
  given(await counting.endAgent(desk({ id, reason })));
  expect(seen).toEqual([
    ['ann', false],
    ['zoe', false],
    ['ann', true],
  ]);
});

test('of two parallel moves that would close a ring one is refused', async () => {
  const move = (name: Name, upline: string) =>
    actions.moveMember(desk({ id: built.idOf(name), upline, reason: 'at once' }));
  const both = await Promise.all([move('ann', 'zoe'), move('zoe', 'ann')]);
  expect(both.map(reasonOf).toSorted()).toEqual(['agent-below', 'given']);
});

// @proves L25
test('a registration by an ended agent’s link has no upline', async () => {
  const cora = { username: 'cora', type: 1, reason: 'leads people' } as const;
  given(await actions.makeAgent(desk(cora)));
  const code = given(await actions.createInvitation(as('cora', { name: 'Last', type: 0 })));
  const waits = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.kysely);
    return rows[0]?.n;
  };
  const coming = await database.transaction(async (tx) => {
    given(await built.identity.team.endAgent(tx, built.idOf('cora'), built.clock.now()));
    const registering = registerBy(code);
    await expect.poll(waits, { timeout: 20_000 }).toBe(1);
    return { registering };
  });
  expect(reasonOf(await coming.registering)).toBe('affiliate-code-wrong');
  expect(given(await actions.getMemberTeam(desk({ id: built.idOf('cora') }))).teamSize).toBe(0);
});

test('a call that arrives while its agent is ended makes no link', async () => {
  const agent = await registerBy('ZOE');
  const id = given(agent).customerId;
  const asked = { username: `coming${people}`, type: 1, reason: 'for a day' } as const;
  given(await actions.makeAgent(desk(asked)));
  const mine = { ...built.callerOf('zoe'), playerId: id };
  given(await actions.endAgent(desk({ id, reason: 'over' })));
  const link = { name: 'Late', type: 0 };
  const answer = await actions.createInvitation(callOf(mine, link, built.clock.now()));
  expect(reasonOf(answer)).toBe('role-not-allowed');
});

test('a line of the maximum depth refuses a registration below it', async () => {
  await sql`insert into identity_player (id, username, username_key, type, currency, upline_id,
      affiliate_code, registered_at)
    select 'low-' || n, 'low' || n, 'low' || n, 1, 'PHP',
      case when n > 1 then 'low-' || (n - 1) end, 'LOW' || n, now()
    from generate_series(1, 60) as n order by n`.execute(database.kysely);
  expect(reasonOf(await registerBy('LOW59'))).toBe('given');
  expect(reasonOf(await registerBy('LOW60'))).toBe('affiliate-code-wrong');
});
