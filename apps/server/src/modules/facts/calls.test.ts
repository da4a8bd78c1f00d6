// An agent reads what was counted below, and nothing else: by category, line, member, day, hour, in
// a file, under the names of older clients, before and after a move.
import { isRefusal } from '@baize/contract';
import { agentPaid, categoryRebate, lotteryRebate, teamRebate } from '@baize/ledger';
import { dayText } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Name } from '../agents/testing.ts';
import { callOf as comingOf, formOf, visitor } from '../identity/testing.ts';
import { units } from '../wagering/testing.ts';
import { countLargeTeams } from './store/large-teams.ts';
import { profitPages } from './store/profit-pages.ts';
import { readProfit, type ProfitLine } from './store/profit.ts';
import { buildFacts, type BuiltFacts } from './testing.ts';

const hourMs = 3_600_000;
let database: Database;
let built: BuiltFacts;
let actions: BuiltFacts['facts']['actions'];

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildFacts(database);
  actions = built.facts.actions;
  const { books, tree } = built;
  for (const name of ['ann', 'ben', 'cora', 'dan', 'yan'] as const)
    await books.fund(tree.idOf(name), '1000');
  await built.play('dan', '40', '10');
  await built.play('dan', '8', '20', 'wheel');
  await built.play('cora', '5', '25');
  await built.play('ann', '300', '0');
  await built.play('yan', '70', '0');
  const rebate = { currency: 'PHP', eventId: 'draw', run: 1 };
  await books.ledger.post(
    teamRebate({ ...rebate, playerId: tree.idOf('ben'), amount: units('3') }),
  );
  await built.count();
});
afterAll(async () => {
  await built.books.close();
  await database.close();
});

const as = <I>(name: Name, input: I) =>
  callOf(built.tree.callerOf(name), input, built.books.clock.now());
const idOf = (name: Name) => built.tree.idOf(name);
const reasonOf = (answer: object) => (isRefusal(answer) ? answer.refused : 'given');
const namesIn = (list: readonly Readonly<Record<'customerName', string>>[]) =>
  list.map((person) => person.customerName);

test('a team by category, by line and by member, without the agent', async () => {
  const lines = given(await actions.getTeamCategories(as('ann', {})));
  expect(lines.categories).toMatchObject([
    { gameType: 'RNG', rounds: 2, stake: 45, validBet: 45, payout: 35, netProfit: -10 },
    { gameType: 'LIVE', rounds: 1, stake: 8, payout: 20, netProfit: 12 },
  ]);
  expect(lines.total).toMatchObject({ stake: 53, deposit: 3000, agentRebate: 3, netLoss: -5 });
  expect(lines.list).toMatchObject([
    { customerName: 'ben', members: 2, stake: 48, deposit: 2000, agentRebate: 3 },
    { customerName: 'cora', members: 1, stake: 5, payout: 25, deposit: 1000 },
  ]);
  const members = given(await actions.getTeamCategories(as('ann', { summaryType: 'M' })));
  expect(namesIn(members.list)).toEqual(['dan', 'cora', 'ben']);
});

// @proves R120
test('the overview of an agent tells the team’s figures of whole days', async () => {
  const { actions: own } = built.tree.agents;
  expect(given(await own.getTeamOverview(as('ann', {})))).toMatchObject({
    teamSize: 3,
    activeMembers: 2,
    firstDeposits: 3,
    rounds: 3,
    stake: 53,
    payout: 55,
    netProfit: 2,
    deposit: 3000,
    withdraw: 0,
  });
  const before = { startDate: '2020-01-01', endDate: '2020-01-31' };
  expect(given(await own.getTeamOverview(as('ann', before)))).toMatchObject({
    teamSize: 3,
    activeMembers: 0,
    firstDeposits: 0,
    rounds: 0,
    deposit: 0,
  });
});

test('a large team is counted for all agents at once, as a walk counts it', async () => {
  const { actions: own } = built.tree.agents;
  const walked = given(await own.getTeamOverview(as('ann', {})));
  const counted = { currency: 'PHP', now: built.books.clock.now() };
  await database.transaction((tx) => countLargeTeams(tx, { ...counted, least: 2 }));
  const agentIds = [idOf('ann'), idOf('ben')];
  const large = await built.facts.largeTeams({ agentIds, ...counted });
  expect([...large.keys()]).toEqual([idOf('ann')]);
  expect(given(await own.getTeamOverview(as('ann', {})))).toEqual(walked);
  // Of yesterday it is too old to tell who is new.
  const tomorrow = counted.now + 24 * hourMs;
  const old = { agentIds, currency: 'PHP', now: tomorrow };
  expect(await built.facts.largeTeams(old)).toEqual(new Map());
});

