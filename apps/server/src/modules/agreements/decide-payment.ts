// Staff decide that a bill is paid by the house, or taken from its payer's balance. Above what one
// person may decide alone on a day, and where they opened the account of a side, it waits for a
// second person.
import { refuse, type ProposedWay, type Refusal } from '@baize/contract';
import { parseUnits, printUnits, type Units } from '@baize/money';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { newId } from '../../platform/randomness/index.ts';
import { owedOf } from './bill-shown.ts';
import { tellBill } from './own-bill.ts';
import type { AgreementsPorts } from './ports.ts';
import { hasOpenedOne, isNoSecond } from './second-person.ts';
import { lockBill, type BillRow } from './store/bill-rows.ts';
import {
  addAlone,
  addProposal,
  decideProposal,
  lockAlone,
  readProposal,
  type BillProposal,
} from './store/bill-proposals.ts';
import { markForced } from './store/bill-steps.ts';
import { tellNews } from './tell-news.ts';

export interface Asked {
  readonly staff: StaffCaller;
  readonly id: string;
  readonly now: number;
}

/** What is paid now. */
export interface Decided {
  readonly row: BillRow;
  readonly way: ProposedWay;
  readonly amount: Units;
}

type Closed = Refusal<'bill-not-found' | 'bill-state-fixed'>;

interface Wanted extends Asked {
  readonly way: ProposedWay;
  readonly reason: string;
}

/** Undefined: it waits for a second person. */
export async function decideAlone(
  ports: AgreementsPorts,
  tx: Tx,
  { way, reason, ...asked }: Wanted,
): Promise<Decided | undefined | Closed | Refusal<'bill-proposal-waits'>> {
  const { staff, id, now } = asked;
  const row = await lockBill(tx, id);
  if (row === undefined) return refuse('bill-not-found');
  const amount = owedOf(row);
  if (amount === 0n) return refuse('bill-state-fixed');
  if ((await readProposal(tx, id)) !== undefined) return refuse('bill-proposal-waits');
  const decided = { row, way, amount };
  if (await mayDecide(ports, tx, { staff, row, amount, now })) {
    await take(ports, tx, { ...decided, staff, reason, now, action: actionOf[way] });
    return decided;
  }
  await addProposal(tx, {
    id: newId(now, ports.randomness),
    billId: id,
    way,
    amount,
    reason,
    proposedBy: staff.username,
    proposedAt: new Date(now),
  });
  await note(ports, tx, { ...decided, staff, reason, action: 'propose-bill-payment' });
  return undefined;
}

const actionOf = { house: 'pay-bill-by-house', forced: 'force-bill' } as const;

interface Deciding {
  readonly staff: StaffCaller;
  readonly row: BillRow;
  readonly amount: Units;
  readonly now: number;
}

async function mayDecide(
  ports: AgreementsPorts,
  tx: Tx,
  { staff, row, amount, now }: Deciding,
): Promise<boolean> {
  const agentIds = [row.payeeId, row.payerId];
  if (await hasOpenedOne(ports, tx, { staff, agentIds, now })) return false;
  const day = { staffId: staff.staffId, now };
  const most = parseUnits(ports.policy().billSecondPersonAbove, { decimalsMax: 4 }) ?? 0n;
  if ((await lockAlone(tx, day)) + amount > most) return false;
  await addAlone(tx, day, amount);
  return true;
}

interface Named extends Asked {
  readonly proposalId: string;
}

type Waiting =
  | { readonly row: BillRow; readonly proposal: BillProposal }
  | Refusal<'bill-not-found' | 'bill-proposal-not-found'>;

async function lockWaiting(tx: Tx, { id, proposalId }: Named): Promise<Waiting> {
  const row = await lockBill(tx, id);
  if (row === undefined) return refuse('bill-not-found');
  const proposal = await readProposal(tx, id);
  return proposal?.id === proposalId ? { row, proposal } : refuse('bill-proposal-not-found');
}

/** The second person decides: what was proposed, and no more than is owed. */
export async function decideAsSecond(
  ports: AgreementsPorts,
  tx: Tx,
  asked: Named,
): Promise<Decided | Closed | Refusal<'bill-proposal-not-found' | 'second-person-needed'>> {
  const found = await lockWaiting(tx, asked);
  if ('refused' in found) return found;
  const { row, proposal } = found;
  const { staff, now } = asked;
  const { way, amount, reason, proposedBy } = proposal;
  if (owedOf(row) === 0n) return refuse('bill-state-fixed');
  const agentIds = [row.payeeId, row.payerId];
  if (await isNoSecond(ports, tx, { staff, proposedBy, agentIds, now }))
    return refuse('second-person-needed');
  await decideProposal(tx, { id: proposal.id, state: 'confirmed', by: staff.username, now });
  const action = 'confirm-bill-payment';
  await take(ports, tx, { row, way, amount, staff, reason, now, action, proposedBy });
  return { row, way, amount };
}

/** Undefined: it waits no more. */
export async function withdrawProposal(
  ports: AgreementsPorts,
  tx: Tx,
  { reason, ...asked }: Named & { readonly reason: string },
): Promise<BillRow | Refusal<'bill-not-found' | 'bill-proposal-not-found'>> {
  const found = await lockWaiting(tx, asked);
  if ('refused' in found) return found;
  const { row, proposal } = found;
  const { staff, now } = asked;
  await decideProposal(tx, { id: proposal.id, state: 'withdrawn', by: staff.username, now });
  await note(ports, tx, { ...proposal, row, staff, reason, action: 'withdraw-bill-payment' });
  return row;
}

interface Noted extends Decided {
  readonly staff: StaffCaller;
  readonly reason: string;
  readonly action: string;
  readonly proposedBy?: string;
}

async function note(ports: AgreementsPorts, tx: Tx, noted: Noted): Promise<void> {
  const { row, way, amount, staff, reason, action, proposedBy } = noted;
  await ports.audit(tx, {
    staff,
    action,
    subject: `bill:${row.id}`,
    before: { state: row.state, paid: row.paid.toString() },
    after: { way, amount: printUnits(amount), reason, ...(proposedBy ? { proposedBy } : {}) },
  });
}

async function take(
  ports: AgreementsPorts,
  tx: Tx,
  { now, ...noted }: Noted & { readonly now: number },
): Promise<void> {
  const { row, way, amount } = noted;
  const { id: about } = row;
  await note(ports, tx, noted);
  await tellBill(ports, tx, row);
  if (way === 'house') return;
  await markForced(tx, about);
  const told = { about, amount, now };
  await tellNews(ports, tx, { ...told, news: 'bill-forced', agentId: row.payeeId });
  await tellNews(ports, tx, { ...told, news: 'bill-collected', agentId: row.payerId });
}
