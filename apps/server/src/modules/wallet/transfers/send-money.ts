// Sends money from a member to another of the same line: both purses move in one posting, with the
// turnover it puts on the receiver. Bounds of the day, the receiver's limits, open turnover and
// debt are judged under the locks, so that calls at once cannot pass any of them.
import { refuse, type Refusal, type TeamTransferWay } from '@baize/contract';
import { teamTransferred } from '@baize/ledger';
import { printUnits, spansAt, startOfDay } from '@baize/money';
import type { CallContext, PlayerCaller } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refusalOfPaymentPassword } from '../accounts/actions/payment-password.ts';
import { policyUnits } from '../books/actions/policy-units.ts';
import { tellBalance } from '../books/actions/tell.ts';
import { payableUnits } from '../books/rules/amount.ts';
import { turnoverOf } from '../books/rules/turnover.ts';
import { intentId } from '../books/store/intent-id.ts';
import { refusalOfOwing } from '../books/refusal-of-owing.ts';
import { openRequirement } from '../books/store/turnover/writer.ts';
import { refusalOfRoom } from '../limits/deposit-guard.ts';
import { lockDeposits } from '../limits/store/writer.ts';
import type { MemberFacts, WalletPorts } from '../ports.ts';
import { leftOf, type TeamTransfer } from './rules/team-transfer.ts';
import { readSent, readTeamTransfer } from './store/reader.ts';
import { addTeamTransfer, lockSender, type SentTransfer } from './store/writer.ts';
import { areStillJoined, mayReceive, maySend } from './take-part.ts';
import { tellTransfer } from './tell-transfer.ts';

type Lost = 'transfer-not-downline' | 'transfer-no-upline';
type SendRefusal = Refusal<
  | 'amount-invalid'
  | 'transfers-off'
  | 'player-on-break'
  | 'self-excluded'
  | 'identity-missing'
  | 'payment-password-missing'
  | 'payment-password-locked'
  | 'payment-password-wrong'
  | 'amount-below-minimum'
  | 'transfer-receiver-closed'
  | 'transfer-count-reached'
  | 'transfer-limit-reached'
  | 'balance-too-low'
  | 'turnover-not-met'
  | 'debt-open'
>;

