// Shapes shared by the calls of crash games: rounds, stakes in them, multipliers.
import { Type } from 'typebox';
import { freeBetUsed } from '../wagering/free-bet.ts';
import { amount, hash, id, oneOf, text } from '../kit/schema.ts';
import { issueName, moment, orNull } from '../lottery/schema.ts';

/** `starting`: closed, and its beacon is awaited. */
export const crashStates = ['open', 'starting', 'flying', 'ended'] as const;
export type CrashState = (typeof crashStates)[number];
export const crashSlipStates = ['open', 'taken', 'won', 'lost', 'void'] as const;
export const cashOutsBy = ['player', 'auto', 'cap'] as const;

/** Hundredths: 253 is 2.53 times the stake. */
export const multiplier = () => Type.Integer({ minimum: 100, maximum: 1_000_000 });
/** From 1.01. */
export const cashOutAt = () => Type.Integer({ minimum: 101, maximum: 1_000_000 });

/** A stake of the player's own in one round. */
export const slip = Type.Object({
  slipId: id(),
  round: issueName(),
  stake: amount(),
  /** Set with the stake: taken out here by itself. */
  auto: orNull(cashOutAt()),
  /** Taken out here at the latest: where its payout reaches the cap, or the top. */
  last: multiplier(),
  state: oneOf(crashSlipStates),
  /** Where it was taken out, and by whom. */
  at: orNull(multiplier()),
  by: orNull(oneOf(cashOutsBy)),
  /** What the player won: of a free bet without its stake. */
  payout: amount(),
  placedAt: moment(),
  free: freeBetUsed,
});

/** A stake as everybody sees it. */
export const crashBet = Type.Object({
  /** Tells two stakes apart; it is no number of a slip. */
  key: text(16),
  /** A masked name. */
  name: text(40),
  stake: amount(),
  /** Where it was taken out; null while it flies or where it was lost. */
  at: orNull(multiplier()),
});

export const crashRound = Type.Object({
  round: issueName(),
  state: oneOf(crashStates),
  opensAt: moment(),
  closesAt: moment(),
  /** When the flight is due to begin; it waits for its beacon. */
  drawsAt: moment(),
  takesOffAt: orNull(moment()),
  /** Where the round's cap takes everybody out; known when the flight begins. */
  ceiling: orNull(multiplier()),
  /** Where the flight ended; null until it did. */
  point: orNull(multiplier()),
  commitment: hash(),
  beaconRound: Type.Integer(),
});
