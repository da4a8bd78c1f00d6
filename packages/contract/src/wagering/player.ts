// Wagering: the record of every stake and what became of it, the proof of each round, fairness
// seeds and player limits.
import { Type } from 'typebox';
import { freeStake } from './free-bet.ts';
import { endpoint } from '../kit/endpoint.ts';
import {
  amount,
  done,
  hash,
  id,
  oneOf,
  seed,
  signedAmount,
  text,
  wholePair,
} from '../kit/schema.ts';
import { roundStates } from '../kit/closed-sets.ts';

export const wagerStates = ['open', 'settled', 'void'] as const;

/** Kinds of limit a player may set, and the span each counts over. */
export const limitKinds = ['stake', 'loss', 'spend', 'deposit', 'session'] as const;
/** `session`: since the sign-in. */
export const limitSpans = ['single', 'session', 'day', 'week', 'month'] as const;

/** Minutes between two looks at what play has cost, and months of an exclusion. */
export const realityChecks = [15, 30, 45, 60] as const;
export const exclusionMonths = [6, 12, 24, 60] as const;

const seedPair = Type.Object({
  seedId: text(64),
  /** SHA-256 of the server seed, published before any round is drawn from it. */
  commitment: hash(),
  clientSeed: seed(),
  /** Rounds drawn so far; the next round takes nonce + 1. */
  nonce: Type.Integer(),
});

const limit = Type.Object({
  kind: oneOf(limitKinds),
  span: oneOf(limitSpans),
  /** Money, or minutes for a session limit; null: no limit. */
  value: Type.Union([text(20), Type.Null()]),
  used: text(20),
  /** A loosened value waits until then; null when nothing is pending. */
  pendingValue: Type.Union([text(20), Type.Null()]),
  /** From when a loosened value counts, or may be confirmed. */
  pendingFrom: Type.Union([Type.Integer(), Type.Null()]),
  /** A higher value waits 24 hours, and then for the player’s confirmation. */
  raiseConfirmed: Type.Boolean(),
  /** What the operator limits the player to: the lower of both counts. */
  operator: Type.Union([text(20), Type.Null()]),
});

