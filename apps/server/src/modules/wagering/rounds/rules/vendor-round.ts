// Decides the answer to one message of a vendor about a round. Facts in, a refusal or the movements
// out. A win always has a bet that stands; money that is owed is recorded however late it comes.
import {
  vendorBet,
  vendorEnd,
  vendorRollback,
  vendorWin,
  type Posting,
  type Split,
  type StakeBonus,
  type StakeTooHigh,
} from '@baize/ledger';
import { maxUnits, type Units } from '@baize/money';
import type { MessageKind, RefusalName } from '@baize/contract';
import { refusalOfCheck, refusalOfLimits, refusalOfPause } from './may-stake.ts';
import type { PlayerPlay, Round } from './round.ts';

export interface VendorMessage {
  readonly vendor: string;
  readonly requestId: string;
  readonly kind: MessageKind;
  readonly playerId: string;
  readonly currency: string;
  /** The vendor's own name of the round. */
  readonly round: string;
  readonly roundId: string;
  readonly transaction: string;
  readonly gameCode: string;
  readonly amount: Units;
  /** The bet that a rollback names. */
  readonly betRef: string;
  readonly now: number;
  readonly sessionSince: number;
  /** How often the brand asks for a reality check; 0: it asks for none. */
  readonly brandCheckMinutes: number;
  /** The brand asks for a budget before each session. */
  readonly asksBudget?: boolean | undefined;
  /** Why this player may not bet on this game now: launch over, game closed, slot elsewhere. */
  readonly barred?: Barred | undefined;
  /** The most that all bets of one round may come to; undefined: nothing is too much. */
  readonly stakeMaximum?: Units | undefined;
}

export type Barred = Extract<
  RefusalName,
  'token-expired' | 'game-off' | 'game-maintenance' | 'game-open-elsewhere'
>;

/** A message that was judged, and what it was answered. */
export interface VendorEntry {
  readonly vendor: string;
  readonly requestId: string;
  readonly kind: MessageKind;
  readonly playerId: string;
  readonly roundId: string;
  readonly round: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly amount: Units;
  readonly betRef: string;
  readonly moved: Units;
  readonly error: VendorRefusal | '';
  readonly balance: Units;
  readonly late: boolean;
  readonly at: number;
  /** Of a bet: the part that a bonus paid. */
  readonly bonus?: StakeBonus | undefined;
}

export type VendorRefusal = Extract<
  RefusalName,
  | 'amount-invalid'
  | 'bet-rolled-back'
  | 'bet-unknown'
  | 'round-closed'
  | 'round-paid'
  | Barred
  | 'stake-too-high'
  | 'player-on-break'
  | 'self-excluded'
  | 'session-budget-due'
  | 'reality-check-due'
  | 'stake-limit-reached'
  | 'spend-limit-reached'
  | 'loss-limit-reached'
  | 'session-limit-reached'
  | 'bonus-stake-too-high'
  | 'balance-too-low'
>;

export interface VendorFacts {
  readonly round: Round | undefined;
  readonly play: PlayerPlay;
  /** The answer to the bet that a rollback names, if it came. */
  readonly bet: VendorEntry | undefined;
  /** The bet that comes, or that a rollback names, was rolled back before. */
  readonly rolledBack: boolean;
  /** The stakeable balance. */
  readonly cash: Units;
  /** Of a bet: the part that the open bonus would pay. */
  readonly funding: StakeBonus | StakeTooHigh | undefined;
  /** To whom an amount belongs that this round returns, or this bet where one is rolled back. */
  readonly splitOf: (amount: Units) => Split;
}

/** The changes of the round's own figures. */
export interface VendorVerdict {
  readonly posting: Posting | undefined;
  readonly moved: Units;
  readonly staked: Units;
  readonly paid: Units;
  readonly late: boolean;
  readonly ends: boolean;
  /** The bonus's part of what is staked, or below zero of what is taken back. */
  readonly bonus?: StakeBonus | undefined;
}

const still = { posting: undefined, moved: 0n, staked: 0n, paid: 0n, ends: false };

/** Whether a message says the same as the one that came first under its id. */
export function isSameMessage(entry: VendorEntry, message: VendorMessage): boolean {
  const named = entry.kind !== 'bet' || entry.gameCode === message.gameCode;
  return (
    named &&
    entry.kind === message.kind &&
    entry.playerId === message.playerId &&
    entry.round === message.round &&
    entry.currency === message.currency &&
    entry.amount === message.amount &&
    entry.betRef === message.betRef
  );
}

export function judge(message: VendorMessage, facts: VendorFacts): VendorVerdict | VendorRefusal {
  switch (message.kind) {
    case 'bet':
      return judgeBet(message, facts);
    case 'win':
      return judgeWin(message, facts);
    case 'rollback':
      return judgeRollback(message, facts);
    case 'end':
      return judgeEnd(message, facts);
  }
}

