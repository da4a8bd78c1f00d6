// Staff's side of crash games: flights with what lies on them, their stakes and cash-outs, what
// they may cost, and the cancellation of a flight that cannot be drawn.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, hash, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import { gameCode, issueName, moment, orNull } from '../lottery/schema.ts';
import { crashSlipStates, crashStates, cashOutsBy, multiplier } from './schema.ts';

const views = { wire: 'own', who: 'staff', method: 'GET', permission: 'crash.view' } as const;
const cancels = {
  wire: 'own',
  who: 'staff',
  method: 'POST',
  permission: 'crash.cancel',
  confirmed: true,
} as const;

const ofFlight = { params: Type.Object({ gameCode: gameCode(), round: issueName() }) };

export const crashFlightStates = [...crashStates, 'cancelled'] as const;
export type CrashFlightState = (typeof crashFlightStates)[number];

/** A flight with what lies on it in real money. Where it will end is told to nobody before. */
const flight = Type.Object({
  gameCode: gameCode(),
  round: issueName(),
  state: oneOf(crashFlightStates),
  opensAt: moment(),
  closesAt: moment(),
  drawsAt: moment(),
  takesOffAt: orNull(moment()),
  point: orNull(multiplier()),
  players: Type.Integer(),
  slips: Type.Integer(),
  stake: amount(),
  payout: amount(),
  /** Its beacon, or its draw, is late. */
  late: Type.Boolean(),
  /** A cancellation waits for a second person. */
  waits: Type.Boolean(),
});

const cancellation = Type.Object({
  state: oneOf(['waiting', 'confirmed']),
  reason: text(200),
  proposedBy: text(64),
  proposedAt: moment(),
  decidedBy: orNull(text(64)),
  decidedAt: orNull(moment()),
});

/** What the stakes of a flight have cost so far, and what they may still cost. */
const exposure = Type.Object({
  /** What the flight is known to have reached; null before it begins. */
  reached: orNull(multiplier()),
  /** Stakes that were taken out, and what they are paid. */
  takenSlips: Type.Integer(),
  takenPayout: amount(),
  /** Stakes that are still in the flight. */
  flyingSlips: Type.Integer(),
  flyingStake: amount(),
  /** What all would be paid if everybody left now. */
  payoutNow: amount(),
  /** No more than this is paid, wherever the flight ends. */
  payoutMost: amount(),
  /** What all stakes of a round may be paid together. */
  roundCap: amount(),
  ceiling: orNull(multiplier()),
});

const stake = Type.Object({
  slipId: id(),
  playerId: text(64),
  username: text(64),
  stake: amount(),
  auto: orNull(multiplier()),
  state: oneOf(crashSlipStates),
  at: orNull(multiplier()),
  by: orNull(oneOf(cashOutsBy)),
  payout: amount(),
  placedAt: moment(),
});

const cancelled = Type.Object({
  /** A second person has to confirm it. */
  waits: Type.Boolean(),
  slips: Type.Integer(),
  stake: amount(),
});

export const crashOperations = {
  listCrashFlights: endpoint({
    ...views,
    summary: 'Flights of crash games, newest first, with what lies on each',
    path: '/ops/crash/flights',
    query: Type.Object({
      ...pageQuery,
      gameCode: Type.Optional(gameCode()),
      /** `due`: those that wait to be drawn, the cancelled ones alone, or all. */
      show: Type.Optional(oneOf(['due', 'cancelled', 'all'])),
      /** `YYYY-MM-DD`. */
      day: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
      /** The name of one round, in any game. */
      round: Type.Optional(issueName()),
    }),
    gives: Type.Object({ now: moment(), list: Type.Array(flight), total: Type.Integer() }),
    refusals: [],
  }),
  getCrashFlight: endpoint({
    ...views,
    summary: 'One flight: its moments, its sums, what it may cost, and its cancellation',
    path: '/ops/crash/flights/:gameCode/:round',
    ...ofFlight,
    gives: Type.Object({
      ...flight.properties,
      now: moment(),
      commitment: hash(),
      beaconRound: Type.Integer(),
      /** The page of the site on which anybody checks the flight. */
      verifyUrl: text(500),
      exposure,
      cancellation: orNull(cancellation),
      /** It is late enough to be cancelled. */
      cancellable: Type.Boolean(),
      /** Up to so much staked one person cancels it. */
      cancelAlone: amount(),
    }),
    refusals: ['game-unknown', 'flight-unknown'],
  }),
  listCrashStakes: endpoint({
    ...views,
    summary: 'The stakes of a flight with their cash-outs, the highest first',
    path: '/ops/crash/flights/:gameCode/:round/stakes',
    ...ofFlight,
    query: Type.Object(pageQuery),
    gives: Type.Object({ list: Type.Array(stake), total: Type.Integer() }),
    refusals: ['game-unknown', 'flight-unknown'],
  }),
  cancelCrashFlight: endpoint({
    ...cancels,
    summary: 'Cancels a flight that cannot be drawn, and refunds it; much staked takes two persons',
    path: '/ops/crash/flights/:gameCode/:round/cancellation',
    ...ofFlight,
    body: Type.Object({ reason: text(200, 3) }),
    gives: cancelled,
    refusals: [
      'game-unknown',
      'flight-unknown',
      'flight-cancelled',
      'flight-drawn',
      'flight-not-late',
      'proposal-waits',
    ],
  }),
  confirmCrashCancellation: endpoint({
    ...cancels,
    summary: 'The second person agrees to the cancellation of a flight',
    path: '/ops/crash/flights/:gameCode/:round/cancellation/confirm',
    ...ofFlight,
    gives: cancelled,
    refusals: [
      'game-unknown',
      'flight-unknown',
      'proposal-unknown',
      'proposal-closed',
      'second-person-needed',
      'flight-cancelled',
      'flight-drawn',
      'flight-not-late',
    ],
  }),
  withdrawCrashCancellation: endpoint({
    ...cancels,
    summary: 'Withdraws the cancellation of a flight that waits',
    path: '/ops/crash/flights/:gameCode/:round/cancellation/withdraw',
    ...ofFlight,
    gives: cancelled,
    refusals: ['game-unknown', 'flight-unknown', 'proposal-unknown', 'proposal-closed'],
  }),
};
