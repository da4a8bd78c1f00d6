// Agreements by the thousand of every kind and period, as accepted ones stand in the tables, and
// money for those who pay them.
import { depositSettled } from '@baize/ledger';
import type { World } from './world.ts';

export interface Contracts {
  readonly kind: 'dividend' | 'daily-salary' | 'hourly-salary' | 'realtime-salary';
  readonly period: 'daily' | 'weekly' | 'semimonthly' | 'monthly' | 'hourly' | 'five-minutes';
  /** The number of the first payee, and how many follow. */
  readonly first: number;
  readonly count: number;
  /** In force since. */
  readonly startsAt: number;
}

/** Three tiers, the upper two by active members; a dividend is of what the house won. */
const termsOf = (kind: Contracts['kind']) => {
  const [low, middle, high] = kind === 'dividend' ? ['5', '8', '10'] : ['0.1', '0.15', '0.2'];
  const tier = (minTurnover: string, minActive: number, rate: string | undefined) => ({
    minTurnover,
    minActive,
    minLoss: '0',
    rate,
  });
  return {
    tiers: [tier('0', 0, low), tier('100', 2, middle), tier('10000', 50, high)],
    activeTurnover: '10',
    activeDeposit: '0',
    carryNegative: kind === 'dividend',
    onlyIfLoss: false,
    includeSelf: false,
    minusRebates: true,
    minusBonuses: true,
    minusWages: true,
    maximum: '0',
  };
};

/** The house pays who has nobody above, and the agent directly above everybody else. */
export async function addContracts({ books }: World, of: Contracts): Promise<void> {
  const { kind, period, first, count, startsAt } = of;
  const { pool } = books.database;
  const starts = new Date(startsAt);
  await pool.query(
    `insert into agreements_agreement (id, kind, period, payer, payer_id, payee_id, currency, state,
      created_at, starts_at)
    select $1 || '-' || $2 || '-' || id, $1, $2, case when upline_id is null then 'house'
      else 'upline' end, upline_id, id, 'PHP', 'approved', $3, $3
    from identity_player join generate_series($4::integer, $5::integer) as n on id = 'agent-' || n`,
    [kind, period, starts, first, first + count - 1],
  );
  await pool.query(
    `insert into agreements_version (agreement_id, number, state, terms, proposed_at, sent_at,
      answered_at, starts_at)
    select id, 1, 'approved', $3::jsonb, $4, $4, $4, $4 from agreements_agreement a
    where kind = $1 and period = $2`,
    [kind, period, JSON.stringify(termsOf(kind)), starts],
  );
  for (const table of ['agreements_agreement', 'agreements_version'])
    await pool.query(`vacuum (analyze) ${table}`);
}

const fundsUnits = 1_000_000_0000n;
const atOnce = 1000;

/** Half of the payers can pay; the others get theirs first, or go on owing. */
export async function fundPayers({ books, built }: World): Promise<void> {
  const { rows } = await books.database.pool.query<{ id: string }>(
    `select distinct payer_id as id from agreements_agreement where payer_id is not null
      and hashtext(payer_id) % 2 = 0`,
  );
  for (let from = 0; from < rows.length; from += atOnce)
    await Promise.all(
      rows.slice(from, from + atOnce).map(({ id: playerId }) =>
        built.server.ledger.post(
          depositSettled({
            depositId: `funds-of-${playerId}`,
            playerId,
            currency: 'PHP',
            amount: fundsUnits,
          }),
        ),
      ),
    );
}
