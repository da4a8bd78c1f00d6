// A moved member: what they did belongs to those who stood above them then, in lists, in the bets
// of a bill, and in trials on the past.
import { isRefusal } from '@baize/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { given } from '../../platform/call/testing.ts';
import { closePeriods } from './jobs/close-periods.ts';
import { buildAgreements, termsOf, type Name } from './testing.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let built: Awaited<ReturnType<typeof buildAgreements>>;
let actions: (typeof built)['agreements']['actions'];
let lists: (typeof built)['agents']['actions'];
beforeEach(async () => {
  built = await buildAgreements(await freshDatabase());
  ({ actions } = built.agreements);
  lists = built.agents.actions;
  await built.books.fund(built.idOf('dan'), '1000');
});
afterEach(() => built.close());

async function move(name: Name, upline: Name) {
  built.clock.advance(minuteMs);
  await built.count();
  const asked = { id: built.idOf(name), upline, reason: 'asked for' };
  given(await lists.moveMember(built.staff(asked)));
  built.clock.advance(minuteMs);
}

const nextDay = () =>
  (Math.floor((built.clock.now() + 8 * 60 * minuteMs) / dayMs) + 1) * dayMs - 8 * 60 * minuteMs;

async function passDay() {
  built.clock.advance(nextDay() + minuteMs - built.clock.now());
  await built.count();
}

const stakedIn = async (name: Name, member?: Name) => {
  const whose = member ? { customerId: built.idOf(member) } : {};
  const { list } = given(await lists.listTeamBets(built.as(name, whose)));
  return list.map(({ customerName, stake }) => [customerName, stake]);
};
const linesOf = async (name: Name) => {
  const { list } = given(await lists.getTeamProfit(built.as(name, {})));
  return list.map(({ customerName, stake }) => [customerName, stake]);
};

test('lists show a moved member to the new line only from then on', async () => {
  await built.play('dan', '100', '0');
  await move('ben', 'zoe');
  expect(await stakedIn('zoe')).toEqual([]);
  expect(await stakedIn('zoe', 'ben')).toEqual([]);
  expect(await stakedIn('ann')).toEqual([['dan', 100]]);
  await built.play('dan', '20', '0');
  expect(await stakedIn('zoe')).toEqual([['dan', 20]]);
  expect(await linesOf('zoe')).toEqual([['ben', 20]]);
  expect(await linesOf('ann')).toEqual([['ben', 100]]);
  expect(await stakedIn('ben')).toEqual([['dan', 120]]);
  const money = given(await lists.listTeamTransactions(built.as('zoe', {})));
  expect(money.list).toEqual([]);
});

test('a member who left and came back shows both times and not the one between', async () => {
  await built.play('dan', '1', '0');
  await move('ben', 'zoe');
  await built.play('dan', '20', '0');
  await move('ben', 'ann');
  await built.play('dan', '300', '0');
  expect(await stakedIn('ann')).toEqual([['dan', 301]]);
  expect(await linesOf('ann')).toEqual([['ben', 301]]);
  expect(await stakedIn('zoe')).toEqual([['dan', 20]]);
});

test('the bets of a bill are those that were made below its payee', async () => {
  const offer = { username: 'zoe', kind: 'dividend', period: 'daily', reason: 'new' } as const;
  const asked = built.staff({ ...offer, terms: termsOf('10') });
  const { id } = given(await actions.offerHouseAgreement(asked));
  const answer = { id, answer: 'accept' as const, version: 1 };
  given(await actions.answerAgreement(built.as('zoe', answer)));
  await passDay();
  await built.play('dan', '100', '0');
  await move('ben', 'zoe');
  await built.play('dan', '20', '0');
  await passDay();
  built.clock.advance(30 * minuteMs);
  await built.count();
  await closePeriods(built.ports)();
  const [bill] = given(await actions.listBills(built.as('zoe', { side: 'get' as const }))).list;
  expect(bill).toMatchObject({ turnover: '20.0000' });
  const betsOf = (name: Name) => {
    const whose = { id: bill?.id ?? '', customerId: built.idOf(name) };
    return actions.listBillBets(built.as('zoe', whose));
  };
  expect(given(await betsOf('dan')).list.map(({ stake }) => stake)).toEqual(['20.0000']);
  // Terms without the agent's own play: it is not shown to those above either.
  await built.books.fund(built.idOf('zoe'), '100');
  const own = await betsOf('zoe');
  expect(isRefusal(own) && own.refused).toBe('member-not-found');
});

test('a trial leaves out the days before an agent came', async () => {
  await built.play('dan', '100', '0');
  await passDay();
  await move('ben', 'zoe');
  await passDay();
  await built.play('dan', '20', '0');
  await passDay();
  const asked = { customerName: 'ben', kind: 'dividend', period: 'daily', months: 1 } as const;
  const tried = given(await actions.tryTerms(built.as('zoe', { ...asked, terms: termsOf('10') })));
  expect(tried.list.map(({ turnover }) => turnover)).toEqual(['20.0000']);
});
