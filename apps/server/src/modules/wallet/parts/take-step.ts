// One step of a part, with everything that belongs to it: the money, the match and its deposit, the
// count of its payer, and the withdrawal when this was its last part. One posting a transaction.
import { topicOfPlayer } from '@baize/contract';
import {
  c2cSettled,
  withdrawalPaid,
  withdrawalReceived,
  withdrawalReturned,
  type Posting,
} from '@baize/ledger';
import { printUnits } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import { tellBalance, tellLive } from '../books/actions/tell.ts';
import { turnoverOf } from '../books/rules/turnover.ts';
import { openRequirement } from '../books/store/turnover/writer.ts';
import { moveDeposit, refuseDeposit, settleDeposit } from '../deposits/store/writer.ts';
import type { WalletPorts } from '../ports.ts';
import { buyerAfter, type BuyerOutcome } from './rules/buyer.ts';
import { isClosed, receiptOf, stepOf, type PartStep, type Stepped } from './rules/part.ts';
import { lockBuyer, writeBuyer } from './store/buyers.ts';
import { readMatch, readPart, readParts, type Match, type Part } from './store/reader.ts';
import { closeWithdrawal, moveMatch, movePart } from './store/writer.ts';
import { tellStep } from './tell-step.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export interface StepTaken {
  readonly step: PartStep;
  readonly now: number;
  /** Of the player's own answer: the same again gets the same. */
  readonly intent?: string;
  /** The match that begins. */
  readonly match?: Match;
}

/** The part after the step; undefined when it cannot take it. The part is locked already. */
export async function takeStep(
  ports: WalletPorts,
  tx: Tx,
  part: Part,
  taken: StepTaken,
): Promise<Part | undefined> {
  const stepped = stepOf(part, taken.step, taken.now);
  if (stepped === undefined) return undefined;
  const match = taken.match ?? (part.matchId === null ? undefined : await must(tx, part.matchId));
  await movePart(tx, part, movedBy(ports, stepped, taken));
  if (match !== undefined && stepped.match !== undefined) {
    await moveMatch(tx, match.id, { state: stepped.match, at: taken.now });
    await countBuyer(ports, tx, match, taken);
    await moveDepositOf(ports, tx, part, taken);
  }
  await post(ports, tx, { part, match, step: taken.step, now: taken.now });
  if (isClosed(stepped.state)) await closeWhole(tx, part, taken.now);
  await tellStep(ports, tx, { part, match, step: taken.step, state: stepped.match });
  return readPart(tx, part.id);
}

async function must(tx: Tx, id: string): Promise<Match> {
  const match = await readMatch(tx, id);
  if (match === undefined) throw new Error(`The match ${id} is gone`);
  return match;
}

function movedBy({ policy }: WalletPorts, { state }: Stepped, taken: StepTaken) {
  const { step, now, intent, match } = taken;
  const isDue = step === 'prove' || step === 'settle';
  return {
    state,
    ...(isDue ? { dueAt: now + policy().receiptMinutes * minuteMs } : {}),
    ...(step === 'settle' ? { paidAt: now } : {}),
    ...(isClosed(state) ? { closedAt: now } : {}),
    ...(step === 'fail' ? { problem: 'payout-failed' as const } : {}),
    ...(step === 'resolve-returned' ? { isNextRound: true } : {}),
    ...(match === undefined ? {} : { matchId: match.id }),
    ...(state === 'open' ? { matchId: null } : {}),
    ...(intent === undefined ? {} : { intent }),
  };
}

const outcomes: Partial<Readonly<Record<PartStep, BuyerOutcome>>> = {
  expire: 'unpaid',
  // It has shown an account number all the same: who only looks at numbers is stopped.
  cancel: 'unpaid',
  receive: 'settled',
  force: 'settled',
  'resolve-received': 'settled',
  'resolve-returned': 'lost',
};

async function countBuyer(
  { policy }: WalletPorts,
  tx: Tx,
  { buyerId }: Match,
  { step, now }: StepTaken,
): Promise<void> {
  const outcome = outcomes[step];
  if (outcome === undefined) return;
  const { c2cUnpaidMax: unpaidMax, c2cBlockHours } = policy();
  const terms = { now, unpaidMax, blockMs: c2cBlockHours * hourMs };
  const buyer = await lockBuyer(tx, buyerId);
  await writeBuyer(tx, buyerId, buyerAfter(buyer, outcome, terms));
}

/** The deposit of a match: proved, at its end credited in full, or refused with the problem. */
async function moveDepositOf(ports: WalletPorts, tx: Tx, part: Part, { step, now }: StepTaken) {
  const { matchId: id, amount: arrived } = part;
  if (id !== null && step === 'prove') await moveDeposit(tx, id, { step: 'proof-sent', at: now });
  const outcome = outcomes[step];
  if (id === null || outcome === undefined) return;
  if (outcome === 'settled') {
    const turnover = turnoverFor(ports, part);
    const rest = { fee: 0n, by: '', note: '', askAt: null };
    await settleDeposit(tx, id, { arrived, turnover, now, ...rest });
    return;
  }
  const problem = outcome === 'lost' ? 'by-staff' : 'expired';
  await refuseDeposit(tx, id, { problem, remark: '', by: '', now });
}

/** What the payer has to stake with it, as with every deposit. */
const turnoverFor = ({ policy }: WalletPorts, { amount }: Part) =>
  turnoverOf(amount, policy().depositTurnoverTimes);

interface Stood extends Pick<StepTaken, 'step' | 'now'> {
  readonly part: Part;
  readonly match: Match | undefined;
}

function postingFor({ step, part, match }: Stood): Posting | undefined {
  const { id: withdrawalId, playerId, currency, amount, round } = part;
  const facts = { withdrawalId, playerId, currency, amount, round };
  const isReceived = outcomes[step] === 'settled';
  if (isReceived && match !== undefined) {
    const { id: matchId, buyerId } = match;
    return c2cSettled({ matchId, sellerId: playerId, buyerId, currency, amount });
  }
  if (isReceived) return withdrawalReceived(facts);
  if (step === 'settle') return withdrawalPaid(facts);
  const isBack = step === 'resolve-returned' && part.way === 'payout';
  return isBack ? withdrawalReturned(facts) : undefined;
}

async function post(ports: WalletPorts, tx: Tx, step: Stood): Promise<void> {
  const posting = postingFor(step);
  if (posting === undefined) return;
  const posted = await ports.ledger.postIn(tx, posting);
  if ('refused' in posted) throw new Error(`The part ${step.part.id} was not where it should be`);
  const { match, part } = step;
  if (posting.event !== 'c2c-settled' || match === undefined) return;
  await openRequirement(tx, {
    playerId: match.buyerId,
    currency: part.currency,
    kind: 'deposit',
    sourceId: match.id,
    base: part.amount,
    times: ports.policy().depositTurnoverTimes,
    now: step.now,
  });
  await tellBalance(ports, tx, posted);
  await tellLive(ports, tx, topicOfPlayer(match.buyerId), {
    event: 'deposit-settled',
    payload: { depositId: match.id, amount: printUnits(part.amount), state: 'success' },
  });
}

async function closeWhole(tx: Tx, { withdrawalId }: Part, at: number): Promise<void> {
  const states = (await readParts(tx, [withdrawalId])).map(({ state }) => state);
  if (!states.every(isClosed)) return;
  await closeWithdrawal(tx, withdrawalId, { receipt: receiptOf(states), at });
}
