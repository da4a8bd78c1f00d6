// Rules that judge by themselves: approve within the limits of a day, hold with a reason, ask for a
// second person; nothing above the threshold, nothing once stopped, and nothing that changed.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { InputOf, cashier } from '@baize/contract';
import { freshDatabase } from '../../../../../testing/database.ts';
import { given } from '../../../../platform/call/testing.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildCashier, staffNamed, type BuiltCashier } from '../../testing.ts';

type RuleText = InputOf<typeof cashier.saveAutomation>['rules'][number];

const [ana, ben] = [staffNamed('ana'), staffNamed('ben')];
const small: RuleText = {
  id: 'small',
  name: 'small ones',
  isOn: true,
  conditions: [{ fact: 'amount', test: 'at-most', value: '500' }],
  verdict: 'approve',
  reason: '',
};
const first: RuleText = {
  id: 'first',
  name: 'first ones',
  isOn: true,
  conditions: [
    { fact: 'paid-before', test: 'at-most', value: '0' },
    { fact: 'amount', test: 'at-least', value: '501' },
  ],
  verdict: 'hold',
  reason: 'First withdrawal',
};
let database: Database;
let built: BuiltCashier;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildCashier(database);
});
afterEach(async () => {
  await built.close();
  await database.close();
});

const read = async () => given(await built.cashier.actions.getAutomation(built.call({})));

async function save(rules: RuleText[], more: { dailyCount?: number; dailyAmount?: string } = {}) {
  const { version } = await read();
  const input = { version, rules, dailyCount: 100, dailyAmount: '100000', ...more };
  return built.cashier.actions.saveAutomation(built.call(input, ana));
}
const start = () => built.cashier.actions.startAutomation(built.call({}, ana));
const stop = () => built.cashier.actions.stopAutomation(built.call({}, ben));
const caseOf = async (id: string) =>
  given(await built.cashier.actions.getEvidence(built.call({ id }))).case;

async function judged(playerId: string, amount: number) {
  const id = await built.withdraw(playerId, amount);
  await built.deliver();
  return caseOf(id);
}

test('a rule approves what fits it, audited under its name, and leaves the rest', async () => {
  given(await save([small]));
  given(await start());
  expect(await judged('ann', 400)).toMatchObject({
    state: 'approved',
    judgedBy: 'rule: small ones',
    verdict: 'approve',
  });
  expect(await judged('bob', 501)).toMatchObject({ state: 'pending', verdict: 'none' });
  expect(built.audited.at(-1)).toMatchObject({
    action: 'approve-withdrawal',
    staff: { username: 'rule: small ones' },
  });
  expect(await read()).toMatchObject({ approvedToday: 1, approvedTodayAmount: '400.0000' });
});

test('a rule holds with its reason, and people may still approve', async () => {
  given(await save([first]));
  const held = await judged('ann', 600);
  expect(held).toMatchObject({ state: 'pending', verdict: 'hold', hold: 'First withdrawal' });
  for (const search of [{ hold: 'First withdrawal' }, { only: 'held' as const }]) {
    const { list } = given(await built.cashier.actions.listCases(built.call(search)));
    expect(list).toHaveLength(1);
  }
  const counts = given(await built.cashier.actions.countCases(built.call({})));
  expect(counts).toMatchObject({ held: 1, holds: [{ hold: 'First withdrawal', count: 1 }] });
  const approved = built.wallet.actions.approveWithdrawal({ ...built.call({ id: held.id }, ana) });
  expect(await approved).toMatchObject({ state: 'approved' });
});

test('a rule asks for a second person below the threshold too', async () => {
  given(await save([{ ...first, verdict: 'second-person' }]));
  const { id } = await judged('ann', 600);
  const call = { ...built.call({ id }, ana) };
  expect(await built.wallet.actions.approveWithdrawal(call)).toEqual({
    refused: 'signatures-needed',
  });
  const { record } = await caseOf(id);
  const sign = (by: typeof ana) => built.cashier.actions.signCase(built.call({ id, record }, by));
  expect(await sign(ana)).toMatchObject({ state: 'pending' });
  expect(await sign(ben)).toMatchObject({ state: 'approved' });
});

test('the switch stops all automatic approval at once; what is held is held anyway', async () => {
  given(await save([small, first]));
  given(await start());
  expect(await stop()).toMatchObject({ approves: false });
  expect(await judged('ann', 400)).toMatchObject({ state: 'pending', verdict: 'none' });
  expect(await judged('bob', 600)).toMatchObject({ verdict: 'hold' });
  expect(built.audited.map(({ action }) => action)).toEqual([
    'save-withdrawal-rules',
    'start-withdrawal-rules',
    'stop-withdrawal-rules',
  ]);
});

test('rules approve no more than the day allows, by count and by amount', async () => {
  given(await save([small], { dailyCount: 2 }));
  given(await start());
  const states = [];
  for (const name of ['ann', 'bob', 'cat']) states.push((await judged(name, 400)).state);
  expect(states).toEqual(['approved', 'approved', 'pending']);
  given(await save([small], { dailyAmount: '1200' }));
  expect((await judged('dan', 400)).state).toBe('approved');
  expect((await judged('emy', 400)).state).toBe('pending');
  built.clock.advance(24 * 3_600_000);
  expect((await judged('fay', 400)).state).toBe('approved');
});

test('no rule approves above the threshold or where access was changed', async () => {
  const conditions = [{ fact: 'amount', test: 'at-most', value: '100000' }] as const;
  const any = { ...small, conditions: [...conditions] };
  given(await save([any]));
  given(await start());
  expect((await judged('ann', 60_000)).state).toBe('pending');
  built.state.wasOpened = true;
  const bob = await judged('bob', 400);
  expect(bob).toMatchObject({ state: 'pending' });
  expect(bob.marks).toContain('access-changed');
});