/** Carries a refusal out of a transaction that must not be kept. */
class Declined<L extends Lost> extends Error {
  readonly refusal: SendRefusal | Refusal<L>;
  constructor(refusal: SendRefusal | Refusal<L>) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

export interface Sending<L extends Lost> {
  readonly call: CallContext & { readonly caller: PlayerCaller };
  readonly amount: number;
  readonly paymentPassword: string;
  readonly way: TeamTransferWay;
  /** The other side, while it stands where the transfer may go. */
  readonly findReceiver: () => Promise<MemberFacts | undefined>;
  /** What is refused when nobody stands there. */
  readonly lost: L;
}

export async function sendMoney<L extends Lost>(
  ports: WalletPorts,
  sending: Sending<L>,
): Promise<TeamTransfer | SendRefusal | Refusal<L>> {
  const { caller, intent } = sending.call;
  const id = intentId('transfer', caller.playerId, intent);
  const earlier = await readTeamTransfer(ports.database.kysely, id);
  if (earlier !== undefined) return earlier;
  const amount = payableUnits(sending.amount, caller.currency);
  if (amount === undefined) return refuse('amount-invalid');
  const refusal = await refusalOfSender(ports, sending);
  if (refusal !== undefined) return refusal;
  const receiver = await sending.findReceiver();
  if (receiver === undefined) return refuse(sending.lost);
  const { transferMinimum, transferTurnoverTimes } = ports.policy();
  if (amount < policyUnits(transferMinimum)) {
    return refuse('amount-below-minimum', { facts: { minimum: transferMinimum } });
  }
  const transfer: SentTransfer = {
    id,
    senderId: caller.playerId,
    receiverId: receiver.id,
    way: sending.way,
    currency: caller.currency,
    amount,
    turnover: turnoverOf(amount, transferTurnoverTimes),
    at: sending.call.now,
  };
  try {
    return await ports.database.transaction((tx) =>
      post(ports, tx, { transfer, receiver, sending }),
    );
  } catch (error) {
    if (error instanceof Declined) return (error as Declined<L>).refusal;
    throw error;
  }
}

async function refusalOfSender<L extends Lost>(
  ports: WalletPorts,
  { call: { caller, now }, paymentPassword }: Sending<L>,
): Promise<SendRefusal | undefined> {
  const { playerId, type } = caller;
  const isOn = await maySend(ports, ports.database.kysely, { id: playerId, type });
  if (!isOn) return refuse('transfers-off');
  return (
    (await ports.refusalOfPause(playerId, now)) ??
    (await ports.refusalOfWithdrawal(playerId)) ??
    refusalOfPaymentPassword(ports, playerId, paymentPassword)
  );
}

interface Judged<L extends Lost> {
  readonly transfer: SentTransfer;
  readonly receiver: MemberFacts;
  readonly sending: Sending<L>;
}

async function post<L extends Lost>(
  ports: WalletPorts,
  tx: Tx,
  { transfer, receiver, sending }: Judged<L>,
): Promise<TeamTransfer> {
  const { id, senderId, receiverId, currency, amount, turnover, at } = transfer;
  await lockSender(tx, senderId);
  const earlier = await readTeamTransfer(tx, id);
  if (earlier !== undefined) return earlier;
  await lockDeposits(tx, receiverId);
  if (!(await areStillJoined(ports, tx, transfer))) throw new Declined(refuse(sending.lost));
  const isOpen = await mayReceive(ports, tx, receiver, { currency, now: at });
  // A limit of the receiver's is theirs to know.
  if (!isOpen || (await refusalOfRoom(ports, tx, { playerId: receiverId, amount, now: at }))) {
    throw new Declined(refuse('transfer-receiver-closed'));
  }
  const bounded = await refusalOfDay(ports, tx, transfer);
  if (bounded !== undefined) throw new Declined(bounded);
  await addTeamTransfer(tx, transfer);
  const posted = await ports.ledger.postIn(tx, teamTransferred({ transferId: id, ...transfer }));
  if ('refused' in posted) throw new Declined(refuse(posted.refused));
  // The sender's purse is locked now: no deposit can add turnover any more.
  const owed = await refusalOfOwing(tx, senderId, currency);
  if (owed !== undefined) throw new Declined(owed);
  const owing = { playerId: receiverId, currency, base: turnover, times: 1, now: at };
  await openRequirement(tx, { ...owing, kind: 'transfer', sourceId: id });
  await tellBalance(ports, tx, posted);
  const done = {
    ...transfer,
    state: 'done',
    reversedAt: null,
    reversedBy: '',
    reason: '',
  } as const;
  await tellTransfer(ports, tx, done);
  return done;
}

/** What the sender may still send today, in number and in sum. */
async function refusalOfDay(
  ports: WalletPorts,
  tx: Tx,
  { senderId: playerId, currency, amount, at }: SentTransfer,
): Promise<SendRefusal | undefined> {
  const sent = await readSent(tx, { playerId, currency, since: startOfToday(at) });
  const left = leftOf(sent, dayBounds(ports));
  if (left.count === 0) {
    return refuse('transfer-count-reached', { facts: { most: dayBounds(ports).count } });
  }
  if (amount <= left.amount) return undefined;
  return refuse('transfer-limit-reached', { facts: { remaining: printUnits(left.amount, 2) } });
}

export const startOfToday = (now: number): number => startOfDay(spansAt(now).day);

export function dayBounds({ policy }: Pick<WalletPorts, 'policy'>) {
  const { transferDailyMaximum, transferDailyCount: count } = policy();
  return { amount: policyUnits(transferDailyMaximum), count };
}
