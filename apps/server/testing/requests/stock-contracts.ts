// The world of agents' contracts: some in force, an offer, a draft of the house and an end that
// wait, bills in every state with a dispute, and a payment that waits for a second person.
import { agreements, settings } from '@baize/contract';
import { dayAt, startOfDay } from '@baize/money';
import type { Database } from '../index.ts';
import type { People } from './people.ts';

interface Stocking {
  readonly people: People;
  readonly database: Database;
  readonly now: number;
}

export const contractTerms = (rate: string) => ({
  tiers: [
    { minTurnover: '0', minActive: 0, minLoss: '0', rate },
    { minTurnover: '1000', minActive: 1, minLoss: '0', rate: String(Number(rate) * 2) },
  ],
  activeTurnover: '0',
  activeDeposit: '0',
  carryNegative: false,
  onlyIfLoss: false,
  includeSelf: true,
  minusRebates: true,
  minusBonuses: true,
  minusWages: true,
  maximum: '0',
});

interface Offered {
  readonly id: string;
  readonly pending: { readonly number: number } | null;
}

export async function stockContracts({ people, database, now }: Stocking): Promise<void> {
  const { must } = people;
  const params = { module: 'AGENTPOLICY3' };
  await must('owner', settings.turnModule, { params, body: { on: true } });
  const dividend = { kind: 'dividend', period: 'daily' } as const;
  const house = (username: string, kind: object, rate: string) =>
    must<Offered>('owner', agreements.offerHouseAgreement, {
      body: { username, ...kind, terms: contractTerms(rate), reason: 'a good year' },
    });
  const accept = async (name: string, { id, pending }: Offered) => {
    const body = { answer: 'accept', version: pending?.number ?? 0 };
    await must(name, agreements.answerAgreement, { params: { id }, body });
    return id;
  };
  const given = async (kind: object, rate: string) => {
    const body = { customerName: 'agenttwo', ...kind, terms: contractTerms(rate) };
    const { id } = await must<Offered>('agent', agreements.offerAgreement, { body });
    return must<Offered>('agent', agreements.sendAgreement, { params: { id } });
  };
  const own = await accept('agent', await house('agentone', dividend, '20'));
  await accept('agent', await house('agentone', { kind: 'daily-salary' }, '0.5'));
  const below = await accept('agenttwo', await given(dividend, '10'));
  await given({ kind: 'daily-salary' }, '0.2');
  await house('agenttwo', { kind: 'hourly-salary' }, '0.9');
  const ask = { params: { id: below }, body: { reason: 'We part as friends' } };
  await must('agenttwo', agreements.askAgreementEnd, ask);
  const bills = await writeBills(database, { agreementIds: [own, below], now });
  await stockBills(people, bills);
  await writeRuns(database, now);
}

async function writeBills(
  { pool }: Database,
  { agreementIds, now }: { readonly agreementIds: readonly string[]; readonly now: number },
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const agreementId of agreementIds) {
    for (const [day, due] of [
      [1, '1000000'],
      [2, '2500000'],
      [3, '500000000'],
      [4, '30000'],
    ] as const) {
      const id = `${agreementId}_${day}`;
      ids.push(id);
      await pool.query(
        `insert into agreements_bill (id, agreement_id, version, kind, period, payer, payer_id,
          payee_id, currency, starts_at, ends_at, state, turnover, payout, rebate, bonus, wage,
          net_loss, active, carry_before, carry_after, base, tier, rate, due, created_at,
          overdue_at)
        select $1, a.id, 1, a.kind, a.period, a.payer, a.payer_id, a.payee_id, a.currency,
          $3::timestamptz - $2 * interval '1 day', $3::timestamptz - ($2 - 1) * interval '1 day',
          'unpaid', $4::bigint * 10, 0, 0, 0, 0, $4::bigint * 10, 1, 0, 0, $4::bigint * 10, 0,
          100000, $4::bigint, $3, $3::timestamptz + interval '3 days'
        from agreements_agreement a where a.id = $5`,
        [id, day, new Date(now), due, agreementId],
      );
    }
  }
  return ids;
}

/** Days of dividends that are closed, one of them long ago. */
async function writeRuns({ pool }: Database, now: number): Promise<void> {
  for (const ago of [1, 2, 40]) {
    const [from, until] = [dayAt(now) - ago, dayAt(now) - ago + 1].map(startOfDay);
    await pool.query(
      `insert into agreements_run (id, kind, period, starts_at, ends_at, state, closed_at)
      values ($1, 'dividend', 'daily', $2, $3::timestamptz, 'closed', $3)`,
      [`dividend_daily_${ago}`, new Date(from ?? 0), new Date(until ?? 0)],
    );
  }
}

/** Those of the house come first, then those of the agent. */
async function stockBills({ must }: People, bills: readonly string[]): Promise<void> {
  const [, , ofHouse = '', , first = '', second = '', large = '', last = ''] = bills;
  const body = { reason: 'The payer is away' };
  await must('agent', agreements.payBill, { params: { id: first }, body: { amount: '20' } });
  await must('agenttwo', agreements.disputeBill, { params: { id: second }, body });
  await must('owner', agreements.payBillByHouse, { params: { id: large }, body });
  await must('owner', agreements.payBillByHouse, { params: { id: ofHouse }, body });
  await must('owner', agreements.refuseBill, { params: { id: last }, body });
}
