// A team is all accounts below an agent: its size, its figures from settled rounds and paid money,
// level by level. No agent can read another agent's team.
import { isRefusal } from '@baize/contract';
import { sql, type CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database, Queryable } from '../../platform/database/index.ts';
import { buildWagering, units } from '../wagering/testing.ts';
import { createAgents } from './index.ts';
import { buildAgents, type Name } from './testing.ts';

let database: Database;
let built: Awaited<ReturnType<typeof buildAgents>>;
let books: ReturnType<typeof buildWagering>;

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildAgents(database);
  actions = built.agents.actions;
  books = buildWagering(database);
  for (const name of ['ann', 'ben', 'cora', 'dan', 'yan'] as const) {
    await books.fund(built.idOf(name), '1000');
  }
  await play('dan', '40', '10');
  await play('cora', '5', '25');
  await play('ann', '300', '0');
  await play('yan', '70', '0');
  await open('dan', '9');
  await deposit('dan', '100', 'success');
  await deposit('dan', '55', 'success');
  await deposit('cora', '77', 'processing');
  await withdraw('cora', '30.5');
});
afterAll(async () => {
  await books.close();
  await database.close();
});

let count = 0;
const next = () => {
  count += 1;
  return `made-${count}`;
};

async function open(name: Name, stake: string) {
  const opened = await books.wagering.openRound({
    player: built.callerOf(name),
    intent: next(),
    gameCode: 'lotus',
    gameVersion: '1',
    family: 'slots',
    bet: '',
    stake: units(stake),
    now: books.clock.now(),
    paceMs: 0,
  });
  return given(opened as never) as Pick<Parameters<typeof books.wagering.settleRound>[0], 'round'>;
}

async function play(name: Name, stake: string, payout: string) {
  const { round } = await open(name, stake);
  await books.wagering.settleRound({ round, payout: units(payout), draws: [], outcome: {} });
}

async function deposit(name: Name, amount: string, state: 'success' | 'processing') {
  const at = new Date(books.clock.now());
  const arrived = state === 'success' ? units(amount) : null;
  await sql`insert into wallet_deposit (id, player_id, currency, requested, arrived, state,
      provider, mode, requested_at, settled_at)
    values (${next()}, ${built.idOf(name)}, 'PHP', ${units(amount)}, ${arrived}, ${state}, 'test',
      1, ${at}, ${arrived === null ? null : at})`.execute(database.kysely);
}

async function withdraw(name: Name, amount: string) {
  const at = new Date(books.clock.now());
  await sql`insert into wallet_withdrawal (id, player_id, currency, amount, bank_code, bank_name,
      card_holder, card_number, state, requested_at, paid_at)
    values (${next()}, ${built.idOf(name)}, 'PHP', ${units(amount)}, 'BPI', 'BPI', 'X', '1', 'paid',
      ${at}, ${at})`.execute(database.kysely);
}

let actions: typeof built.agents.actions;
const as = <I>(name: Name, input: I) => callOf(built.callerOf(name), input, books.clock.now());
const names = (list: readonly Readonly<Record<'customerName', string>>[]) =>
  list.map((person) => person.customerName).toSorted();

// @proves L25
test('the overview counts the whole team without the agent or other teams', async () => {
  expect(given(await actions.getTeamOverview(as('ann', {})))).toMatchObject({
    code: 'ANN',
    teamSize: 3,
    agents: 1,
    direct: 2,
    newToday: 3,
    newIn30Days: 3,
    teamBalance: 2990,
  });
});

test('a team is listed one level at a time, with the path to it', async () => {
  const top = given(await actions.listDownlines(as('ann', {})));
  expect([names(top.list), top.teamSize, names(top.path)]).toEqual([['ben', 'cora'], 3, ['ann']]);
  expect(top.list.find((person) => person.customerName === 'ben')).toMatchObject({
    type: 1,
    teamSize: 1,
    accountBalance: 1000,
    activeFlag: 1,
    super: 'ann',
    sscRebate: 7.8,
  });
  const below = given(await actions.listDownlines(as('ann', { agentId: built.idOf('ben') })));
  expect([names(below.list), names(below.path)]).toEqual([['dan'], ['ann', 'ben']]);
  const all = given(await actions.listDownlines(as('ann', { downlineType: 'A', pageSize: 2 })));
  expect([all.list.length, all.pageInfo.totalRecords]).toEqual([2, 3]);
  const rest = { downlineType: 'A', pageSize: 2, pageNo: 1 };
  expect(given(await actions.listDownlines(as('ann', rest))).list).toHaveLength(1);
});

test('the list is searched by name, kind and day; wildcards in a name are literal', async () => {
  const found = async (input: object) =>
    names(given(await actions.listDownlines(as('ann', { downlineType: 'A', ...input }))).list);
  expect(await found({ customerName: ' DA' })).toEqual(['dan']);
  expect(await found({ customerName: '%' })).toEqual([]);
  expect(await found({ userType: '1' })).toEqual(['ben']);
  expect(await found({ userType: '0' })).toEqual(['cora', 'dan']);
  expect(await found({ endRegDate: '2020-01-01' })).toEqual([]);
});

// @proves L25
test('every reading refuses a foreign member like an unknown one', async () => {
  const strangers = [built.idOf('yan'), built.idOf('zoe'), 'nobody'];
  for (const stranger of strangers) {
    const answers = [
      await actions.listDownlines(as('ann', { agentId: stranger })),
      await actions.getTeamProfit(as('ann', { customerId: stranger })),
      await actions.listTeamBets(as('ann', { customerId: stranger })),
      await actions.listTeamTransactions(as('ann', { customerId: stranger })),
    ];
    expect(answers.map((answer) => (isRefusal(answer) ? answer : undefined))).toEqual(
      answers.map(() => expect.objectContaining({ refused: 'member-not-found' })),
    );
  }
  const upwards = await actions.listDownlines(as('ben', { agentId: built.idOf('ann') }));
  expect(isRefusal(upwards) && upwards.refused).toBe('member-not-found');
});

