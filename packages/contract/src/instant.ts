// Small games that one player plays at once: what a game offers, a round of it, the steps of a hand
// that goes on, and its end by cash-out.
import { Type } from 'typebox';
import { freeBet, freeBetUsed } from './wagering/free-bet.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, hash, id, oneOf, pageQuery, seed, signedAmount, text } from './kit/schema.ts';
import { roundStates } from './kit/closed-sets.ts';

/** A choice of a game: the engine of its family says which are allowed. */
const choice = () =>
  Type.Record(
    Type.String({ pattern: '^[a-z]{1,20}$' }),
    Type.Union([Type.Integer({ minimum: 0, maximum: 10_000 }), text(20)]),
  );

/** A step of a hand: the number of a field, or a word. */
const step = () => Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), text(10, 1)]);

/** The number of a step: one more than the screen has seen. */
const stepNumber = () => Type.Integer({ minimum: 1, maximum: 1000 });

/**
 * A round as the screen shows it. `outcome` has the engine's shape: the choice with its steps, the
 * multiplier, and what happened so far; nothing that is still to come.
 */
export const instantRound = Type.Object({
  roundId: text(64),
  /** The rules it was struck under. */
  gameVersion: text(64),
  state: oneOf(roundStates),
  stake: amount(),
  /** What the player won: of a free bet without its stake, as `worth` is. */
  payout: amount(),
  /** What a cash-out would pay now; null: it is over, or may not be cashed out yet. */
  worth: Type.Union([amount(), Type.Null()]),
  /** How many steps were made; the next one has the number after. */
  steps: Type.Integer(),
  outcome: Type.Unknown(),
  openedAt: Type.Integer(),
  settledAt: Type.Union([Type.Integer(), Type.Null()]),
  /** The house ended it, because it was left open or interrupted. */
  finishedLater: Type.Boolean(),
  /** The player's balance after the round settled; now, while it is open. */
  balance: amount(),
  commitment: hash(),
  clientSeed: seed(),
  nonce: Type.Integer(),
  free: freeBetUsed,
});

const stakeRefusals = [
  'player-on-break',
  'self-excluded',
  'session-budget-due',
  'reality-check-due',
  'too-many-requests',
  'stake-limit-reached',
  'spend-limit-reached',
  'loss-limit-reached',
  'session-limit-reached',
  'free-bet-unknown',
  'bonus-stake-too-high',
  'round-open',
  'balance-too-low',
] as const;

export const instant = {
  getInstant: endpoint({
    summary: 'A small game as the player may play it now: rules, stakes, balance, the open hand',
    method: 'GET',
    path: '/play/instant/:gameCode',
    wire: 'own',
    who: 'game',
    params: Type.Object({ gameCode: id() }),
    gives: Type.Object({
      gameCode: text(64),
      gameVersion: hash(),
      stakes: Type.Array(amount()),
      stakeDefault: amount(),
      returnPercent: text(10),
      /** Choices, multipliers and limits, as the engine describes them. */
      rules: Type.Unknown(),
      /** Whether its rounds go on step by step. */
      hasSteps: Type.Boolean(),
      choiceUsual: Type.Unknown(),
      spinIntervalMs: Type.Integer(),
      autoplayAllowed: Type.Boolean(),
      /** A hand that is left open for so long is ended by the house. */
      handHoursMax: Type.Integer(),
      balance: amount(),
      currency: text(5),
      currencySymbol: text(5),
      demo: Type.Boolean(),
      sessionSince: Type.Integer(),
      sessionNet: signedAmount(),
      openRound: Type.Union([instantRound, Type.Null()]),
      lastRound: Type.Union([instantRound, Type.Null()]),
      /** Those that expire first ahead. */
      freeBets: Type.Array(freeBet),
    }),
    refusals: ['game-unknown', 'game-unverified'],
  }),
  playInstant: endpoint({
    summary: 'Stakes and draws: a round that is settled at once, or a hand that goes on by steps',
    method: 'POST',
    path: '/play/instant/:gameCode/rounds',
    wire: 'own',
    who: 'game',
    intent: 'round',
    perMinute: 600,
    params: Type.Object({ gameCode: id() }),
    body: Type.Object({
      stake: amount(),
      choice: choice(),
      /** The rules that the screen has shown; under others no stake is taken. */
      gameVersion: Type.Optional(hash()),
      /** This free bet pays, or nothing is staked. */
      freeBetId: Type.Optional(id()),
    }),
    gives: instantRound,
    refusals: [
      'game-unknown',
      'game-unverified',
      'game-off',
      'game-maintenance',
      'rules-changed',
      'stake-not-offered',
      'choice-not-allowed',
      'idempotency-key-reused',
      ...stakeRefusals,
    ],
  }),
  stepInstant: endpoint({
    summary: 'One more step of an open hand; a step that was made before is answered again',
    method: 'POST',
    path: '/play/instant/:gameCode/rounds/:roundId/steps',
    wire: 'own',
    who: 'game',
    perMinute: 600,
    params: Type.Object({ gameCode: id(), roundId: id() }),
    body: Type.Object({ number: stepNumber(), step: step() }),
    gives: instantRound,
    refusals: [
      'game-unknown',
      'game-unverified',
      'round-unknown',
      'hand-over',
      'hand-moved-on',
      'player-on-break',
      'self-excluded',
      'step-not-allowed',
    ],
  }),
  cashOutInstant: endpoint({
    summary: 'Ends an open hand and pays what it is worth; also during a break',
    method: 'POST',
    path: '/play/instant/:gameCode/rounds/:roundId/cash-out',
    wire: 'own',
    who: 'game',
    perMinute: 600,
    params: Type.Object({ gameCode: id(), roundId: id() }),
    /** The number that a step would have: a hand that went on elsewhere is not ended unseen. */
    body: Type.Object({ number: stepNumber() }),
    gives: instantRound,
    refusals: [
      'game-unknown',
      'game-unverified',
      'round-unknown',
      'hand-over',
      'hand-moved-on',
      'step-not-allowed',
    ],
  }),
  listInstantRounds: endpoint({
    summary:
      'The player’s own rounds of a small game, newest first, and the figures of the session',
    method: 'GET',
    path: '/play/instant/:gameCode/rounds',
    wire: 'own',
    who: 'game',
    params: Type.Object({ gameCode: id() }),
    query: Type.Object({ ...pageQuery }),
    gives: Type.Object({
      list: Type.Array(instantRound),
      total: Type.Integer(),
      /** Of this game since the session began. */
      session: Type.Object({
        rounds: Type.Integer(),
        staked: amount(),
        paid: amount(),
        /** The highest payout of one round. */
        best: amount(),
      }),
    }),
    refusals: ['game-unknown'],
  }),
};
