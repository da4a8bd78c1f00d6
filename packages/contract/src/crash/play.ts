// Crash games as players play them: stakes are taken while a round is open; then a multiplier rises
// until the flight ends, and a stake is paid at the multiplier at which it was taken out before.
import { Type } from 'typebox';
import { freeBet } from '../wagering/free-bet.ts';
import { endpoint } from '../kit/endpoint.ts';
import { amount, hash, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import { beaconKinds, gameCode, issueName, moment, orNull } from '../lottery/schema.ts';
import { cashOutAt, crashBet, crashRound, crashStates, multiplier, slip } from './schema.ts';

const forPlay = { method: 'GET', wire: 'own', who: 'game', modules: ['COMM3'] } as const;
const forAll = { method: 'GET', wire: 'own', who: 'anyone', modules: ['COMM3'] } as const;

const ended = Type.Object({ round: issueName(), point: multiplier(), endedAt: moment() });

export const crashPlay = {
  getCrash: endpoint({
    ...forPlay,
    summary: 'A crash game as the player may play it now: stakes, limits and balance',
    path: '/play/crash/:gameCode',
    params: Type.Object({ gameCode: gameCode() }),
    gives: Type.Object({
      gameCode: gameCode(),
      gameVersion: hash(),
      stakes: Type.Array(amount()),
      stakeDefault: amount(),
      returnPercent: text(10),
      payoutCap: amount(),
      roundCap: amount(),
      slipsMost: Type.Integer(),
      autoplayAllowed: Type.Boolean(),
      beacon: oneOf(beaconKinds),
      balance: amount(),
      currency: text(5),
      currencySymbol: text(5),
      demo: Type.Boolean(),
    }),
    refusals: ['game-unknown', 'game-off'],
  }),
  getCrashNow: endpoint({
    ...forPlay,
    summary: 'The round of this moment, the player’s own stakes in it, the highest, the last ends',
    path: '/play/crash/:gameCode/now',
    params: Type.Object({ gameCode: gameCode() }),
    gives: Type.Object({
      now: moment(),
      /** Null while no round is planned. */
      round: orNull(crashRound),
      mine: Type.Array(slip),
      /** The highest stakes in the round. */
      others: Type.Array(crashBet),
      /** Of all stakes in the round. */
      count: Type.Integer(),
      staked: amount(),
      /** Newest first. */
      last: Type.Array(ended),
      balance: amount(),
      /** Those that expire first ahead. */
      freeBets: Type.Array(freeBet),
    }),
    refusals: ['game-unknown'],
  }),
  placeCrashSlip: endpoint({
    summary: 'Stakes on a round that is open',
    method: 'POST',
    path: '/play/crash/:gameCode/slips',
    wire: 'own',
    who: 'game',
    modules: ['COMM3'],
    intent: 'round',
    perMinute: 240,
    params: Type.Object({ gameCode: gameCode() }),
    body: Type.Object({
      round: issueName(),
      stake: amount(),
      auto: Type.Optional(cashOutAt()),
      /** The rules that the screen has shown; under others no stake is taken. */
      gameVersion: Type.Optional(hash()),
      /** This free bet pays, or nothing is staked. */
      freeBetId: Type.Optional(id()),
    }),
    gives: Type.Object({ slip, balance: amount() }),
    refusals: [
      'game-unknown',
      'game-unverified',
      'game-off',
      'game-maintenance',
      'rules-changed',
      'stake-not-offered',
      'stakes-closed',
      'round-slips-reached',
      'idempotency-key-reused',
      'player-on-break',
      'self-excluded',
      'session-budget-due',
      'reality-check-due',
      'stake-limit-reached',
      'spend-limit-reached',
      'loss-limit-reached',
      'session-limit-reached',
      'free-bet-unknown',
      'bonus-stake-too-high',
      'round-sold-out',
      'balance-too-low',
    ],
  }),
  cashOut: endpoint({
    summary: 'Takes a stake out of the flight; it is won if the server had this before the end',
    method: 'POST',
    path: '/play/crash/:gameCode/slips/:slipId/cash-out',
    wire: 'own',
    who: 'game',
    // A flight does not wait until the platform, or the module, is opened again.
    evenClosed: true,
    perMinute: 240,
    params: Type.Object({ gameCode: gameCode(), slipId: id() }),
    body: Type.Object({ round: issueName() }),
    gives: Type.Object({ slip }),
    refusals: ['game-unknown', 'slip-unknown', 'flight-not-begun', 'flight-over'],
  }),
  listCrashSlips: endpoint({
    ...forPlay,
    summary: 'The player’s own stakes in a crash game, newest first, and what they came to',
    path: '/play/crash/:gameCode/slips',
    params: Type.Object({ gameCode: gameCode() }),
    query: Type.Object({ ...pageQuery }),
    gives: Type.Object({
      list: Type.Array(Type.Object({ ...slip.properties, point: orNull(multiplier()) })),
      total: Type.Integer(),
      /** Of all settled ones. */
      settled: Type.Integer(),
      won: Type.Integer(),
      staked: amount(),
      paid: amount(),
      payoutMost: amount(),
    }),
    refusals: ['game-unknown'],
  }),
  listCrashRounds: endpoint({
    ...forAll,
    summary: 'Where the last flights of a crash game ended, newest first',
    path: '/play/crash/:gameCode/rounds',
    params: Type.Object({ gameCode: gameCode() }),
    query: Type.Object({ count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }),
    gives: Type.Object({ list: Type.Array(ended) }),
    refusals: ['game-unknown'],
  }),
  getCrashProof: endpoint({
    ...forAll,
    summary: 'The proof of a round: commitment, beacon, seed once revealed, and its end',
    path: '/play/crash/:gameCode/rounds/:round',
    params: Type.Object({ gameCode: gameCode(), round: issueName() }),
    gives: Type.Object({
      gameCode: gameCode(),
      round: issueName(),
      drawsAt: moment(),
      state: oneOf(crashStates),
      point: orNull(multiplier()),
      commitment: hash(),
      committedAt: orNull(moment()),
      /** Null until the last round of the day is drawn. */
      serverSeed: orNull(hash()),
      beacon: orNull(oneOf(beaconKinds)),
      beaconChain: orNull(hash()),
      beaconRound: Type.Integer(),
      /** Null until the flight has ended. */
      randomness: orNull(hash()),
      signature: orNull(text(300)),
    }),
    refusals: ['game-unknown', 'round-unknown'],
  }),
};
