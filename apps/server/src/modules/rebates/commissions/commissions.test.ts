// Proves that a period of a plan is closed once and pays the difference of tiers, that its bill
// opens for its agent alone, and that a trial pays nothing.
import { isRefusal } from '@baize/contract';
import { dayAt, dayText, printUnits, startOfDay } from '@baize/money';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Name } from '../../agents/testing.ts';
import { createRebates } from '../index.ts';
import { buildRebates, type BuiltRebates } from '../testing.ts';

let database: Database;
let built: BuiltRebates;
const opened: BuiltRebates[] = [];

beforeEach(async () => {
  database = await freshDatabase();
  built = await buildRebates(database);
  opened.push(built);
  for (const name of ['ann', 'ben', 'cora', 'dan', 'yan'] as const)
    await built.fund(built.idOf(name), '100000');
  await built.rebates.byHand.closeDays();
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

const reason = 'agreed with the agents';
const plan = {
  name: 'Weekly',
  basis: 'turnover' as const,
  period: 'weekly' as const,
  categories: [],
  tiers: [
    { upTo: '1000', rate: 100 },
    { upTo: '3000', rate: 200 },
    { upTo: null, rate: 300 },
  ],
  roots: ['ann'],
  isOn: true,
};
const propose = (change: object = {}, staff = 'owner') =>
  built.rebates.actions.createCommissionPlan(
    built.staff({ ...plan, ...change, reason } as never, staff),
  );
const waitsOf = async (id: string) =>
  given(await built.rebates.actions.listCommissionPlans(built.staff({}))).list.find(
    (one) => one.id === id,
  )?.waits;
const confirm = async (id: string, staff = 'second') => {
  const proposedAt = (await waitsOf(id))?.at ?? 0;
  return built.rebates.actions.confirmCommissionPlan(built.staff({ id, proposedAt }, staff));
};
/** A plan that two of staff turned on. */
const make = async (change: object = {}) => {
  const made = await propose(change);
  if (isRefusal(made)) return made;
  const confirmed = await confirm(made.id);
  return isRefusal(confirmed) ? confirmed : made;
};
const cashOf = async (name: Name) =>
  printUnits((await built.ledger.balance(built.idOf(name), 'PHP')).cash, 2);

async function days(count: number): Promise<void> {
  const { clock, rebates } = built;
  clock.set(startOfDay(dayAt(clock.now()) + count) + 10 * 60_000);
  await built.count();
  await rebates.byHand.closeDays();
  await rebates.byHand.closePeriods();
}
/** To the first day of the next week. */
async function toMonday(): Promise<void> {
  const weekday = (dayAt(built.clock.now()) + 3) % 7;
  await days(7 - weekday);
}
const billsOf = async (name: Name) =>
  given(await built.rebates.actions.listCommissions(built.as(name, {}))).list;

// @proves R121
test('an agent gets the difference on a child’s team, and the whole on players', async () => {
  given(await make());
  await toMonday();
  await built.play('dan', '1000', '0');
  await built.play('cora', '2500', '0');
  await toMonday();
  // ben: 1 000 at 1 %. ann: 3 500 is 3 %: 1 000 × 2 % and 2 500 × 3 %.
  expect(await cashOf('ben')).toBe('100010.00');
  expect(await cashOf('ann')).toBe('100095.00');
  const [bill] = await billsOf('ann');
  expect(bill).toMatchObject({ total: '3500.0000', rate: 300, amount: '95.00' });
  const ofAnn = built.as('ann', { id: bill?.id ?? '' });
  const shown = given(await built.rebates.actions.getCommission(ofAnn));
  expect(shown.children).toMatchObject([
    { username: 'ben', total: '1000.0000', rate: 100, amount: '20' },
  ]);
  expect(shown.direct).toEqual({ total: '2500.0000', amount: '75' });
  expect(shown.players).toMatchObject([{ username: 'cora', total: '2500.0000' }]);
  for (const name of ['ben', 'zoe'] as const) {
    const asked = built.as(name, { id: bill?.id ?? '' });
    expect(await built.rebates.actions.getCommission(asked)).toMatchObject({
      refused: 'commission-unknown',
    });
  }
  const all = given(await built.rebates.actions.listCommissionBills(built.staff({})));
  expect(all.list.map(({ agent }) => agent.username)).toEqual(['ann', 'ben']);
  const one = built.staff({ id: bill?.id ?? '' });
  expect(given(await built.rebates.actions.getCommissionBill(one)).agent.username).toBe('ann');
});

test('a period is paid once, by two processes, to the plan’s trees alone', async () => {
  given(await make());
  await toMonday();
  await built.play('cora', '500', '0');
  await built.play('yan', '500', '0');
  const other = createRebates(built.ports);
  const weekday = (dayAt(built.clock.now()) + 3) % 7;
  built.clock.set(startOfDay(dayAt(built.clock.now()) + 7 - weekday) + 10 * 60_000);
  await built.count();
  await built.rebates.byHand.closeDays();
  await Promise.all([built.rebates.byHand.closePeriods(), other.byHand.closePeriods()]);
  expect(await cashOf('ann')).toBe('100005.00');
  expect(await billsOf('zoe')).toEqual([]);
  expect(await billsOf('ann')).toHaveLength(1);
});

test('a plan pays from its first whole period on', async () => {
  await days(1);
  given(await make());
  await built.play('cora', '500', '0');
  await toMonday();
  expect(await billsOf('ann')).toEqual([]);
});

test('a loss counts what the house won, and an agent is never paid less than nothing', async () => {
  given(await make({ basis: 'loss' }));
  await toMonday();
  await built.play('cora', '500', '100');
  await built.play('dan', '100', '900');
  await toMonday();
  const [bill] = await billsOf('ann');
  expect(bill).toMatchObject({ total: '-400.0000', rate: 0, amount: '0.00' });
  expect(await cashOf('ann')).toBe('100000.00');
});

test('a trial says what a plan would have paid and pays nothing', async () => {
  const from = dayText(built.clock.now());
  await built.play('cora', '2500', '0');
  await built.play('dan', '1000', '0');
  await days(1);
  const { basis, categories, tiers, roots } = plan;
  const asked = { basis, categories, tiers, roots, from, until: from };
  const tried = given(await built.rebates.actions.tryCommissionPlan(built.staff(asked)));
  expect(tried).toMatchObject({ agents: 2, total: '3500.0000', amount: '105.00' });
  expect(tried.list.map(({ username, amount }) => [username, amount])).toEqual([
    ['ann', '95.00'],
    ['ben', '10.00'],
  ]);
  expect(await cashOf('ann')).toBe('100000.00');
  const back = built.staff({ ...asked, until: '2000-01-01' });
  expect(await built.rebates.actions.tryCommissionPlan(back)).toMatchObject({
    refused: 'field-format',
  });
});

const edit = (id: string, asked: object) =>
  built.rebates.actions.editCommissionPlan(built.staff({ ...plan, reason, id, ...asked } as never));

test('a period that is over is closed before its plan changes', async () => {
  const { id } = given(await make());
  await toMonday();
  await built.play('cora', '500', '0');
  const { clock } = built;
  clock.set(startOfDay(dayAt(clock.now()) + 7) + 60_000);
  for (const change of [{ isOn: false }, { period: 'monthly' }, { roots: [] }])
    expect(await edit(id, change)).toMatchObject({ refused: 'commission-period-due' });
  await days(0);
  expect(await cashOf('ann')).toBe('100005.00');
  expect(given(await edit(id, { isOn: false }))).toEqual({ done: true });
});

test('only agents at the top of the tree are roots of a plan', async () => {
  for (const name of ['ben', 'cora']) {
    const below = { refused: 'commission-root-below', facts: { agent: name } };
    expect(await make({ roots: ['ann', name] })).toMatchObject(below);
  }
  const { id } = given(await make());
  expect(await edit(id, { roots: ['ben'] })).toMatchObject({ refused: 'commission-root-below' });
  expect(given(await edit(id, { roots: ['zoe', 'ann'] }))).toEqual({ done: true });
});

test('tiers that do not rise and unknown roots are refused, and changes are audited', async () => {
  const falling = [
    { upTo: '10', rate: 500 },
    { upTo: null, rate: 400 },
  ];
  expect(await make({ tiers: falling })).toMatchObject({ refused: 'commission-tiers-wrong' });
  expect(await make({ roots: ['nobody'] })).toMatchObject({ refused: 'agent-unknown' });
  const { id } = given(await make());
  expect(given(await edit(id, { isOn: false }))).toEqual({ done: true });
  expect(await edit('none', {})).toMatchObject({ refused: 'commission-unknown' });
  const shown = given(await built.rebates.actions.listCommissionPlans(built.staff({})));
  expect(shown.list).toMatchObject([{ id, isOn: false, roots: ['ann'] }]);
  expect(built.audited.map(({ action }) => action)).toEqual([
    'propose-commission-plan',
    'confirm-commission-plan',
    'edit-commission-plan',
  ]);
});

test('a plan is turned on, and changed while on, by two of staff', async () => {
  const { id } = given(await propose());
  expect(await confirm(id, 'owner')).toMatchObject({ refused: 'second-person-needed' });
  built.opened.add(`second ${built.idOf('ann')}`);
  expect(await confirm(id)).toMatchObject({ refused: 'second-person-needed' });
  await toMonday();
  await built.play('cora', '500', '0');
  await toMonday();
  expect(await billsOf('ann')).toEqual([]);
  expect(given(await confirm(id, 'third'))).toEqual({ done: true });
  const tiers = [{ upTo: null, rate: 500 }];
  const { confirmCommissionPlan, withdrawCommissionPlan } = built.rebates.actions;
  expect(given(await edit(id, { tiers }))).toEqual({ done: true });
  const waits = await waitsOf(id);
  expect(waits).toMatchObject({ by: 'owner', tiers });
  await toMonday();
  await built.play('cora', '500', '0');
  await toMonday();
  // By the tiers in force: 500 at 1 %.
  expect(await cashOf('ann')).toBe('100005.00');
  const stale = built.staff({ id, proposedAt: (waits?.at ?? 0) + 1 }, 'third');
  expect(await confirmCommissionPlan(stale)).toMatchObject({ refused: 'commission-proposal-gone' });
  const asked = built.staff({ id, proposedAt: waits?.at ?? 0, reason }, 'third');
  expect(given(await withdrawCommissionPlan(asked))).toEqual({ done: true });
  expect(await withdrawCommissionPlan(asked)).toMatchObject({
    refused: 'commission-proposal-gone',
  });
  expect(await waitsOf(id)).toBeNull();
});

test('two who may be one person cannot turn a plan on', async () => {
  const { id } = given(await propose({}, 'alias'));
  expect(await confirm(id)).toMatchObject({ refused: 'second-person-needed' });
});

test('no tier is above the highest rate, when proposed and when confirmed', async () => {
  const { policy } = built;
  policy.commissionTurnoverRateMost = '2';
  const above = { refused: 'commission-rate-above-house', facts: { most: '2' } };
  expect(await propose()).toMatchObject(above);
  policy.commissionTurnoverRateMost = '3';
  const { id } = given(await propose());
  policy.commissionTurnoverRateMost = '2';
  expect(await confirm(id)).toMatchObject(above);
  expect(given(await propose({ isOn: false }))).toMatchObject({ id: expect.any(String) });
});

test('two plans never pay the same play', async () => {
  given(await make({ categories: ['RNG'] }));
  const same = { refused: 'commission-plans-overlap', facts: { plan: 'Weekly' } };
  expect(await propose({ categories: [], basis: 'loss' })).toMatchObject(same);
  expect(await propose({ roots: [] })).toMatchObject(same);
  // Of two that wait the second one is refused once the first is on.
  const one = given(await propose({ categories: ['LIVE'] }));
  const other = given(await propose({ categories: ['LIVE', 'FISH'] }));
  expect(given(await confirm(one.id))).toEqual({ done: true });
  expect(await confirm(other.id)).toMatchObject({ refused: 'commission-plans-overlap' });
  given(await make({ roots: ['zoe'] }));
});