test('lists tell the size of a large team as it was counted and do not walk it', async () => {
  const counted = { currency: 'PHP', now: built.books.clock.now() };
  await database.transaction((tx) => countLargeTeams(tx, { ...counted, least: 0 }));
  // Only a list that reads what was counted can tell this size.
  await sql`update facts_large_team set members = 70 where agent_id = ${idOf('ben')}`.execute(
    database.kysely,
  );
  const { list } = given(await built.tree.agents.actions.listDownlines(as('ann', {})));
  const sizes = list.map(({ customerName, teamSize }) => [customerName, teamSize]);
  await sql`delete from facts_large_team`.execute(database.kysely);
  expect(new Map(sizes as [string, number][])).toEqual(
    new Map([
      ['ben', 70],
      ['cora', 0],
    ]),
  );
});

test('everybody below a large team is listed as a walk lists them', async () => {
  const { listDownlines } = built.tree.agents.actions;
  const inputs = [
    {},
    { userType: '0' },
    { userType: '1' },
    { customerName: 'n' },
    { pageSize: 1, pageNo: 1 },
    { pageSize: 2, pageNo: 9 },
    { startRegDate: '2001-01-01', endRegDate: '2001-01-02' },
    { agentId: idOf('ben') },
  ];
  const listed = async () => {
    const answers = [];
    for (const input of inputs)
      answers.push(given(await listDownlines(as('ann', { ...input, downlineType: 'A' }))));
    return answers;
  };
  const walked = await listed();
  expect(walked.map(({ list }) => list.length)).toEqual([3, 2, 1, 2, 1, 0, 0, 1]);
  const counted = { currency: 'PHP', now: built.books.clock.now() };
  await database.transaction((tx) => countLargeTeams(tx, { ...counted, least: 0 }));
  const large = await listed();
  await sql`delete from facts_large_team`.execute(database.kysely);
  expect(large).toEqual(walked);
});

test('members of equal figures stand by their names on every page', async () => {
  const search = { summaryType: 'M', sort: 'withdraw', pageSize: 1 };
  const pages = [];
  for (const pageNo of [1, 2, 3])
    pages.push(given(await actions.getTeamCategories(as('ann', { ...search, pageNo }))));
  expect(pages.map(({ list }) => namesIn(list))).toEqual([['ben'], ['cora'], ['dan']]);
  expect(pages.map(({ totalPage }) => totalPage)).toEqual([3, 3, 3]);
});

test('a list is of one category, in an order, of a part of a name and of one page', async () => {
  const read = async (input: object) =>
    given(await actions.getTeamCategories(as('ann', { summaryType: 'M', ...input })));
  const live = await read({ gameType: 'LIVE', sort: 'name' });
  expect([namesIn(live.list), live.total.stake]).toEqual([['ben', 'cora', 'dan'], 8]);
  const byResult = await read({ sort: 'result', pageSize: 1 });
  expect([namesIn(byResult.list), byResult.totalPage]).toEqual([['cora'], 3]);
  expect(namesIn((await read({ customerName: 'DA' })).list)).toEqual(['dan']);
  expect(namesIn((await read({ customerName: '%' })).list)).toEqual([]);
});

test('a team leads to a member, and the member to days and categories', async () => {
  const below = given(await actions.getTeamCategories(as('ann', { customerId: idOf('ben') })));
  expect([namesIn(below.path), namesIn(below.list)]).toEqual([['ann', 'ben'], ['dan']]);
  const days = given(await actions.getMemberDays(as('ann', { customerId: idOf('dan') })));
  expect(days).toMatchObject({
    path: [{ customerName: 'ann' }, { customerName: 'ben' }, { customerName: 'dan' }],
    days: [
      {
        day: '2026-11-21',
        stake: 48,
        deposit: 1000,
        categories: [{ gameType: 'RNG' }, { gameType: 'LIVE' }],
      },
    ],
    total: { stake: 48, payout: 30 },
  });
});

