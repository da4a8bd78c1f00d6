// Slots: what a slot game offers and one spin of it, stake to payout, free spins included.
import { Type } from 'typebox';
import { freePays } from './wagering/free-bet.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, hash, id, oneOf, pageQuery, seed, signedAmount, text } from './kit/schema.ts';
import { jackpotTiers, roundStates } from './kit/closed-sets.ts';

/** Rounds of a slot that the house pays: at one stake, until their time is over. */
export const freeRounds = {
  freeRoundsId: id(),
  gameCode: text(64),
  stake: amount(),
  currency: text(5),
  given: Type.Integer(),
  left: Type.Integer(),
  /** What they win: cash at once, or a bonus under its terms once they are over. */
  pays: oneOf(freePays),
  expiresAt: Type.Integer(),
};

/** One finished round as the screen plays it back. `events` has the engine's shape (SlotEvent). */
export const slotRound = Type.Object({
  roundId: text(64),
  /** The rules it was struck under. */
  gameVersion: text(64),
  stake: amount(),
  payout: amount(),
  events: Type.Array(Type.Unknown()),
  /** Jackpots that fell to this round: in the payout, beside what the events tell. */
  jackpots: Type.Array(Type.Object({ tier: oneOf(jackpotTiers), prize: amount() })),
  settledAt: Type.Integer(),
  /** The player's balance after the round settled. */
  balance: amount(),
  commitment: hash(),
  clientSeed: seed(),
  nonce: Type.Integer(),
  /** Of a free round: what its payout is; the house paid the stake. Null: the player staked. */
  free: Type.Union([Type.Object({ pays: oneOf(freePays) }), Type.Null()]),
});

/** A round as it is recalled, also one that was never finished. */
const recalledRound = Type.Object({
  ...slotRound.properties,
  state: oneOf(roundStates),
  openedAt: Type.Integer(),
  /** The player's balance when the stake was taken. */
  balanceBefore: amount(),
  /** It was interrupted, and the house finished it as it was fixed. */
  finishedLater: Type.Boolean(),
});

export const slots = {
  getSlot: endpoint({
    summary:
      'A slot game as the player may play it now: stakes, return, pace, balance, the last round',
    method: 'GET',
    path: '/play/slots/:gameCode',
    wire: 'own',
    who: 'game',
    params: Type.Object({ gameCode: id() }),
    gives: Type.Object({
      gameCode: text(64),
      gameVersion: hash(),
      stakes: Type.Array(amount()),
      stakeDefault: amount(),
      returnPercent: text(10),
      spinIntervalMs: Type.Integer(),
      turboAllowed: Type.Boolean(),
      autoplayAllowed: Type.Boolean(),
      balance: amount(),
      currency: text(5),
      currencySymbol: text(5),
      demo: Type.Boolean(),
      sessionSince: Type.Integer(),
      sessionNet: signedAmount(),
      lastRound: Type.Union([slotRound, Type.Null()]),
      /** What the player can play of this game, those that expire first ahead. */
      freeRounds: Type.Array(Type.Object(freeRounds)),
    }),
    refusals: ['game-unknown', 'game-off'],
  }),
  spin: endpoint({
    summary: 'Stakes, draws, settles: one round',
    method: 'POST',
    path: '/play/slots/:gameCode/spin',
    wire: 'own',
    who: 'game',
    intent: 'round',
    perMinute: 600,
    params: Type.Object({ gameCode: id() }),
    body: Type.Object({
      stake: amount(),
      /** The rules that the screen has shown; under others no stake is taken. */
      gameVersion: Type.Optional(hash()),
      /** One of these free rounds: the house pays the stake, or nothing is staked. */
      freeRoundsId: Type.Optional(id()),
    }),
    gives: slotRound,
    refusals: [
      'game-unknown',
      'game-unverified',
      'game-off',
      'game-maintenance',
      'game-open-elsewhere',
      'rules-changed',
      'stake-not-offered',
      'idempotency-key-reused',
      'player-on-break',
      'self-excluded',
      'session-budget-due',
      'reality-check-due',
      'too-many-requests',
      'stake-limit-reached',
      'spend-limit-reached',
      'loss-limit-reached',
      'session-limit-reached',
      'free-rounds-unknown',
      'bonus-stake-too-high',
      'round-open',
      'balance-too-low',
    ],
  }),
  listRounds: endpoint({
    summary: 'The player’s own rounds of a slot, newest first, each with all that happened in it',
    method: 'GET',
    path: '/play/slots/:gameCode/rounds',
    wire: 'own',
    who: 'game',
    params: Type.Object({ gameCode: id() }),
    query: Type.Object({ ...pageQuery }),
    gives: Type.Object({ list: Type.Array(recalledRound), total: Type.Integer() }),
    refusals: ['game-unknown'],
  }),
};