export const wageringOfPlayers = {
  getRound: endpoint({
    summary:
      'The receipt of a round of the player: stake, draws, outcome, payout and how to verify it',
    method: 'GET',
    path: '/play/rounds/:roundId',
    wire: 'own',
    who: 'player',
    params: Type.Object({ roundId: id() }),
    gives: Type.Object({
      roundId: text(64),
      gameCode: text(64),
      gameVersion: text(64),
      /** The kind of bet; empty where the game has only one. */
      bet: text(40),
      currency: text(5),
      state: oneOf(roundStates),
      stake: amount(),
      /** As the game paid it: of a free bet the stake in it is not the player’s. */
      payout: amount(),
      free: freeStake,
      /** How much of the payout a jackpot paid. */
      jackpot: amount(),
      openedAt: Type.Integer(),
      settledAt: Type.Union([Type.Integer(), Type.Null()]),
      /** These are of rounds that we draw; those of vendors have none. */
      commitment: text(64),
      clientSeed: text(64),
      nonce: Type.Integer(),
      /** The vendor of the game; null: ours. */
      vendor: Type.Union([text(40), Type.Null()]),
      /** Null until the seed is rotated: a live seed is never shown. */
      serverSeed: Type.Union([hash(), Type.Null()]),
      /** The numbers drawn, in order: range and value. */
      draws: Type.Array(wholePair()),
      /** The engine's result of them; its shape is the engine’s. */
      outcome: Type.Unknown(),
    }),
    refusals: ['round-unknown'],
  }),
  getSeed: endpoint({
    summary: 'The player’s current seed pair and the revealed ones before it',
    method: 'GET',
    path: '/play/fairness',
    wire: 'own',
    who: 'player',
    gives: Type.Object({
      current: seedPair,
      /** To the server seed that comes next: shown before its client seed is chosen. */
      nextCommitment: hash(),
      revealed: Type.Array(
        Type.Object({ ...seedPair.properties, serverSeed: hash(), revealedAt: Type.Integer() }),
      ),
    }),
    refusals: [],
  }),
  rotateSeed: endpoint({
    summary: 'Reveals the server seed and begins the next; the client seed may change only here',
    method: 'POST',
    path: '/play/fairness/rotate',
    wire: 'own',
    who: 'player',
    intent: true,
    perMinute: 30,
    body: Type.Object({ clientSeed: Type.Optional(seed()) }),
    gives: Type.Object({
      revealed: Type.Object({ ...seedPair.properties, serverSeed: hash() }),
      current: seedPair,
      /** To the server seed after this one: the next rotation needs no look before it. */
      nextCommitment: hash(),
    }),
    refusals: ['seed-rotation-blocked', 'seed-not-committed'],
  }),
  getLimits: endpoint({
    summary: 'The player’s own limits, what is used of them, and whether a break is on',
    method: 'GET',
    path: '/play/limits',
    wire: 'own',
    who: 'player',
    gives: Type.Object({
      limits: Type.Array(limit),
      breakUntil: Type.Union([Type.Integer(), Type.Null()]),
      /** Null: not excluded; `until` null: for good. */
      exclusion: Type.Union([
        Type.Object({ until: Type.Union([Type.Integer(), Type.Null()]) }),
        Type.Null(),
      ]),
      realityCheck: Type.Object({
        /** The player's choice; null: the brand's default. */
        chosen: Type.Union([Type.Integer(), Type.Null()]),
        brand: Type.Union([Type.Integer(), Type.Null()]),
      }),
    }),
    refusals: [],
  }),
  setLimit: endpoint({
    summary: 'Sets one limit: tightened at once, loosened or removed after 24 hours',
    method: 'PUT',
    path: '/play/limits',
    wire: 'own',
    who: 'member',
    body: Type.Object({
      kind: Type.Enum([...limitKinds]),
      span: Type.Enum([...limitSpans]),
      value: Type.Union([text(20, 1), Type.Null()]),
    }),
    gives: Type.Object({ limit }),
    refusals: ['amount-invalid'],
  }),
  setSessionBudget: endpoint({
    summary: 'Names the budget of this session: the most to lose, and for how long to play',
    method: 'PUT',
    path: '/play/session-budget',
    wire: 'own',
    who: 'member',
    perMinute: 20,
    body: Type.Object({ loss: amount(), minutes: Type.Integer({ minimum: 1, maximum: 1440 }) }),
    gives: done(),
    refusals: ['amount-invalid'],
  }),
  confirmLimit: endpoint({
    summary: 'The player’s second word for a higher deposit limit, 24 hours after the first',
    method: 'POST',
    path: '/play/limits/confirm',
    wire: 'own',
    who: 'member',
    body: Type.Object({ span: Type.Enum(['day', 'week', 'month']) }),
    gives: Type.Object({ limit }),
    refusals: ['limit-raise-unknown'],
  }),
  takeBreak: endpoint({
    summary: 'Stops all play for the given hours, at once; cannot be shortened',
    method: 'POST',
    path: '/play/break',
    wire: 'own',
    who: 'member',
    body: Type.Object({ hours: Type.Integer({ minimum: 1, maximum: 24 * 42 }) }),
    gives: Type.Object({ breakUntil: Type.Integer() }),
    refusals: [],
  }),
  excludeSelf: endpoint({
    summary: 'Closes play and deposits for months, or for good; nobody can take it back',
    method: 'POST',
    path: '/play/exclusion',
    wire: 'own',
    who: 'member',
    confirmed: true,
    body: Type.Object({
      /** Null: for good. */
      months: Type.Union([Type.Enum([...exclusionMonths]), Type.Null()]),
    }),
    gives: Type.Object({ until: Type.Union([Type.Integer(), Type.Null()]) }),
    refusals: [],
  }),
  setRealityCheck: endpoint({
    summary:
      'How often play stops until the player has seen what it cost; the stricter rule counts',
    method: 'PUT',
    path: '/play/reality-check',
    wire: 'own',
    who: 'player',
    body: Type.Object({ minutes: Type.Union([Type.Enum([...realityChecks]), Type.Null()]) }),
    gives: Type.Object({ minutes: Type.Union([Type.Integer(), Type.Null()]) }),
    refusals: [],
  }),
  passRealityCheck: endpoint({
    summary: 'The player has seen what play has cost so far and goes on',
    method: 'POST',
    path: '/play/reality-check',
    wire: 'own',
    who: 'player',
    gives: Type.Object({ dueAt: Type.Union([Type.Integer(), Type.Null()]) }),
    refusals: ['reality-check-locked'],
  }),
  getSessionStrip: endpoint({
    summary: 'Since sign-in: elapsed time, staked, paid out and the net result',
    method: 'GET',
    path: '/play/session-strip',
    wire: 'own',
    who: 'player',
    gives: Type.Object({
      since: Type.Integer(),
      staked: amount(),
      paid: amount(),
      net: signedAmount(),
      /** When play stops until the player has seen this; null: never. */
      checkDueAt: Type.Union([Type.Integer(), Type.Null()]),
      /** No stake is taken before the budget of this session is named. */
      budgetDue: Type.Boolean(),
    }),
    refusals: [],
  }),
};