test('a withdrawal that people refused before the rules came is left alone', async () => {
  given(await save([small]));
  given(await start());
  const id = await built.withdraw('ann', 400);
  const refusal = { ...built.call({ id, remark: 'no' }, ana) };
  given(await built.wallet.actions.refuseWithdrawal(refusal));
  await built.deliver();
  expect(await caseOf(id)).toMatchObject({ state: 'refused', verdict: '' });
});

test('a person and a rule at the same time approve a withdrawal once', async () => {
  given(await save([small]));
  given(await start());
  const id = await built.withdraw('ann', 400);
  const call = { ...built.call({ id }, ana) };
  await Promise.all([built.deliver(), built.wallet.actions.approveWithdrawal(call)]);
  const approvals = built.audited.filter(({ action }) => action === 'approve-withdrawal');
  expect(approvals).toHaveLength(1);
  expect((await caseOf(id)).state).toBe('approved');
});

test('a withdrawal that was never told is judged by the minute, once', async () => {
  given(await save([first]));
  const id = await built.withdraw('ann', 600);
  await built.cashier.jobs.find(({ name }) => name === 'cashier-judge')?.run();
  expect((await caseOf(id)).verdict).toBe('');
  built.clock.advance(3 * 60_000);
  await built.cashier.jobs.find(({ name }) => name === 'cashier-judge')?.run();
  expect((await caseOf(id)).verdict).toBe('hold');
  given(await save([]));
  await built.deliver();
  expect((await caseOf(id)).verdict).toBe('hold');
});

test('a trial of rules on past withdrawals changes nothing', async () => {
  const approvedByPerson = await judged('ann', 400);
  const refusedByPerson = await judged('bob', 450);
  await judged('cat', 900);
  const refusal = { ...built.call({ id: refusedByPerson.id, remark: 'no' }, ana) };
  given(await built.wallet.actions.refuseWithdrawal(refusal));
  const tried = await built.cashier.actions.tryAutomation(built.call({ rules: [small, first] }));
  expect(tried).toEqual({
    looked: 3,
    rules: [
      { id: 'small', decided: 2, amount: '850.0000', refusedByPeople: 1 },
      { id: 'first', decided: 1, amount: '900.0000', refusedByPeople: 0 },
    ],
    approved: 2,
    held: 1,
    secondPerson: 0,
    undecided: 0,
  });
  expect((await caseOf(approvedByPerson.id)).state).toBe('pending');
});

test('unbound, repeated and outdated rules are refused', async () => {
  const unbound = { ...small, conditions: [] };
  expect(await save([unbound])).toEqual({ refused: 'rule-approves-all' });
  expect(await save([small, small])).toEqual({ refused: 'rule-twice' });
  const input = { version: 0, rules: [], dailyCount: 0, dailyAmount: '0' };
  const old = built.cashier.actions.saveAutomation(built.call(input));
  expect(await old).toEqual({ refused: 'withdrawal-rules-changed' });
  const tried = built.cashier.actions.tryAutomation(built.call({ rules: [unbound] }));
  expect(await tried).toEqual({ refused: 'rule-approves-all' });
});

test('a cashier who is faster than the rules needs the second person all the same', async () => {
  given(await save([{ ...first, verdict: 'second-person', reason: '' }]));
  const id = await built.withdraw('ann', 600);
  const approve = () => built.wallet.actions.approveWithdrawal({ ...built.call({ id }, ana) });
  expect(await approve()).toEqual({ refused: 'signatures-needed' });
  expect(await caseOf(id)).toMatchObject({ state: 'pending', verdict: 'second-person' });
  await built.deliver();
  expect(await approve()).toEqual({ refused: 'signatures-needed' });
});

test('a person who is faster than a rule that approves is the one who approved', async () => {
  given(await save([small]));
  given(await start());
  const id = await built.withdraw('ann', 400);
  const approved = built.wallet.actions.approveWithdrawal({ ...built.call({ id }, ana) });
  expect(await approved).toMatchObject({ state: 'approved', judgedBy: 'ana' });
  await built.deliver();
  expect(await read()).toMatchObject({ approvedToday: 0 });
});

test('a sum that two persons sign is signed in slices too', async () => {
  const many = { ...small, conditions: [{ ...small.conditions[0], value: '49000' }] } as RuleText;
  given(await save([many]));
  expect(await judged('ann', 30_000)).toMatchObject({ verdict: 'none', needsTwo: false });
  given(await start());
  const { id, needsTwo } = await judged('ann', 20_000);
  expect(needsTwo).toBe(true);
  const approved = built.wallet.actions.approveWithdrawal({ ...built.call({ id }, ana) });
  expect(await approved).toEqual({ refused: 'signatures-needed' });
  expect(await judged('bob', 20_000)).toMatchObject({ state: 'approved' });
  built.clock.advance(24 * 3_600_000 + 1);
  expect(await judged('ann', 20_000)).toMatchObject({ state: 'approved' });
});

test('withdrawals that wait beside another one count for its net win', async () => {
  const poor = { fact: 'net-win', test: 'at-most', value: '500' } as const;
  given(await save([{ ...small, conditions: [...small.conditions, poor] }]));
  given(await start());
  expect(await judged('ann', 400)).toMatchObject({ state: 'approved' });
  expect(await judged('ann', 400)).toMatchObject({ state: 'pending' });
});
