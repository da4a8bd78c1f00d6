// A step of staff on a bill, with its reason in the audit log, in one transaction.
import { refuse, type Refusal } from '@baize/contract';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { tellBill } from './own-bill.ts';
import type { AgreementsPorts } from './ports.ts';
import { tellNews } from './tell-news.ts';
import { readBill, type BillRow } from './store/bill-rows.ts';

type BillNews = 'bill-forced' | 'bill-paid-by-house' | 'bill-refused' | 'bill-dispute-answered';

interface Step {
  readonly staff: StaffCaller;
  readonly id: string;
  readonly action: string;
  readonly reason: string;
  readonly now: number;
  /** What its sides read of it in the inbox. */
  readonly tells?: { readonly payee: BillNews; readonly payer?: BillNews };
  /** False: the bill is past this step. */
  readonly take: (tx: Tx, row: BillRow) => Promise<boolean>;
}

/** Undefined: the bill is past this step. */
export async function staffBill(
  { database, audit, outbox }: AgreementsPorts,
  { staff, id, action, reason, now, tells, take }: Step,
): Promise<BillRow | Refusal<'bill-not-found'> | undefined> {
  const row = await readBill(database.kysely, id);
  if (row === undefined) return refuse('bill-not-found');
  const isTaken = await database.transaction(async (tx) => {
    if (!(await take(tx, row))) return false;
    await audit(tx, {
      staff,
      action,
      subject: `bill:${id}`,
      before: { state: row.state, paid: row.paid.toString() },
      after: { reason },
    });
    await tellBill({ outbox }, tx, row);
    const owed = { about: id, amount: row.due - row.paid, now };
    if (tells) await tellNews({ outbox }, tx, { ...owed, news: tells.payee, agentId: row.payeeId });
    if (tells?.payer) {
      await tellNews({ outbox }, tx, { ...owed, news: tells.payer, agentId: row.payerId });
    }
    return true;
  });
  return isTaken ? row : undefined;
}

/** The bill as it stands after a payment. */
export const billAfter = async (
  { database }: Pick<AgreementsPorts, 'database'>,
  row: BillRow,
): Promise<BillRow> => (await readBill(database.kysely, row.id)) ?? row;