// @proves R120
test('a day is a series of hours, a week of days, each beside the time before', async () => {
  const today = { startDate: '2026-11-21', endDate: '2026-11-21' };
  const hours = given(await actions.getTeamSeries(as('ann', today)));
  expect([hours.grain, hours.points.length]).toEqual(['hour', 24]);
  // 04:00 in Greenwich is noon here.
  expect(hours.points.findIndex(({ stake }) => stake === 53)).toBe(12);
  const branch = given(
    await actions.getTeamSeries(as('ann', { ...today, customerId: idOf('ben') })),
  );
  expect(branch.points[12]).toMatchObject({ stake: 48 });
  const week = given(await actions.getTeamSeries(as('ann', { gameType: 'LIVE' })));
  expect(week).toMatchObject({ grain: 'day', total: { stake: 8 }, before: { stake: 0 } });
  expect(week.points.map(({ stake }) => stake)).toEqual([0, 0, 0, 0, 0, 0, 8]);
  const days = given(await actions.getTeamSeries(as('ann', { customerId: idOf('ben') })));
  expect(days.points[6]).toMatchObject({ stake: 48 });
});

// @proves R130
test('a member outside the own line is read by no call', async () => {
  for (const id of [idOf('yan'), idOf('zoe'), 'nobody']) {
    const days = { startDate: '2026-11-01', endDate: '2026-11-21' };
    const asked = as('ann', { customerId: id, ...days });
    const answers = [
      await actions.getTeamCategories(asked),
      await actions.getMemberDays(asked),
      await actions.getTeamSeries(asked),
      await actions.downloadTeamProfit(asked),
      await actions.listDownlineLottoProfit(asked),
      await actions.listTeamGamesProfit(asked),
      await actions.listLottoDays(asked),
      await actions.listMemberGamesProfit(asked),
    ];
    expect(new Set(answers.map(reasonOf))).toEqual(new Set(['member-not-found']));
  }
  // The agent above is nobody below.
  const up = await actions.getTeamCategories(as('ben', { customerId: idOf('ann') }));
  expect(reasonOf(up)).toBe('member-not-found');
  expect(namesIn(given(await actions.getTeamCategories(as('zoe', {}))).list)).toEqual(['yan']);
});

test('an agent’s income is the own one, by day and kind', async () => {
  const income = { agentRebate: 3, commission: 0, dailySalary: 0, dividend: 0, tatalIncome: 3 };
  expect(given(await actions.getAgentIncome(as('ben', {})))).toMatchObject({
    list: [{ date: '2026-11-21', ...income }],
    footer: income,
    page: { pageSize: 20, currentPage: 1, total: 1 },
  });
  expect(given(await actions.getAgentIncome(as('ann', {}))).list).toEqual([]);
});

test('the profit list is a file of named days', async () => {
  expect(reasonOf(await actions.downloadTeamProfit(as('ann', {})))).toBe('record-period-missing');
  const days = { startDate: '2026-11-21', endDate: '2026-11-21', summaryType: 'M' };
  const file = given(await actions.downloadTeamProfit(as('ann', days)));
  let text = '';
  for await (const part of file as AsyncIterable<Uint8Array>) text += String(part);
  const [head, ...lines] = text.trim().split('\r\n');
  expect(head?.split(',')).toHaveLength(16);
  expect(lines.map((line) => line.split(',').slice(0, 6))).toEqual([
    ['dan', '1', '2', '48.0000', '48.0000', '30.0000'],
    ['cora', '1', '1', '5.0000', '5.0000', '25.0000'],
    ['ben', '1', '0', '0.0000', '0.0000', '0.0000'],
  ]);
});