test('profit by line and by member has the same total', async () => {
  const lines = given(await actions.getTeamProfit(as('ann', {})));
  expect(lines.list).toMatchObject([
    { customerName: 'ben', members: 2, stake: 40, netProfit: -30, deposit: 155, withdraw: 0 },
    { customerName: 'cora', members: 1, stake: 5, netProfit: 20, deposit: 0, withdraw: 30.5 },
  ]);
  const members = given(await actions.getTeamProfit(as('ann', { summaryType: 'M' })));
  expect(names(members.list)).toEqual(['cora', 'dan']);
  expect(members.footer).toEqual(lines.footer);
  expect(lines.footer).toMatchObject({ rounds: 2, stake: 45, netProfit: -10, deposit: 155 });
  const below = given(await actions.getTeamProfit(as('ann', { customerId: built.idOf('ben') })));
  expect([names(below.list), names(below.path)]).toEqual([['dan'], ['ann', 'ben']]);
  const page = given(await actions.getTeamProfit(as('ann', { pageSize: 1, pageNo: 2 })));
  expect([names(page.list), page.totalPage]).toEqual([['cora'], 2]);
});

// @proves L25
test('a page past the last is empty and still has the total', async () => {
  const past = { pageSize: 1, pageNo: 9 };
  const { list, ...profit } = given(await actions.getTeamProfit(as('ann', past)));
  const whole = given(await actions.getTeamProfit(as('ann', { pageSize: 1 })));
  expect([list, profit.totalPage, profit.footer]).toEqual([[], 2, whole.footer]);
  const bets = given(await actions.listTeamBets(as('ann', past)));
  expect([bets.list, bets.totalPage]).toEqual([[], 2]);
  const members = given(await actions.listDownlines(as('ann', past)));
  expect([members.list, members.pageInfo.totalRecords]).toEqual([[], 2]);
});

test('bets and money of the team exclude the agent’s own', async () => {
  const bets = given(await actions.listTeamBets(as('ann', {})));
  expect(bets.list).toMatchObject([
    { customerName: 'dan', gameType: 'RNG', gameName: 'Lotus of ours', stake: 40, payout: 10 },
    { customerName: 'cora', stake: 5, payout: 25, netProfit: 20 },
  ]);
  expect(bets.footer).toMatchObject({ rounds: 2, stake: 45 });
  const money = given(await actions.listTeamTransactions(as('ann', {})));
  expect(money.list.map(({ txType, amount }) => [txType, amount]).toSorted()).toEqual([
    [6101, 100],
    [6101, 55],
    [6201, -30.5],
  ]);
  expect(money.footer).toEqual({ deposit: 155, withdraw: 30.5 });
  const one = given(await actions.listTeamTransactions(as('ann', { customerName: 'cora' })));
  expect(one.list).toHaveLength(1);
});

test('a team of ten thousand is read over indexes, without a full scan', async () => {
  await sql`insert into identity_player (id, username, username_key, type, currency, upline_id,
      registered_at)
    select 'many-' || n, 'many' || n, 'many' || n, 0, 'PHP',
      case when n <= 10 then ${built.idOf('zoe')} else 'many-' || (n / 10) end, now()
    from generate_series(1, 10000) as n order by n`.execute(database.kysely);
  await sql`analyze identity_player`.execute(database.kysely);
  const plans: string[] = [];
  const watched = { ...database, kysely: explaining(database.kysely, plans) };
  const agents = createAgents({ ...built.ports, database: watched });
  const overview = given(await agents.actions.getTeamOverview(as('zoe', {})));
  expect(overview).toMatchObject({ teamSize: 10_001, direct: 11 });
  expect(plans).toHaveLength(2);
  given(await agents.actions.getTeamProfit(as('zoe', { summaryType: 'M' })));
  given(await agents.actions.listDownlines(as('zoe', { agentId: 'many-1', downlineType: 'A' })));
  expect(plans.length).toBeLessThan(10);
  const whole = /Seq Scan on (?:identity_player|wagering_round|wallet_\w+|ledger_account)/u;
  for (const plan of plans) expect(plan).not.toMatch(whole);
  plans.length = 0;
  const { list } = given(await agents.actions.listDownlines(as('zoe', { pageSize: 1 })));
  expect(list).toHaveLength(1);
  // The team of ten thousand is walked for its size, and not once more for who is directly below.
  expect(plans.filter((plan) => plan.includes('CTE team'))).toHaveLength(1);
});

/** The same database, which notes how it went about each question. */
function explaining(kysely: Queryable, plans: string[]): Queryable {
  const executor = kysely.getExecutor();
  const executeQuery = async (query: CompiledQuery) => {
    const told = await database.pool.query<Record<'QUERY PLAN', string>>({
      text: `explain ${query.sql}`,
      values: [...query.parameters],
    });
    plans.push(told.rows.map((row) => row['QUERY PLAN']).join('\n'));
    return executor.executeQuery(query);
  };
  return withOwn(kysely, { getExecutor: () => withOwn(executor, { executeQuery }) });
}

/** The same object but for these of its functions. */
const withOwn = <T extends object>(whole: T, own: Partial<Record<keyof T, unknown>>): T =>
  new Proxy(whole, {
    get(target, key) {
      const mine = own[key as keyof T];
      if (mine !== undefined) return mine;
      const theirs: unknown = Reflect.get(target, key);
      return typeof theirs === 'function' ? theirs.bind(target) : theirs;
    },
  });
