// Proves that agents set rates of direct members within their own, staff anybody's, that every
// change is kept with its author, and that nobody sees the rates of a stranger.
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Name } from '../../agents/testing.ts';
import { createRebates, type RebatesPorts } from '../index.ts';
import { buildRebates, type BuiltRebates } from '../testing.ts';

let database: Database;
let built: BuiltRebates;
const opened: Database[] = [];

beforeEach(async () => {
  database = await freshDatabase();
  opened.push(database);
  built = await buildRebates(database);
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

const reason = 'agreed by phone';
const byStaff = (name: Name, rate: number, category: 'LIVE' | 'RNG' = 'LIVE') =>
  built.rebates.actions.setMemberRates(
    built.staff({ id: built.idOf(name), rates: [{ category, rate }], reason }),
  );
const byAgent = (agent: Name, member: Name, percentage: number, more: object[] = []) =>
  built.rebates.actions.updateDownlineRebates(
    built.as(agent, {
      customerName: member,
      configs: [{ type: 'LIVE', rebateValue: percentage }, ...more],
    } as never),
  );
const ratesOf = async (name: Name) =>
  given(await built.rebates.actions.getMemberRates(built.staff({ id: built.idOf(name) })));
const liveOf = async (name: Name) =>
  (await ratesOf(name)).rates.find(({ category }) => category === 'LIVE');

test('staff set the rate of a root, the agents those below it', async () => {
  expect(given(await byStaff('ann', 80))).toEqual({ done: true });
  expect(given(await byAgent('ann', 'ben', 0.6))).toEqual({ done: true });
  expect(given(await byAgent('ben', 'dan', 0.3))).toEqual({ done: true });
  expect(await liveOf('dan')).toEqual({
    category: 'LIVE',
    rate: 30,
    effective: 30,
    least: 0,
    most: 55,
    step: 5,
  });
  expect(await byAgent('ben', 'dan', 0.6)).toMatchObject({
    refused: 'rebate-not-below-parent',
    facts: { most: '0.55' },
  });
  expect(await byAgent('ann', 'ben', 0.3)).toMatchObject({ refused: 'rebate-below-team' });
  expect(await byStaff('ann', 85)).toMatchObject({ refused: 'rebate-out-of-range' });
  expect(await byStaff('ann', 72)).toMatchObject({ refused: 'rebate-off-step' });
});

test('of a category that staff name twice the last rate counts', async () => {
  const rates = [80, 60].map((rate) => ({ category: 'LIVE' as const, rate }));
  const asked = built.staff({ id: built.idOf('ann'), rates, reason });
  expect(given(await built.rebates.actions.setMemberRates(asked))).toEqual({ done: true });
  expect(await liveOf('ann')).toMatchObject({ rate: 60 });
});

test('staff set no rate of a member whose account they opened', async () => {
  built.opened.add(`owner ${built.idOf('ann')}`);
  expect(await byStaff('ann', 80)).toEqual({ refused: 'second-person-needed' });
  expect((await liveOf('ann'))?.rate ?? 0).toBe(0);
});

test('an agent sets and sees rates of direct members alone', async () => {
  await byStaff('ann', 80);
  await byStaff('zoe', 80);
  for (const [agent, member] of [
    ['ann', 'dan'],
    ['ann', 'zoe'],
    ['ann', 'ann'],
    ['zoe', 'ben'],
    ['ben', 'ann'],
  ] as const) {
    expect(await byAgent(agent, member, 0.1)).toMatchObject({ refused: 'member-not-found' });
    if (agent === member) continue;
    const asked = built.as(agent, { customerId: built.idOf(member) });
    expect(await built.rebates.actions.getDownlineRebates(asked)).toMatchObject({
      refused: 'member-not-found',
    });
  }
  expect(await byAgent('ann', 'nobody' as never, 0.1)).toMatchObject({
    refused: 'member-not-found',
  });
  const page = given(await built.rebates.actions.listTeamRates(built.as('ann', {})));
  expect(page.list.map(({ username }) => username)).toEqual(['ben', 'cora']);
  expect(page.total).toBe(2);
});

test('rates and the prize group of the lotteries are set together or not at all', async () => {
  await byStaff('ann', 80);
  const good = await byAgent('ann', 'cora', 0.5, [{ type: 'LOTT', prizeModeId: '1950' }]);
  expect(good).toEqual({ done: true });
  expect(await built.groups.groupOf(built.idOf('cora'))).toBe(1950);
  const bad = await byAgent('ann', 'cora', 0.6, [{ type: 'LOTT', prizeModeId: '1960' }]);
  expect(bad).toMatchObject({ refused: 'group-not-below-parent' });
  expect(await liveOf('cora')).toMatchObject({ rate: 50 });
  const shown = await built.rebates.actions.getDownlineRebates(
    built.as('ann', { customerId: built.idOf('cora') }),
  );
  expect(given(shown).configs).toContainEqual({
    type: 'LIVE',
    rebateValue: 0.5,
    prizeModeId: '',
  });
  expect(given(shown).configs).toContainEqual({
    type: 'LOTT',
    rebateValue: 0,
    prizeModeId: '1950',
  });
});

test('an agent gives no more high rates than the quota, staff are not bound by it', async () => {
  await byStaff('ann', 80);
  const quotas = [{ category: 'LIVE', rate: 60, seats: 1 }] as const;
  const asked = built.staff({ id: built.idOf('ann'), quotas: [...quotas], reason });
  expect(given(await built.rebates.actions.setRebateQuotas(asked))).toEqual({ done: true });
  expect(given(await byAgent('ann', 'ben', 0.65))).toEqual({ done: true });
  expect(await byAgent('ann', 'cora', 0.6)).toMatchObject({ refused: 'rebate-quota-full' });
  expect(given(await byAgent('ann', 'cora', 0.55))).toEqual({ done: true });
  expect(given(await byStaff('cora', 70))).toEqual({ done: true });
  const own = given(await built.rebates.actions.getOwnRates(built.as('ann', {})));
  expect(own.quotas).toEqual([{ category: 'LIVE', rate: 60, seats: 1, used: 2 }]);
  expect(own.offered[0]).toMatchObject({ category: 'LIVE', most: 75 });
  // The standard group; a member may have one below it.
  expect(own.offeredGroup).toEqual({ own: 1956, least: 1800, most: 1954, step: 2 });
  const twice = built.staff({ id: built.idOf('ann'), quotas: [quotas[0], quotas[0]], reason });
  expect(await built.rebates.actions.setRebateQuotas(twice)).toMatchObject({
    refused: 'rebate-quotas-twice',
  });
});

test('a member sees the rate that holds, which falls with that of the agent', async () => {
  await byStaff('ann', 80);
  await byAgent('ann', 'ben', 0.6);
  await byAgent('ben', 'dan', 0.5);
  const bounds = [{ category: 'LIVE', highest: 40, difference: 5, step: 5 }] as const;
  const set = built.staff({ bounds: [...bounds], reason });
  expect(given(await built.rebates.actions.setRebateBounds(set))).toEqual({ done: true });
  const own = given(await built.rebates.actions.getOwnRates(built.as('dan', {})));
  expect(own.rates[0]).toEqual({ category: 'LIVE', rate: 40 });
  expect([own.offered, own.offeredGroup]).toEqual([[], null]);
  const wrong = built.staff({ bounds: [{ ...bounds[0], difference: 7 }], reason });
  expect(await built.rebates.actions.setRebateBounds(wrong)).toMatchObject({
    refused: 'rebate-bounds-wrong',
  });
  const shown = given(await built.rebates.actions.getRebateBounds(built.staff({})));
  expect(shown.bounds[0]).toEqual(bounds[0]);
  const wire = given(await built.rebates.actions.getGlobalRebateSettings(built.as('ann', {})));
  expect(wire[0]).toEqual({
    gameType: 'LIVE',
    highestRebate: 0.4,
    rebateDifference: 0.05,
    rebateInterval: 0.05,
  });
});

test('every change is kept with its author, and those of staff with their reason', async () => {
  await byStaff('ann', 80);
  await byAgent('ann', 'ben', 0.6);
  await byStaff('ben', 50);
  const { changes, upline } = await ratesOf('ben');
  expect(upline).toEqual({ id: built.idOf('ann'), username: 'ann' });
  expect(changes).toMatchObject([
    { before: 60, after: 50, by: { kind: 'staff' }, reason },
    { before: 0, after: 60, by: { kind: 'agent', name: 'ann' }, reason: '' },
  ]);
  // The same rate again is no change.
  await byStaff('ben', 50);
  expect((await ratesOf('ben')).changes).toHaveLength(2);
  expect(built.audited.map(({ action }) => action)).toEqual([
    'set-rebate-rates',
    'set-rebate-rates',
  ]);
});

test('two raises at once never leave a member above the agent', async () => {
  await byStaff('ann', 80);
  await byAgent('ann', 'ben', 0.6);
  await Promise.all([byAgent('ann', 'ben', 0.3), byAgent('ben', 'dan', 0.5)]);
  const ben = await liveOf('ben');
  const dan = await liveOf('dan');
  expect((ben?.rate ?? 0) - (dan?.rate ?? 0)).toBeGreaterThanOrEqual(5);
});

const move = (member: Name, upline: Name | '') =>
  database.transaction(async (tx) => {
    const at = built.clock.now();
    await built.identity.team.move(tx, { memberId: built.idOf(member), upline, at });
    await built.rebates.memberMoved(tx, { memberId: built.idOf(member) });
  });

test('a moved member counts below the new agent, and takes a seat of its quota', async () => {
  await byStaff('ann', 80);
  await byStaff('zoe', 80);
  await byAgent('ann', 'ben', 0.6);
  const quotas = [{ category: 'LIVE' as const, rate: 50, seats: 1 }];
  const asked = built.staff({ id: built.idOf('zoe'), quotas, reason });
  given(await built.rebates.actions.setRebateQuotas(asked));
  expect([(await liveOf('ann'))?.least, (await liveOf('zoe'))?.least]).toEqual([65, 0]);
  await move('ben', 'zoe');
  expect([(await liveOf('ann'))?.least, (await liveOf('zoe'))?.least]).toEqual([0, 65]);
  expect(await byAgent('zoe', 'yan', 0.5)).toMatchObject({ refused: 'rebate-quota-full' });
  await move('ben', '');
  expect((await liveOf('zoe'))?.least).toBe(0);
  expect(given(await byAgent('zoe', 'yan', 0.5))).toEqual({ done: true });
});

test('members of an ended agent count below the agent above', async () => {
  await byStaff('ann', 80);
  await byAgent('ann', 'ben', 0.6);
  await byAgent('ben', 'dan', 0.3);
  await database.transaction(async (tx) => {
    given(await built.identity.team.endAgent(tx, built.idOf('ben'), built.clock.now()));
    await built.rebates.agentEnded(tx, { memberId: built.idOf('ben') });
  });
  expect((await liveOf('ben'))?.least).toBe(0);
  await byStaff('ben', 0);
  expect((await liveOf('ann'))?.least).toBe(35);
});

test('rates that an earlier release wrote are placed in the tree', async () => {
  await byStaff('ann', 80);
  await byAgent('ann', 'ben', 0.6);
  await sql`update rebate_rate set upline_id = null`.execute(database.kysely);
  expect((await liveOf('ann'))?.least).toBe(0);
  await built.rebates.start();
  expect((await liveOf('ann'))?.least).toBe(65);
});

test('a page of rates reads one member after the other and leaves connections free', async () => {
  await byStaff('ann', 80);
  let underWay = 0;
  let most = 0;
  const lineOf: RebatesPorts['agents']['lineOf'] = async (...asked) => {
    underWay += 1;
    most = Math.max(most, underWay);
    const line = await built.ports.agents.lineOf(...asked);
    underWay -= 1;
    return line;
  };
  const agents = { ...built.ports.agents, lineOf };
  const counted = createRebates({ ...built.ports, agents });
  const page = given(await counted.actions.listTeamRates(built.as('ann', {})));
  expect(page.list).toHaveLength(2);
  expect(most).toBe(1);
});

test('a move is shown with the categories whose rate falls or ends for the branch', async () => {
  await byStaff('ann', 80);
  await byStaff('ben', 60);
  await byStaff('ann', 100, 'RNG');
  await byStaff('ben', 50, 'RNG');
  await byStaff('zoe', 40);
  await byStaff('zoe', 60, 'RNG');
  const preview = (upline: string, name: Name = 'ben') =>
    built.rebates.actions.previewRebateMove(built.staff({ id: built.idOf(name), upline }));
  const live = { category: 'LIVE', before: 60, after: 40 };
  expect(given(await preview(' ZOE '))).toEqual({ list: [live] });
  await byStaff('zoe', 0);
  expect(given(await preview('zoe'))).toEqual({ list: [{ ...live, after: 0 }] });
  expect(given(await preview(''))).toEqual({ list: [] });
  expect(given(await preview('ann'))).toEqual({ list: [] });
  expect(await preview('cora')).toMatchObject({ refused: 'agent-unknown' });
  expect(await preview('nobody')).toMatchObject({ refused: 'agent-unknown' });
});