test('reports of older clients have the same figures under their names', async () => {
  const games = given(await actions.listTeamGamesProfit(as('ann', { group_type: 'M' })));
  const { listTeamGamesProfit } = actions;
  expect(given(await listTeamGamesProfit(as('ann', { summaryType: 'M' })))).toEqual(games);
  expect(games.footer).toMatchObject({ total_rng_bettings: 45, total_rng_pnl: -10 });
  expect(games.list[0]).toMatchObject({ customer_name: 'dan', total_rng_winnings: 10 });
  const lotto = given(await actions.listDownlineLottoProfit(as('ann', {})));
  expect(lotto.footer).toMatchObject({ total_deposit: 3000, total_lott_game_bettings: 0 });
  const of = { customerId: idOf('dan') };
  expect(given(await actions.listLottoDays(as('ann', of))).list).toMatchObject([
    { balanceDate: '2026-11-21', deposit: 1000, lottGameBetting: 0, profitLoss: 0 },
  ]);
  expect(given(await actions.listMemberGamesProfit(as('ann', of)))).toMatchObject({
    list: [
      { gameType: 'LIVE', gameName: 'Live casino', gameLoses: 8, gameWinnings: 20, netProfit: 12 },
      { gameType: 'RNG', gameLoses: 40, gameWinnings: 10, netProfit: -30 },
    ],
    footer: { netProfit: -18 },
  });
});

test('the lottery reports hold the rebates of lotteries alone', async () => {
  const { ledger, clock } = built.books;
  const paid = { currency: 'PHP', playerId: idOf('yan') };
  await ledger.post(lotteryRebate({ ...paid, eventId: 'draw', run: 1, amount: units('3') }));
  const day = dayText(clock.now());
  const live = { ...paid, day, category: 'LIVE', kind: 'own', amount: units('5') } as const;
  await ledger.post(categoryRebate(live));
  await built.count();
  const { list } = given(
    await actions.listLottoDays(as('zoe', { customerId: idOf('yan'), startDate: day })),
  );
  expect(list).toMatchObject([{ balanceDate: day, lottGameRebate: 3, profitLoss: 3 }]);
  const team = given(await actions.listDownlineLottoProfit(as('zoe', {})));
  expect(team.footer).toMatchObject({ total_lott_game_rebates: 3, total_lott_pnl: 3 });
  const { total } = given(await actions.getTeamCategories(as('zoe', {})));
  expect(total).toMatchObject({ rebate: 8 });
});

test('a link counts openings once an address and day, and how far people came', async () => {
  const { identity, agents } = built.tree;
  const now = built.books.clock.now();
  const code = given(
    await agents.actions.createInvitation(as('zoe', { name: 'Harbour', type: 0 })),
  );
  const open = (address: string, at = now, by = code) =>
    identity.actions.checkAgentCode({ ...comingOf(visitor, { code: by }, { now: at }), address });
  for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) given(await open(address));
  given(await open('10.0.0.1', now + 24 * hourMs));
  given(await open('10.0.0.9', now, 'ZOE'));
  const form = formOf({ username: 'bycoming1', affiliateCode: code });
  given(await identity.actions.register(comingOf(visitor, form, { now, intent: 'comer' })));
  const days = { startDate: '2026-11-21', endDate: '2026-11-22' };
  const funnel = async () => given(await actions.getInvitationFunnel(as('zoe', days)));
  expect((await funnel()).list).toMatchObject([
    { id: '', code: 'ZOE', opened: 1 },
    { code, name: 'Harbour', opened: 3, registered: 1, deposited: 0, active: 0 },
  ]);
  expect(given(await actions.getInvitationFunnel(as('ann', days))).total.opened).toBe(0);
});

test('a member counts as registered where they registered, wherever they were moved', async () => {
  const { identity, agents } = built.tree;
  const now = built.books.clock.now();
  const form = formOf({ username: 'bycode1', affiliateCode: 'ZOE' });
  given(await identity.actions.register(comingOf(visitor, form, { now, intent: 'coded' })));
  const days = { startDate: '2026-11-21', endDate: '2026-11-22' };
  const byCode = async (name: Name) =>
    given(await actions.getInvitationFunnel(as(name, days))).list[0]?.registered;
  const before = { ann: await byCode('ann'), zoe: await byCode('zoe') };
  const id = (await identity.playerIdOf('bycode1')) ?? '';
  const move = { id, upline: 'ann', reason: 'another house' };
  given(await agents.actions.moveMember(callOf(staff, move, now)));
  expect(before.zoe).toBeGreaterThan(0);
  expect({ ann: await byCode('ann'), zoe: await byCode('zoe') }).toEqual(before);
});

