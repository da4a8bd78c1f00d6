// Fills facts as counting leaves them: days of members over a month, windows of five minutes of
// the last two days, and the sums of teams. One member in eight plays on a day, in five windows
// of it; who played on a day and when before follows from the member's number.
import type { Database } from '@baize/server/testing';
import { startOfDay } from '@baize/money';

/** Days with figures, today among them. */
export const pastDays = 31;
/** Each member plays on one day of so many, and one in forty on every day. */
const every = 10;
const always = 40;
const windowsOfDay = 288;
const windowsPlayed = 5;
const windowMs = 300_000;

type On = Pick<Database['pool'], 'query'>;

interface PastAsked {
  readonly day: number;
  /** The clock's moment: windows before it are closed and summed up. */
  readonly until: number;
}

export async function fillPast({ pool }: Database, { day, until }: PastAsked): Promise<void> {
  const on = await pool.connect();
  try {
    // Nothing but these readings needs them: without a log of changes they fill much faster.
    for (const table of filled) await on.query(`alter table ${table} set unlogged`);
    await on.query(`set work_mem = '256MB'`);
    await on.query(`set synchronous_commit = off`);
    await addKinds(on);
    await addDays(on, day);
    await addTeamDays(on, day);
    await addActive(on, day);
    for (const one of [day - 1, day]) await addWindows(on, one);
    await addHours(on, day - 1);
    await takeLater(on, { day, until });
    for (const table of filled) await on.query(`vacuum (analyze) ${table}`);
  } finally {
    on.release(true);
  }
}

const filled = [
  'facts_window',
  'facts_day',
  'facts_team_hour',
  'facts_team_day',
  'facts_team_active',
  'facts_played',
];

/** What each member does on a day of play, once in five windows. */
async function addKinds(on: On): Promise<void> {
  await on.query(`create unlogged table bench_member as
    select p.id, l.id as line_id, row_number() over (order by p.id) as n
    from identity_player p join facts_line l on l.chain[cardinality(l.chain)] = p.upline_id
    where p.agent_since is null`);
  await on.query(`create unlogged table bench_play as
    select m.*, kind, times, stake from bench_member m cross join (values
      ('RNG', 6, 30000, 1, 0), ('LIVE', 5, 200000, 2, 1), ('LOTT', 2, 20000, 8, 3),
      ('deposit', 1, 0, 4, 1)) as k(kind, times, stake, one_in, rest)
    where m.n / ${every * always} % one_in = rest`);
  await on.query('analyze bench_member');
  await on.query('analyze bench_play');
}

const playsOn = (day: string) => `(n % ${every} = ${day} % ${every} or n % ${always} = 7)`;
const figuresOf = (windows: number) => [
  `times * ${windows}`,
  `stake * times * ${windows}`,
  `stake * times * ${windows}`,
  `case when kind = 'deposit' then 1000000 * ${windows}
    else stake::bigint * times * ${windows} * (80 + n % 40) / 100 end`,
];
const names = ['times', 'staked', 'valid', 'amount'];
const summed = (figures: readonly string[]) =>
  figures.map((figure, at) => `sum(${figure})::bigint as ${names[at]}`).join(', ');

async function addDays(on: On, day: number): Promise<void> {
  await on.query('alter table facts_day drop constraint facts_day_pkey');
  await on.query('drop index facts_day_of_member');
  await on.query(
    `insert into facts_day (day, currency, line_id, member_id, kind, times, staked, valid, amount)
    select d, 'PHP', line_id, id, kind, ${figuresOf(windowsPlayed)}
    from generate_series($1::integer, $2::integer) as d, bench_play where ${playsOn('d')}`,
    [day - pastDays + 1, day - 1],
  );
  await on.query(`set maintenance_work_mem = '512MB'`);
  await on.query('alter table facts_day add primary key (day, currency, line_id, member_id, kind)');
  await on.query('create index facts_day_of_member on facts_day (member_id, day)');
}

