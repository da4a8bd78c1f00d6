// The betting record: the player's own wagers with their sums, a file of them, and the rounds
// behind a reference.
import { Type } from 'typebox';
import { freeKinds, freeStake } from './free-bet.ts';
import { endpoint } from '../kit/endpoint.ts';
import {
  amount,
  fileBytes,
  id,
  oneOf,
  pageQuery,
  text,
  timeText,
  wireAmount,
  wireSignedAmount,
} from '../kit/schema.ts';
import { roundStates } from '../kit/closed-sets.ts';
import { messageKinds } from '../vendors/schema.ts';

/** What a list of wagers is narrowed to. */
const betQuery = {
  startDate: Type.Optional(timeText()),
  endDate: Type.Optional(timeText()),
  gameType: Type.Optional(text(20)),
  vassalage: Type.Optional(text(40)),
  gameCode: Type.Optional(text(64)),
  state: Type.Optional(oneOf(roundStates)),
  minStake: Type.Optional(wireAmount()),
  maxStake: Type.Optional(wireAmount()),
};

/** Stake and payout under the names of older clients. */
const wonAndLost = { gameLoses: wireAmount(), gameWinnings: wireAmount() };

/** A round as the records open it, with every message of its vendor. */
export const roundInRecord = Type.Object({
  roundId: text(64),
  gameCode: text(64),
  gameName: text(120),
  vassalage: text(40),
  gameType: text(20),
  /** The family of our game; '' for a vendor’s. */
  family: text(20),
  /** The kind of bet; empty where the game has only one. */
  bet: text(40),
  state: oneOf(roundStates),
  stake: amount(),
  /** What the player won: of a free bet without its stake. */
  payout: amount(),
  free: freeStake,
  jackpot: amount(),
  openedAt: Type.Integer(),
  settledAt: Type.Union([Type.Integer(), Type.Null()]),
  /** Of a slip: its order, and the event that decides it. */
  orderId: text(64),
  eventId: text(100),
  verifiable: Type.Boolean(),
  messages: Type.Array(
    Type.Object({
      kind: oneOf(messageKinds),
      number: text(100),
      round: text(100),
      amount: amount(),
      at: Type.Integer(),
      /** Empty: it was carried out. */
      refused: text(40),
    }),
  ),
});

export const wageringRecord = {
  listBets: endpoint({
    summary: 'The betting record: the own wagers, or those of a member of an agent’s team',
    method: 'GET',
    path: '/wps/report/accountGameBetHistory',
    wire: 'wps',
    who: 'player',
    modules: ['BETREC3'],
    query: Type.Object({
      ...pageQuery,
      ...betQuery,
      cursor: Type.Optional(text(100)),
      /** Of an agent: a member below, whose wagers since they stand there are listed. */
      customerId: Type.Optional(id()),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          roundId: text(64),
          /** The order of a slip, the vendor’s own number of its round, else the round’s. */
          reference: text(100),
          gameCode: text(64),
          /** As the lobby calls it, in the caller’s language. */
          gameName: text(120),
          vassalage: text(40),
          gameType: text(20),
          stake: wireAmount(),
          payout: wireAmount(),
          ...wonAndLost,
          /** How much of the payout a jackpot paid. */
          jackpot: wireAmount(),
          netProfit: wireSignedAmount(),
          /** The house paid the stake; null: the player did. */
          free: Type.Union([oneOf(freeKinds), Type.Null()]),
          state: oneOf(roundStates),
          openedAt: Type.Integer(),
          settledAt: Type.Union([Type.Integer(), Type.Null()]),
          verifiable: Type.Boolean(),
        }),
      ),
      footer: Type.Object({
        stake: wireAmount(),
        payout: wireAmount(),
        ...wonAndLost,
        netProfit: wireSignedAmount(),
        /** False: there are more than were summed. */
        whole: Type.Boolean(),
      }),
      /** The games of all that fit but for the game, the most played first. */
      games: Type.Array(
        Type.Object({
          gameCode: text(64),
          gameName: text(120),
          vassalage: text(40),
          rounds: Type.Integer(),
        }),
      ),
      /** More lies behind it; '' at the end. */
      next: text(100),
      page: Type.Object({
        pageSize: Type.Integer(),
        currentPage: Type.Integer(),
        total: Type.Integer(),
      }),
    }),
    refusals: ['member-not-found'],
  }),
  downloadBets: endpoint({
    summary: 'The wagers that fit as comma-separated text, newest first',
    method: 'GET',
    path: '/play/records/bets.csv',
    wire: 'own',
    who: 'player',
    modules: ['BETREC3'],
    perMinute: 6,
    contentType: 'text/csv; charset=utf-8',
    query: Type.Object(betQuery),
    gives: fileBytes(),
    refusals: ['record-period-missing', 'record-too-long'],
  }),
  findReference: endpoint({
    summary: 'The player’s rounds behind a reference: a round, an order of slips, or an event',
    method: 'GET',
    path: '/play/records/rounds',
    wire: 'own',
    who: 'player',
    query: Type.Object({ reference: text(100, 1) }),
    gives: Type.Object({ list: Type.Array(roundInRecord) }),
    refusals: ['round-unknown'],
  }),
};