test('a file of many lines holds each of them once, in order, whatever a page holds', async () => {
  const search = {
    callerId: idOf('ann'),
    branchId: idOf('ann'),
    currency: 'PHP',
    from: Date.parse('2026-11-14T16:00:00Z'),
    until: Date.parse('2026-12-01T00:00:00Z'),
    by: 'member' as const,
    name: '',
    category: '',
    order: 'name' as const,
    limit: 1_000,
    offset: 0,
  };
  const whole = await readProfit(database.kysely, search);
  for (const rowsAtOnce of [1, 2, 3, 100]) {
    const lines = await database.transaction(async (tx) => {
      const found: ProfitLine[] = [];
      for await (const page of profitPages(tx, search, rowsAtOnce)) {
        expect(page.total).toBe(whole.total);
        found.push(...page.lines);
      }
      return found;
    });
    expect(lines).toEqual(whole.list);
  }
});

test('a member who moved is seen by the new line from then on, by the old until then', async () => {
  await built.tree.agents.actions.moveMember(
    callOf(
      staff,
      { id: idOf('ben'), upline: 'zoe', reason: 'another house' },
      built.books.clock.now(),
    ),
  );
  const read = async (name: Name, input: object = {}) =>
    given(await actions.getTeamCategories(as(name, input)));
  expect((await read('zoe')).total).toMatchObject({ stake: 70 });
  expect((await read('zoe', { customerId: idOf('ben') })).total).toMatchObject({ stake: 0 });
  const dan = { customerId: idOf('dan') };
  expect(given(await actions.getMemberDays(as('zoe', dan))).days).toEqual([]);
  await built.play('dan', '6', '0');
  await built.count();
  expect((await read('zoe')).total).toMatchObject({ stake: 76 });
  expect(given(await actions.getMemberDays(as('zoe', dan))).total).toMatchObject({ stake: 6 });
  // The old line keeps what was counted in it, and sees no more.
  expect((await read('ann')).total).toMatchObject({ stake: 53 });
  expect(given(await actions.getMemberDays(as('ann', dan))).total).toMatchObject({ stake: 48 });
  expect((await read('ann', { customerId: idOf('ben') })).total).toMatchObject({ stake: 48 });
  expect((await read('ben')).total).toMatchObject({ stake: 54 });
});

test('an income tells what was earned, what of it was paid on, and what is left', async () => {
  const { ledger } = built.books;
  const pay = (event: 'salary-paid' | 'dividend-paid', from: Name | null, to: Name, sum: string) =>
    ledger.post(
      agentPaid({
        event,
        billId: built.next(),
        part: 1,
        payerId: from && idOf(from),
        payeeId: idOf(to),
        currency: 'PHP',
        amount: units(sum),
      }),
    );
  await pay('salary-paid', null, 'ann', '100');
  await pay('salary-paid', 'ann', 'cora', '30');
  await pay('dividend-paid', 'ann', 'cora', '20');
  await built.count();
  expect(given(await actions.getAgentIncome(as('ann', {}))).footer).toEqual({
    agentRebate: 0,
    commission: 0,
    dailySalary: 70,
    dividend: -20,
    tatalIncome: 50,
    dailySalaryEarned: 100,
    dividendEarned: 0,
    totalEarned: 100,
    totalPaidOn: 50,
  });
  const { footer } = given(await actions.getAgentIncome(as('cora', {})));
  expect(footer).toMatchObject({ tatalIncome: 50, totalEarned: 50, totalPaidOn: 0 });
});

// Last: hours are forgotten.
test('a single day is read by its day once its hours are no longer kept', async () => {
  const now = built.books.clock.now() + 40 * 24 * hourMs;
  await built.facts.forgetOld(now);
  const day = { startDate: '2026-11-21', endDate: '2026-11-21' };
  const read = async (input: object) =>
    given(
      await actions.getTeamSeries(callOf(built.tree.callerOf('ann'), { ...day, ...input }, now)),
    );
  const team = await read({});
  expect([team.grain, team.points.length, team.total.stake]).toEqual(['day', 1, 53]);
  const branch = await read({ customerId: idOf('ben') });
  expect([branch.grain, branch.total.stake]).toEqual(['day', 48]);
});

const staff: StaffCaller = {
  kind: 'staff',
  staffId: 'staff-1',
  username: 'desk',
  role: 'owner',
  permissions: ['agents.edit'],
  sessionId: 'staff-session',
  confirmedUntil: 0,
};
