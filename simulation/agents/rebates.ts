// Laws of rebates and commissions: every closed day and week pays what the second reckoning came
// to, each of them is what a second program makes of its export, and money arrives once.
import { dayText, parseUnits, startOfDay, type Units } from '@baize/money';
import type { Modules } from '@baize/server/testing';
import { must } from '../broken.ts';
import { several } from '../several.ts';
import { calmly } from '../wallet/ask.ts';
import { count, type Person } from './known.ts';
import { commissionTiers } from './rates.ts';
import { commissionsOf, sharesOf, toCents } from './shares.ts';
import type { AgentsWorld } from './world.ts';

type Actions = Modules['rebates']['actions'];
type Given<N extends 'getRebateOf' | 'getCommissionBill'> = Exclude<
  Awaited<ReturnType<Actions[N]>>,
  { refused: string }
>;
export type Opened = Given<'getRebateOf'> | Given<'getCommissionBill'>;

/** What the laws of shares remember. */
export interface KnownShares {
  /** The day and the week that are checked next, from 1970. */
  nextDay: number;
  nextWeek: number;
  /** Payments that the purses know. */
  readonly paid: Set<string>;
}

const category = 'RNG';
const pageSize = 100;
const units = (text: string): Units => parseUnits(text, { decimalsMax: 4 }) ?? 0n;

/** Closed since the last look; what each opens into is given to the second program. */
export async function checkShares(world: AgentsWorld): Promise<readonly Opened[]> {
  const opened: Opened[] = [];
  const { list, next } = await calmly(world, world.staff[0], ({ rebates }, call) =>
    rebates.actions.listRebateRuns(call({ pageSize })),
  );
  const closed = new Set(list.map(({ day }) => day));
  for (; closed.has(textOf(world.shares.nextDay)); world.shares.nextDay += 1)
    opened.push(...(await checkDay(world, world.shares.nextDay)));
  must(next === textOf(world.shares.nextDay), 'days of rebates are closed in order', next);
  if (world.shares.nextDay >= world.shares.nextWeek + 7) opened.push(...(await checkWeek(world)));
  return opened;
}

const textOf = (day: number): string => dayText(startOfDay(day));

async function checkDay(world: AgentsWorld, day: number): Promise<readonly Opened[]> {
  const shares = sharesOf(world.counted, world.rates, day);
  const reckoned = shares.map(({ person, kind, stake, exact }) =>
    [person.username, kind, stake, toCents(exact)].join(' '),
  );
  const rows = await pagesOf((page) =>
    calmly(world, world.staff[0], ({ rebates }, call) =>
      rebates.actions.getRebateRun(call({ day: textOf(day), ...page })),
    ),
  );
  const seen = rows.map(({ username, kind, stake, amount }) =>
    [username, kind, units(stake), units(amount)].join(' '),
  );
  const isAlike = reckoned.toSorted().join() === seen.toSorted().join();
  must(isAlike, 'rebates of a day are as reckoned', { day: textOf(day), reckoned, seen });
  const opened = await several(shares, ({ person, kind }) =>
    openRebate(world, person, { day, kind }),
  );
  if (opened.length > 0) world.tally.add('day of rebates closed');
  return opened;
}

interface Share {
  readonly day: number;
  readonly kind: 'own' | 'team';
}

async function openRebate(world: AgentsWorld, { id }: Person, { day, kind }: Share) {
  const asked = { id, day: textOf(day), category, kind } as const;
  const parts: Given<'getRebateOf'>['parts'] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await calmly(world, world.staff[1], ({ rebates }, call) =>
      rebates.actions.getRebateOf(call({ ...asked, pageNo, pageSize })),
    );
    parts.push(...page.parts);
    if (parts.length >= page.total) return { ...page, parts };
  }
}

async function checkWeek(world: AgentsWorld): Promise<readonly Opened[]> {
  const fromDay = world.shares.nextWeek;
  const week = { fromDay, untilDay: fromDay + 7 };
  const all = await pagesOf((page) =>
    calmly(world, world.staff[0], ({ rebates }, call) =>
      rebates.actions.listCommissionBills(call(page)),
    ),
  );
  const bills = all.filter(({ from }) => from === textOf(fromDay));
  // The timed work comes with a beat: the week may wait for the next one.
  if (bills.length === 0 && !all.some(({ from }) => from > textOf(fromDay))) return [];
  const reckoned = commissionsOf(world.counted, commissionTiers, week).map(
    ({ agent, total, rate, amount }) => [agent.username, total, rate, amount].join(' '),
  );
  const seen = bills.map(({ agent, total, rate, amount }) =>
    [agent.username, units(total), rate, units(amount)].join(' '),
  );
  const isAlike = reckoned.toSorted().join() === seen.toSorted().join();
  must(isAlike, 'commissions of a week are as reckoned', { week, reckoned, seen });
  const opened = await several(bills, ({ id }) =>
    calmly(world, world.staff[0], ({ rebates }, call) =>
      rebates.actions.getCommissionBill(call({ id })),
    ),
  );
  world.shares.nextWeek += 7;
  world.tally.add('week of commissions closed');
  return opened;
}

interface Page<R> {
  readonly list: readonly R[];
  readonly total: number;
}

async function pagesOf<R>(
  read: (page: { readonly pageNo: number; readonly pageSize: number }) => Promise<Page<R>>,
): Promise<readonly R[]> {
  const rows: R[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { list, total } = await read({ pageNo, pageSize });
    rows.push(...list);
    if (rows.length >= total || list.length === 0) return rows;
  }
}

interface PaidRow {
  readonly key: string;
  readonly payee: string;
  readonly amount: string;
  readonly kind: 'own' | 'team' | 'commission';
}

/** Money comes to a purse once for each of them; the house keeps what closed accounts are due. */
export async function noticeShares(world: AgentsWorld, since: number): Promise<void> {
  const { rows } = await world.house.pool.query<PaidRow>(
    `select concat_ws(' ', day, player_id, category, kind, currency) as key, player_id as payee,
      amount::text, kind from rebate_sum where paid_at >= $1 and not kept
    union all select id, agent_id, amount::text, 'commission' from rebate_commission
      where paid_at >= $1 and not kept`,
    [new Date(since)],
  );
  const people = new Map(world.people.map((one) => [one.id, one]));
  for (const { key, payee: id, amount, kind } of rows) {
    if (world.shares.paid.has(key)) continue;
    world.shares.paid.add(key);
    const payee = people.get(id);
    must(payee !== undefined, 'a rebate is somebody’s', key);
    payee.cash += BigInt(amount);
    const at = world.clock.now();
    count(world.counted, { at, member: payee, rebate: BigInt(amount) });
    world.tally.add(kind === 'commission' ? 'commission paid' : 'rebate paid');
  }
}
