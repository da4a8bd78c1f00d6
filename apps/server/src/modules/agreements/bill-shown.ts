// Bills as payer, payee and staff read them: the sums in a list, and alone with everything they are
// made of.
import type { agreements, OutputOf } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { AgreementsPorts } from './ports.ts';
import { exactOf } from './rules/bill.ts';
import { readTerms, type WrittenTerms } from './rules/terms.ts';
import { nextTier } from './rules/tier.ts';
import { payerShown, type Viewer } from './shown.ts';
import { readDispute, readPayments, type BillRow, type DisputeRow } from './store/bill-rows.ts';
import { readVersions } from './store/reader.ts';

export type BillShown = OutputOf<typeof agreements.listBills>['list'][number];
export type BillInFull = OutputOf<typeof agreements.getBill>;

export async function billsShown(
  { usernames }: Pick<AgreementsPorts, 'usernames'>,
  rows: readonly BillRow[],
  viewerOf: (row: BillRow) => Viewer,
): Promise<BillShown[]> {
  const ids = rows.flatMap(({ payerId, payeeId }) => (payerId ? [payerId, payeeId] : [payeeId]));
  const names = await usernames([...new Set(ids)]);
  return rows.map((row) => ({
    id: row.id,
    agreementId: row.agreementId,
    kind: row.kind,
    period: row.period,
    from: row.startsAt.getTime(),
    until: row.endsAt.getTime(),
    payer: row.payer,
    payerAgent: payerShown(row.payerId, names, viewerOf(row)),
    payee: { id: row.payeeId, username: names.get(row.payeeId) ?? '' },
    currency: row.currency,
    state: row.state,
    turnover: printUnits(row.turnover),
    netLoss: printUnits(row.netLoss),
    active: row.active,
    rate: printUnits(BigInt(row.rate)),
    due: printUnits(row.due),
    paid: printUnits(row.paid),
    owed: printUnits(owedOf(row)),
    isDisputed: row.isDisputed,
  }));
}

export const owedOf = ({ state, due, paid }: Pick<BillRow, 'state' | 'due' | 'paid'>) =>
  state === 'unpaid' || state === 'overdue' ? due - paid : 0n;

/** The terms of the version by which a bill was made. */
export async function termsOfBill(
  { database }: Pick<AgreementsPorts, 'database'>,
  { agreementId, version }: Pick<BillRow, 'agreementId' | 'version'>,
): Promise<WrittenTerms> {
  const versions = (await readVersions(database.kysely, [agreementId])).get(agreementId) ?? [];
  const found = versions.find(({ number }) => number === version);
  if (found === undefined) throw new Error(`Version ${version} of ${agreementId} is gone`);
  return found.terms;
}

export async function billInFull(
  ports: Pick<AgreementsPorts, 'database' | 'usernames'>,
  row: BillRow,
  viewer: Viewer,
): Promise<BillInFull> {
  const on = ports.database.kysely;
  const [[shown], terms, payments, dispute] = await Promise.all([
    billsShown(ports, [row], () => viewer),
    termsOfBill(ports, row),
    readPayments(on, row.id),
    readDispute(on, row.id),
  ]);
  if (shown === undefined) throw new Error(`The bill ${row.id} was not read`);
  return {
    ...shown,
    ...explained(row, terms),
    payments: payments.map(({ at, amount, way }) => ({
      at: at.getTime(),
      amount: printUnits(amount),
      way,
    })),
    dispute: dispute ? disputeShown(dispute) : null,
    overdueAt: row.overdueAt.getTime(),
  };
}

function explained(row: BillRow, terms: WrittenTerms) {
  const read = readTerms(terms);
  const turnover = row.kind === 'dividend' ? row.turnover : row.turnover + row.carryBefore;
  const next = nextTier(read, { ...row, turnover });
  return {
    version: row.version,
    terms,
    figures: {
      turnover: printUnits(row.turnover),
      payout: printUnits(row.payout),
      rebate: printUnits(row.rebate),
      bonus: printUnits(row.bonus),
      wage: printUnits(row.wage),
      netLoss: printUnits(row.netLoss),
      active: row.active,
    },
    carryBefore: printUnits(row.carryBefore),
    carryAfter: printUnits(row.carryAfter),
    base: printUnits(row.base),
    tierReached: row.tier,
    nextTier: next
      ? {
          index: next.index,
          turnoverMissing: printUnits(next.turnoverMissing),
          activeMissing: next.activeMissing,
          lossMissing: printUnits(next.lossMissing),
        }
      : null,
    ...exactOf({ ...row, rate: BigInt(row.rate) }),
  };
}

export const disputeShown = (row: DisputeRow) => ({
  id: row.id,
  state: row.state,
  openedAt: row.openedAt.getTime(),
  reason: row.reason,
  answeredAt: row.answeredAt?.getTime() ?? null,
  answeredBy: row.answeredBy,
  answer: row.answer,
});