function judgeBet(message: VendorMessage, facts: VendorFacts): VendorVerdict | VendorRefusal {
  const { round, play } = facts;
  if (facts.rolledBack) return 'bet-rolled-back';
  if (round && round.state !== 'open') return 'round-closed';
  if (message.barred) return message.barred;
  const { amount, now, stakeMaximum } = message;
  const staked = (round?.stake ?? 0n) + amount;
  if (stakeMaximum !== undefined && staked > stakeMaximum) return 'stake-too-high';
  const refusal =
    refusalOfPause(play, now) ??
    refusalOfCheck(play, message) ??
    refusalOfLimits(play, { ...message, stake: amount });
  if (refusal) return refusal.refused;
  const { funding } = facts;
  if (funding && 'refused' in funding) return funding.refused;
  const posting = vendorBet({ ...message, split: { bonus: funding?.stake ?? 0n, gone: 0n } });
  return { ...still, posting, moved: amount, staked: amount, late: false, bonus: funding };
}

function judgeWin(message: VendorMessage, facts: VendorFacts): VendorVerdict | VendorRefusal {
  const { round, cash, splitOf } = facts;
  if (!round) return 'bet-unknown';
  if (round.stake === 0n) return 'bet-rolled-back';
  const { amount } = message;
  // More than any amount can be: nobody could be shown it any more.
  if (amount + (round.payout > cash ? round.payout : cash) > maxUnits) return 'amount-invalid';
  const posting = amount > 0n ? vendorWin({ ...message, split: splitOf(amount) }) : undefined;
  return { ...still, posting, moved: amount, paid: amount, late: round.state !== 'open' };
}

function judgeRollback(
  message: VendorMessage,
  { round, bet, rolledBack, splitOf }: VendorFacts,
): VendorVerdict | VendorRefusal {
  if (bet && !isBetOf(bet, message)) return 'bet-unknown';
  const late = round !== undefined && round.state !== 'open';
  if (!bet || bet.error !== '' || rolledBack || !round) return { ...still, late };
  const amount = bet.moved;
  if (round.payout > 0n && round.stake === amount) return 'round-paid';
  const posting = vendorRollback({ ...message, amount, split: splitOf(amount) }, late);
  const bonus = bet.bonus && { ...bet.bonus, stake: -bet.bonus.stake };
  return { ...still, posting, moved: amount, staked: -amount, late, bonus };
}

function isBetOf(bet: VendorEntry, message: VendorMessage): boolean {
  const { kind, playerId, roundId } = bet;
  return kind === 'bet' && playerId === message.playerId && roundId === message.roundId;
}

function judgeEnd(message: VendorMessage, { round }: VendorFacts): VendorVerdict | VendorRefusal {
  if (!round) return 'bet-unknown';
  if (round.state !== 'open') return { ...still, late: true };
  const posting = round.stake > 0n ? vendorEnd({ ...message, amount: round.stake }) : undefined;
  return { ...still, posting, late: false, ends: true };
}

/** The bonus's part of the round's stake after a bet or a rollback. */
function bonusAfter(before: StakeBonus | undefined, moved: StakeBonus | undefined) {
  if (moved === undefined) return before;
  return { id: moved.id, stake: (before?.stake ?? 0n) + moved.stake };
}

/** The round after a message was carried out; `cash` is what the player has then. */
export function roundAfter(
  message: VendorMessage,
  known: Round | undefined,
  verdict: VendorVerdict,
  cash: Units,
): Round | undefined {
  const found = known ?? (message.kind === 'bet' ? opened(message) : undefined);
  if (!found) return undefined;
  const bonus = bonusAfter(found.bonus, verdict.bonus);
  const before = bonus === undefined ? found : { ...found, bonus };
  const stake = before.stake + verdict.staked;
  const payout = before.payout + verdict.paid;
  const ended = verdict.ends || before.state !== 'open';
  if (!ended) return { ...before, stake, payout };
  return {
    ...before,
    stake,
    payout,
    state: stake > 0n ? 'settled' : 'void',
    balanceAfter: cash,
    settledAt: before.settledAt ?? message.now,
  };
}

function opened(message: VendorMessage): Round {
  return {
    playerId: message.playerId,
    roundId: message.roundId,
    vendor: message.vendor,
    family: null,
    gameCode: message.gameCode,
    gameVersion: '',
    bet: '',
    currency: message.currency,
    state: 'open',
    stake: 0n,
    payout: 0n,
    jackpotFed: 0n,
    jackpotWon: 0n,
    commitment: '',
    seedId: '',
    clientSeed: '',
    nonce: 0n,
    draws: [],
    outcome: { round: message.round },
    balanceAfter: null,
    openedAt: message.now,
    settledAt: null,
  };
}
