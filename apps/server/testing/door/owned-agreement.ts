// A contract, a bill and a commission between a member and the house, for the tests of the door:
// another agent may neither look at them nor change them.
import type pg from 'pg';
import type { Owned } from './owned-round.ts';
import type { Input } from './sample.ts';

const ids = {
  agreement: 'agreement-of-another',
  bill: 'bill-of-another',
  commission: 'commission-of-another',
};

const tier = { minTurnover: '0', minActive: 0, minLoss: '0', rate: '1' };
const terms = {
  tiers: [tier],
  activeTurnover: '0',
  activeDeposit: '0',
  carryNegative: false,
  onlyIfLoss: false,
  includeSelf: false,
  minusRebates: false,
  minusBonuses: false,
  minusWages: false,
  maximum: '0',
};

export async function ownedAgreement(
  pool: pg.Pool,
  playerId: string,
): Promise<Readonly<Record<string, Owned>>> {
  await pool.query(
    `insert into agreements_agreement
      (id, kind, period, payer, payee_id, currency, state, created_at, starts_at)
      values ($1, 'dividend', 'monthly', 'house', $2, 'PHP', 'approved', now(), now())`,
    [ids.agreement, playerId],
  );
  await pool.query(
    `insert into agreements_version (agreement_id, number, state, terms, proposed_at)
      values ($1, 1, 'approved', $2, now())`,
    [ids.agreement, JSON.stringify(terms)],
  );
  await pool.query(
    // Its payer has no purse: the job that pays arrears leaves it.
    `insert into agreements_bill (id, agreement_id, version, kind, period, payer, payer_id,
      payee_id, currency, starts_at, ends_at, state, turnover, payout, rebate, bonus, wage,
      net_loss, active, carry_before, carry_after, base, rate, due, created_at, overdue_at)
      values ($1, $2, 1, 'dividend', 'monthly', 'upline', 'agent-without-purse', $3, 'PHP',
        now(), now(), 'unpaid', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10000, now(), now())`,
    [ids.bill, ids.agreement, playerId],
  );
  await pool.query(
    `insert into rebate_commission (id, plan_id, plan_name, basis, tiers, categories, from_day,
      until_day, root_id, agent_id, currency, total, rate, exact, amount, shares, closed_at)
      values ($1, 'plan', 'Plan', 'turnover', '[]', '{}', 1, 2, $2, $2, 'PHP', 0, 0, 0, 0, '[]',
        now())`,
    [ids.commission, playerId],
  );
  const commission = {
    theirs: { params: { id: ids.commission } },
    nobodys: { params: { id: 'no-such-commission' } },
  };
  return { ...ofAgreement(), ...ofBill(), 'rebates.getCommission': commission };
}

const reason = 'It is not mine';

function ofAgreement(): Record<string, Owned> {
  const named = (of: (id: string) => Input): Owned => ({
    theirs: of(ids.agreement),
    nobodys: of('no-such-agreement'),
  });
  const bare = named((id) => ({ params: { id } }));
  const answer = { answer: 'accept' };
  const byGet = named((id) => ({ query: { requestId: `${id}_1`, action: 'accept' } }));
  const byPost = named((contractId) => ({ body: { contractId, ...answer } }));
  return {
    'agreements.getAgreement': bare,
    'agreements.sendAgreement': bare,
    'agreements.withdrawAgreement': bare,
    'agreements.answerAgreement': named((id) => ({
      params: { id },
      body: { ...answer, version: 1 },
    })),
    'agreements.askAgreementEnd': named((id) => ({ params: { id }, body: { reason } })),
    'agreements.withdrawAgreementEnd': bare,
    'agreements.answerAgreementEnd': named((id) => ({ params: { id }, body: answer })),
    'agreements.listBills': named((agreementId) => ({ query: { agreementId } })),
    'agreements.getStanding': named((agreementId) => ({ query: { agreementId } })),
    'agreements.processDividend': byGet,
    'agreements.processDailySalary': byGet,
    'agreements.processHourlySalary': byPost,
    'agreements.processRealTimeSalary': byPost,
  };
}

function ofBill(): Record<string, Owned> {
  const named = (input: Partial<Input>): Owned => ({
    theirs: { params: { id: ids.bill }, ...input },
    nobodys: { params: { id: 'no-such-bill' }, ...input },
  });
  return {
    'agreements.getBill': named({}),
    'agreements.listBillMembers': named({}),
    'agreements.listBillBets': named({ query: { customerId: 'no-such-member' } }),
    'agreements.getBillFacts': named({}),
    'agreements.payBill': named({ body: {} }),
    'agreements.disputeBill': named({ body: { reason } }),
    'agreements.answerBillDispute': named({ body: { answer: 'dismissed', reason } }),
  };
}
