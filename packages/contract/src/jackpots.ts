// Jackpots: pools that all our slots feed, shown to everybody, and what staff see and change of
// them. What a pool runs by is fixed while it runs; a change holds from the next one on.
import { Type } from 'typebox';
import { endpoint } from './kit/endpoint.ts';
import {
  amount,
  hash,
  id,
  oneOf,
  pageQuery,
  signedAmount,
  text,
  wireAmount,
} from './kit/schema.ts';
import { jackpotTiers } from './kit/closed-sets.ts';

/** The tiers, smallest first. */
const tier = () => oneOf(jackpotTiers);
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const millionths = () => Type.Integer({ minimum: 0, maximum: 50_000 });

/** A pool's terms. */
const terms = {
  seed: amount(),
  ceiling: amount(),
  contributionPpm: millionths(),
  diversionPpm: millionths(),
  /** Staked on average for one win; null for a mystery, won at a hidden amount. */
  turnover: orNull(amount()),
};
const win = Type.Object({
  tier: tier(),
  number: Type.Integer(),
  prize: amount(),
  wonAt: Type.Integer(),
  gameCode: text(64),
  /** The hash of a mystery that was shown before, and the value behind it. */
  commitment: orNull(hash()),
  secret: orNull(text(64)),
});
const shownTier = Type.Object({
  tier: tier(),
  number: Type.Integer(),
  amount: amount(),
  ...terms,
  prizeMinimum: amount(),
  prizeMaximum: amount(),
  /** Its average return of every stake, in millionths. */
  returnPpm: Type.Integer(),
  commitment: orNull(hash()),
  lastWin: orNull(win),
});
const tierOfStaff = Type.Object({
  tier: tier(),
  /** The pool that runs; null after the last one was won. */
  running: orNull(
    Type.Object({
      number: Type.Integer(),
      amount: amount(),
      openedAt: Type.Integer(),
      returnPpm: Type.Integer(),
      ...terms,
    }),
  ),
  next: Type.Object(terms),
  /** No pool follows the one that runs. */
  ending: Type.Boolean(),
  /** From the entries of the books; `difference` is what does not agree with them: zero. */
  books: Type.Object({
    seeded: amount(),
    fed: amount(),
    won: amount(),
    balance: signedAmount(),
    difference: signedAmount(),
  }),
});

export const jackpots = {
  getJackpot: endpoint({
    summary: 'The jackpots as they stand now, with the rules that each pool runs by',
    method: 'GET',
    path: '/wps/relay/VIS_getJackpot',
    wire: 'wps',
    who: 'anyone',
    modules: ['JACKPOT3'],
    gives: Type.Object({
      /** The largest pool, and it again for each game that may win it. */
      jackpot_amount: wireAmount(),
      game_jackpot: Type.Array(Type.Object({ game_name: text(120), amount: wireAmount() })),
      currency: text(5),
      currencySymbol: text(5),
      /** When these amounts were read. */
      at: Type.Integer(),
      tiers: Type.Array(shownTier),
      games: Type.Array(text(64)),
      returnPpm: Type.Integer(),
    }),
    refusals: [],
  }),
  listJackpots: endpoint({
    summary: 'Every tier: its pool, its next terms, and the books of it',
    method: 'GET',
    path: '/ops/jackpots',
    wire: 'own',
    who: 'staff',
    permission: 'jackpots.view',
    gives: Type.Object({
      currency: text(5),
      tiers: Type.Array(tierOfStaff),
      reserve: Type.Object({
        fed: amount(),
        seeded: amount(),
        balance: signedAmount(),
        difference: signedAmount(),
      }),
      /** The additions of the house to seeds. */
      funded: amount(),
      /** The contributions according to all rounds, and whether the books agree. */
      fedByRounds: amount(),
      balanced: Type.Boolean(),
    }),
    refusals: [],
  }),
  listJackpotWins: endpoint({
    summary: 'Who won which jackpot, the latest first',
    method: 'GET',
    path: '/ops/jackpot-wins',
    wire: 'own',
    who: 'staff',
    permission: 'jackpots.view',
    query: Type.Object({ ...pageQuery }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          tier: tier(),
          number: Type.Integer(),
          prize: amount(),
          wonAt: Type.Integer(),
          playerId: text(64),
          username: text(64),
          roundId: text(64),
          gameCode: text(64),
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  changeJackpot: endpoint({
    summary: 'Sets what the next pool of a tier runs by, or lets the tier end with its pool',
    method: 'PUT',
    path: '/ops/jackpots/:tier',
    wire: 'own',
    who: 'staff',
    permission: 'jackpots.edit',
    confirmed: true,
    params: Type.Object({ tier: id() }),
    body: Type.Object({ ...terms, ending: Type.Boolean() }),
    gives: Type.Object({ tier: tier(), next: Type.Object(terms), ending: Type.Boolean() }),
    refusals: ['jackpot-unknown', 'jackpot-terms-invalid', 'jackpot-ceiling-lowered'],
  }),
};
