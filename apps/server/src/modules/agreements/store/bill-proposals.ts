// Payments of bills that wait for a second person, and what one of staff had paid alone on a day.
import type { ProposedWay } from '@baize/contract';
import { dayText, type Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface BillProposal {
  readonly id: string;
  readonly billId: string;
  readonly way: ProposedWay;
  readonly amount: Units;
  readonly reason: string;
  readonly proposedBy: string;
  readonly proposedAt: Date;
}

const columns = sql`id, bill_id as "billId", way, amount, reason, proposed_by as "proposedBy",
  proposed_at as "proposedAt"`;

/** The one that waits for a bill. */
export async function readProposal(
  on: Queryable | Tx,
  billId: string,
): Promise<BillProposal | undefined> {
  const { rows } = await sql<BillProposal>`select ${columns} from agreements_bill_proposal
    where bill_id = ${billId} and state = 'waiting'`.execute(on);
  return rows[0];
}

/** Under the lock of its bill. */
export async function addProposal(tx: Tx, proposal: BillProposal): Promise<void> {
  const { id, billId, way, amount, reason, proposedBy, proposedAt } = proposal;
  await sql`insert into agreements_bill_proposal
      (id, bill_id, way, state, amount, reason, proposed_by, proposed_at)
    values (${id}, ${billId}, ${way}, 'waiting', ${amount}, ${reason}, ${proposedBy},
      ${proposedAt})`.execute(tx);
}

interface Decided {
  readonly id: string;
  readonly state: 'confirmed' | 'withdrawn';
  readonly by: string;
  readonly now: number;
}

export async function decideProposal(tx: Tx, { id, state, by, now }: Decided): Promise<void> {
  await sql`update agreements_bill_proposal set state = ${state}, decided_by = ${by},
      decided_at = ${new Date(now)} where id = ${id} and state = 'waiting'`.execute(tx);
}

interface Staff {
  readonly staffId: string;
  readonly now: number;
}

/** What they had paid alone on this day; they decide nothing else until the transaction ends. */
export async function lockAlone(tx: Tx, { staffId, now }: Staff): Promise<Units> {
  const { rows } = await sql<{ readonly amount: bigint }>`insert into agreements_alone as a
      (staff_id, day, amount) values (${staffId}, ${dayText(now)}::date, 0)
    on conflict (staff_id, day) do update set amount = a.amount returning amount`.execute(tx);
  return rows[0]?.amount ?? 0n;
}

export async function addAlone(tx: Tx, { staffId, now }: Staff, amount: Units): Promise<void> {
  await sql`update agreements_alone set amount = amount + ${amount}
    where staff_id = ${staffId} and day = ${dayText(now)}::date`.execute(tx);
}
