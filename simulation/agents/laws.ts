// The laws of the world of agents: every bill is what a second program makes of its export, the
// figures in it are what the second reckoning counted, no period is billed twice or left out, and
// the books balance.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRefusal } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Modules } from '@baize/server/testing';
import { must } from '../broken.ts';
import { lawsOfTheLedger } from '../ledger-laws.ts';
import { several } from '../several.ts';
import { ask } from '../wallet/ask.ts';
import { teamOf, type Figures, type Person } from './known.ts';
import { checkLives, checkSigned } from './lives.ts';
import { checkPeriods } from './periods.ts';
import { checkShares, type Opened } from './rebates.ts';
import { checkTeams } from './teams.ts';
import { countAll } from './time.ts';
import type { AgentsWorld } from './world.ts';

export type Books = Pick<AgentsWorld['house']['pool'], 'query'>;
type Exported = Exclude<
  Awaited<ReturnType<Modules['agreements']['actions']['getBillFacts']>>,
  { refused: string }
>;

interface BillRow {
  readonly id: string;
  readonly payee: string;
}

/** Every bill that is new since the last look, and every period. */
export async function checkDay(world: AgentsWorld): Promise<void> {
  await countAll(world);
  await checkBills(world);
  await checkLives(world, world.house.pool);
  await checkTeams(world);
  recompute(await checkShares(world));
  await checkPeriods(world, world.house.pool, world.periods);
}

export async function checkBills(
  world: AgentsWorld,
  books: Books = world.house.pool,
): Promise<void> {
  const { rows } = await books.query<BillRow>(
    'select id, payee_id as payee from agreements_bill order by created_at, id',
  );
  const fresh = rows.filter(({ id }) => !world.checked.has(id));
  const people = new Map(world.people.map((one) => [one.id, one]));
  const exported = await several(fresh, async ({ id, payee }) => {
    const person = people.get(payee);
    must(person !== undefined, 'a bill is somebody’s', id);
    const facts = await exportOf(world, id, person);
    compareMembers(world, facts, person);
    checkSigned(world, facts.bill);
    tell(world, facts);
    return facts;
  });
  recompute(exported);
  for (const { id } of fresh) world.checked.add(id);
}

async function exportOf(world: AgentsWorld, id: string, payee: Person): Promise<Exported> {
  const { answer } = await ask(world, payee.caller(), ({ agreements }, call) =>
    agreements.actions.getBillFacts(call({ id })),
  );
  must(!isRefusal(answer), 'a payee may export a bill', answer);
  return answer as Exported;
}

/** Each member's figures are those that were counted below the payee in the period. */
export function compareMembers(world: AgentsWorld, { bill, members }: Exported, payee: Person) {
  const { from, until, terms } = bill;
  const team = teamOf(world.counted, payee, { from, until, includeSelf: terms.includeSelf });
  const known = [...team].map(([{ username }, sums]) => rowOf(username, sums)).filter(isAny);
  const seen = members.map(({ member, turnover, payout, deposit, rebate, wage }) =>
    rowOf(member.username, {
      turnover: unitsOf(turnover),
      payout: unitsOf(payout),
      deposit: unitsOf(deposit),
      rebate: unitsOf(rebate),
      wage: unitsOf(wage),
    }),
  );
  const isAlike = known.toSorted().join() === seen.filter(isAny).toSorted().join();
  must(isAlike, 'the facts of a bill are as reckoned', { bill: bill.id, from, until, known, seen });
}

/** A dividend alone is a figure too, but none of these. */
const isAny = (row: string): boolean => !row.endsWith(' 0 0 0 0 0');
const unitsOf = (text: string): bigint => BigInt(text.replace('.', ''));
const rowOf = (name: string, { turnover, payout, deposit, rebate, wage }: Figures) =>
  [name, turnover, payout, deposit, rebate, wage].join(' ');

const program = fileURLToPath(new URL('../../tools/bills/bills.ts', import.meta.url));

/** The second program, which shares no code with the house. */
export function recompute(exported: readonly (Exported | Opened)[]): void {
  if (exported.length === 0) return;
  const folder = mkdtempSync(join(tmpdir(), 'bills-'));
  try {
    const file = join(folder, 'bills.json');
    writeFileSync(file, JSON.stringify(exported));
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--quiet', file], {
      encoding: 'utf8',
    });
    must(status === 0, 'a second program comes to the same', `${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const billed = {
  dividend: 'dividend billed',
  'daily-salary': 'daily salary billed',
  'hourly-salary': 'hourly salary billed',
  'realtime-salary': 'real-time salary billed',
} as const;

function tell({ tally }: AgentsWorld, { bill }: Exported): void {
  tally.add(billed[bill.kind]);
  if (bill.state === 'not-eligible') tally.add('bill not eligible');
  if (bill.state === 'unpaid' || bill.state === 'overdue') tally.add('bill left unpaid');
  if (bill.carryAfter !== printUnits(0n)) tally.add('loss carried over');
}

/** Each query finds what breaks the law. */
const lawsOfAgreements: Readonly<Record<string, string>> = {
  'a period of an agreement is billed once': `select agreement_id, starts_at from agreements_bill
    group by agreement_id, starts_at having count(*) > 1`,
  // Of bills in the order of their beginnings, two that overlap have two neighbours that do.
  'no two bills of an agreement cover one moment': `select id, next from (select id, ends_at,
      lead(id) over following as next, lead(starts_at) over following as next_starts
      from agreements_bill window following as (partition by agreement_id order by starts_at, id)
    ) as chained where next_starts < ends_at`,
  'what is paid of a bill is the sum of its payments': `select b.id, b.paid::text, p.sum::text
    from agreements_bill b left join (select bill_id, sum(amount) as sum from agreements_payment
      group by bill_id) p on p.bill_id = b.id where b.paid <> coalesce(p.sum, 0)`,
  'every payment of a bill is one posting of its amount': `select p.bill_id, p.number
    from agreements_payment p where not exists (
      select from ledger_posting l join ledger_entry e on e.posting_id = l.id
      where l.reference = p.bill_id and l.key like '%:' || p.bill_id || ':' || p.number
        and e.amount = p.amount)`,
  'a closed bill owes nothing, and an open one something': `select id, state, due::text, paid::text
    from agreements_bill where (state in ('paid', 'forced', 'paid-by-house') and paid <> due)
      or (state in ('unpaid', 'overdue') and paid >= due) or (state = 'not-eligible' and due <> 0)`,
  'what an agreement carries is what its last bill left': `select a.id, a.carry::text
    from agreements_agreement a join lateral (select carry_after from agreements_bill b
      where b.agreement_id = a.id order by starts_at desc limit 1) b on true
    where a.carry <> b.carry_after`,
  'each bill begins with what the one before it left': `select id from (select id, carry_before,
      lag(carry_after) over (partition by agreement_id order by starts_at) as before
      from agreements_bill) as chained where before is not null and carry_before <> before`,
};

/** Now and then: every row there is. */
export async function checkLaws(
  world: AgentsWorld,
  books: Books = world.house.pool,
): Promise<void> {
  for (const [promise, query] of Object.entries({ ...lawsOfTheLedger, ...lawsOfAgreements })) {
    const found = await books.query<Record<string, unknown>>(`${query} limit 5`);
    must(found.rowCount === 0, promise, found.rows);
  }
}
