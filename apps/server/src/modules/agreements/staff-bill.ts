// A step of staff on a bill, with its reason in the audit log, in one transaction.
import {
  refuse,
  type agreements,
  type OutputOf,
  type Refusal,
  type RefusalName,
} from '@baize/contract';
import { printUnits } from '@baize/money';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { billInFull, owedOf } from './bill-shown.ts';
import { tellBill } from './own-bill.ts';
import type { AgreementsPorts } from './ports.ts';
import { tellNews } from './tell-news.ts';
import { readProposal, type BillProposal } from './store/bill-proposals.ts';
import { readBill, type BillRow } from './store/bill-rows.ts';

interface Step<R extends RefusalName> {
  readonly staff: StaffCaller;
  readonly id: string;
  readonly action: string;
  readonly reason: string;
  readonly now: number;
  /** What its sides read of it in the inbox. */
  readonly tells?: 'bill-refused' | 'bill-dispute-answered';
  /** False: the bill is past this step. */
  readonly take: (tx: Tx, row: BillRow) => Promise<boolean | Refusal<R>>;
}

/** Undefined: the bill is past this step. */
export async function staffBill<R extends RefusalName = never>(
  { database, audit, outbox }: AgreementsPorts,
  { staff, id, action, reason, now, tells, take }: Step<R>,
): Promise<BillRow | Refusal<'bill-not-found' | R> | undefined> {
  const row = await readBill(database.kysely, id);
  if (row === undefined) return refuse('bill-not-found');
  const isTaken = await database.transaction(async (tx) => {
    const taken = await take(tx, row);
    if (taken !== true) return taken;
    await audit(tx, {
      staff,
      action,
      subject: `bill:${id}`,
      before: { state: row.state, paid: row.paid.toString() },
      after: { reason },
    });
    await tellBill({ outbox }, tx, row);
    const owed = { about: id, amount: row.due - row.paid, now };
    for (const agentId of [row.payeeId, row.payerId]) {
      if (tells === undefined) break;
      await tellNews({ outbox }, tx, { ...owed, news: tells, agentId });
    }
    return true;
  });
  if (typeof isTaken !== 'boolean') return isTaken;
  return isTaken ? row : undefined;
}

/** The bill as it stands after a payment. */
export const billAfter = async (
  { database }: Pick<AgreementsPorts, 'database'>,
  row: BillRow,
): Promise<BillRow> => (await readBill(database.kysely, row.id)) ?? row;

/** As staff read it now, with a payment that waits for a second person. */
export async function billOfStaff(
  ports: Pick<AgreementsPorts, 'database' | 'usernames'>,
  id: string,
): Promise<OutputOf<typeof agreements.getBillFile> | undefined> {
  const on = ports.database.kysely;
  const [row, waiting] = await Promise.all([readBill(on, id), readProposal(on, id)]);
  if (row === undefined) return undefined;
  const isOpen = waiting !== undefined && owedOf(row) > 0n;
  return {
    ...(await billInFull(ports, row, 'staff')),
    proposal: isOpen ? proposalShown(waiting) : null,
  };
}

const proposalShown = ({ id, way, amount, reason, proposedBy, proposedAt }: BillProposal) => ({
  id,
  way,
  amount: printUnits(amount),
  reason,
  by: proposedBy,
  at: proposedAt.getTime(),
});
