// The world of rebates: rates down the line, a quota, two closed days with what they paid, plans of
// commission, and a bill of each side of a tree.
import { rebateCategories, rebates } from '@baize/contract';
import { dayAt } from '@baize/money';
import type { Database } from '../index.ts';
import type { People } from './people.ts';

interface Stocking {
  readonly people: People;
  readonly database: Database;
  readonly now: number;
}

const reason = 'agreed by phone';
/** From the top down. */
const rates = { agent: 80, agenttwo: 60, lineone: 50, linetwo: 40, farone: 30 };
/** Who gets a part of whose stakes. */
const ownSources = Object.keys(rates).map((name) => [name, name]);
const teamSources = [
  ['agent', 'agenttwo'],
  ['agent', 'lineone'],
  ['agent', 'farone'],
  ['agenttwo', 'farone'],
];
const tiers = [
  { upTo: '2000', rate: 20 },
  { upTo: null, rate: 40 },
];

export async function stockRebates({ people, database, now }: Stocking): Promise<void> {
  const { must, named } = people;
  const idOf = (name: string) => named(name).playerId ?? '';
  for (const [name, rate] of Object.entries(rates)) {
    const body = { rates: rebateCategories.map((category) => ({ category, rate })), reason };
    await must('owner', rebates.setMemberRates, { params: { id: idOf(name) }, body });
  }
  const quotas = [{ category: 'RNG', rate: 50, seats: 5 }];
  const params = { id: idOf('agent') };
  await must('owner', rebates.setRebateQuotas, { params, body: { quotas, reason } });
  const plan = { basis: 'turnover', categories: [], tiers, roots: [], isOn: true, reason };
  const plans: string[] = [];
  for (const period of ['weekly', 'monthly']) {
    const body = { ...plan, name: `Plan ${period}`, period };
    plans.push((await must<{ id: string }>('owner', rebates.createCommissionPlan, { body })).id);
  }
  const line = { rootId: idOf('agent'), childId: idOf('agenttwo') };
  const sources = [...ownSources, ...teamSources].map((pair) => pair.map(idOf));
  await writeDays(database, { sources, memberIds: Object.keys(rates).map(idOf), now });
  await writeCommissions(database, { ...line, planId: plans[0] ?? '', now });
}

interface Days {
  /** The payee, and whose stakes. */
  readonly sources: readonly (readonly string[])[];
  readonly memberIds: readonly string[];
  readonly now: number;
}

async function writeDays({ pool }: Database, { sources, memberIds, now }: Days): Promise<void> {
  const today = dayAt(now);
  for (const day of [today - 2, today - 1]) {
    await pool.query('insert into rebate_run values ($1, $2, 10, 10000000, 100000)', [
      day,
      new Date(now),
    ]);
    await pool.query(
      `insert into rebate_sum select $1, player, category, kind, 'PHP', 1000000, 50000000, 0, 5000,
        0, $2 from unnest($3::text[]) as player, unnest($4::text[]) as category,
        unnest('{own,team}'::text[]) as kind`,
      [day, new Date(now), memberIds, [...rebateCategories]],
    );
    await pool.query(
      `insert into rebate_part select $1, player, category, 'PHP', source, 50, 0, 1000000
      from unnest($2::text[], $4::text[]) as s(player, source),
        unnest($3::text[]) as category`,
      [
        day,
        sources.map(([payee]) => payee),
        [...rebateCategories],
        sources.map(([, source]) => source),
      ],
    );
  }
  await pool.query('update rebate_mark set next_day = $1', [today]);
}

interface Commissions {
  readonly rootId: string;
  readonly childId: string;
  readonly planId: string;
  readonly now: number;
}

async function writeCommissions({ pool }: Database, asked: Commissions): Promise<void> {
  const { rootId, childId, planId, now } = asked;
  const untilDay = dayAt(now);
  const shares = (child: string) => [
    [child, '20000000', 20, '400000000'],
    ['', '10000000', 40, '400000000'],
  ];
  for (const [agentId, below] of [
    [rootId, childId],
    [childId, ''],
  ] as const) {
    const opened = below === '' ? shares('').slice(1) : shares(below);
    await pool.query(
      `insert into rebate_commission (id, plan_id, plan_name, basis, tiers, categories, from_day,
        until_day, root_id, agent_id, currency, total, rate, exact, amount, shares, closed_at,
        paid_at)
      select $1, id, name, basis, tiers, categories, $2, $3, $4, $5, 'PHP', 30000000, 40,
        800000000, 80000, $6::jsonb, $7, $7 from rebate_plan where id = $8`,
      [
        `commission-of-${agentId}`,
        untilDay - 7,
        untilDay,
        rootId,
        agentId,
        JSON.stringify(opened),
        new Date(now),
        planId,
      ],
    );
  }
}