/** Days whose players are the same have the same sums. */
async function addTeamDays(on: On, day: number): Promise<void> {
  await on.query('alter table facts_team_day drop constraint facts_team_day_pkey');
  await on.query(
    `with plays as (
      select rest, line_id, kind, ${summed(figuresOf(windowsPlayed))}
      from generate_series(0, ${every - 1}) as rest, bench_play where ${playsOn('rest')}
      group by rest, line_id, kind
    ), team as materialized (
      select rest, agent_id, kind, ${summed(names)}
      from plays join facts_line_agent using (line_id) group by rest, agent_id, kind
    )
    insert into facts_team_day (day, currency, agent_id, kind, times, staked, valid, amount)
    select d, 'PHP', agent_id, kind, times, staked, valid, amount
    from generate_series($1::integer, $2::integer) as d join team on rest = d % ${every}`,
    [day - pastDays + 1, day - 1],
  );
  await on.query('alter table facts_team_day add primary key (day, currency, agent_id, kind)');
}

async function addActive(on: On, day: number): Promise<void> {
  await on.query(
    `insert into facts_team_active (day, agent_id, gap, members)
    select d, agent_id, gap, members from generate_series($1::integer, $2::integer) as d
    join (
      select n % ${every} as rest, agent_id, case when n % ${always} = 7 then 1 else ${every} end
        as gap, count(*) as members
      from bench_member join facts_line_agent using (line_id) group by 1, 2, 3
    ) as a on a.rest = d % ${every}`,
    [day - pastDays + 1, day - 1],
  );
  await on.query(
    `insert into facts_played (member_id, line_id, day)
    select id, line_id, $1::integer - case when n % ${always} = 7 then 1
      else ($1::integer - 1 - n) % ${every} + 1 end from bench_member
    where $1::integer > n % ${every}`,
    [day],
  );
}

async function addWindows(on: On, day: number): Promise<void> {
  await on.query(
    `insert into facts_window (at, currency, line_id, member_id, kind, times, staked, valid, amount)
    select $2::timestamptz + w * interval '5 minutes', 'PHP', line_id, id, kind, ${figuresOf(1)}
    from (select *, (n * 31 + k * 57) % ${windowsOfDay} as w
      from bench_play, generate_series(0, ${windowsPlayed - 1}) as k
      where ${playsOn('$1::integer')}) as played
    order by 1, 2, 3, 4, 5`,
    [day, new Date(startOfDay(day))],
  );
}

const addHours = (on: On, day: number) =>
  on.query(
    `with lines as (
      select date_trunc('hour', at, 'UTC') as hour, line_id, kind, sum(times) as times,
        sum(staked) as staked, sum(valid) as valid, sum(amount) as amount
      from facts_window where at >= $1 and at < $2 group by 1, 2, 3
    )
    insert into facts_team_hour
      (hour, currency, agent_id, kind, times, staked, valid, amount)
    select hour, 'PHP', agent_id, kind, sum(times), sum(staked), sum(valid), sum(amount)
    from lines join facts_line_agent using (line_id) group by hour, agent_id, kind`,
    [new Date(startOfDay(day)), new Date(startOfDay(day + 1))],
  );

/** What of today is over waits to be summed up; what comes later is taken away for now. */
async function takeLater(on: On, { day, until }: PastAsked): Promise<void> {
  await on.query('create unlogged table bench_later as select * from facts_window where at >= $1', [
    new Date(until - windowMs),
  ]);
  await on.query('delete from facts_window where at >= $1', [new Date(until - windowMs)]);
  await on.query('update facts_mark set closed_until = $1, summed_until = $2', [
    new Date(until - windowMs),
    new Date(startOfDay(day)),
  ]);
}

/** Gives back what happens before this moment. */
export async function comeTo({ pool }: Database, until: number): Promise<void> {
  await pool.query(
    `with came as (delete from bench_later where at < $1 returning *)
    insert into facts_window select * from came`,
    [new Date(until)],
  );
}
