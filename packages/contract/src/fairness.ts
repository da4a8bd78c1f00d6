// Fairness, as staff watch it: what each game gives back against what it promises, and whether the
// code that decides money and chance is the one on record.
import { Type } from 'typebox';
import { endpoint } from './kit/endpoint.ts';
import { amount, hash, oneOf, pageQuery, text } from './kit/schema.ts';
import { gameId, offerState } from './catalogue/schema.ts';
import { codeCheckReasons, returnBases } from './kit/closed-sets.ts';
import { offerStates } from './catalogue/schema.ts';

const view = { wire: 'own', who: 'staff', permission: 'fairness.view' } as const;
const edit = { wire: 'own', who: 'staff', permission: 'fairness.edit' } as const;

/**
 * `unstated`: nothing is promised; `too-early`: too few rounds; `within` and `outside` the band.
 */
export const returnVerdicts = ['outside', 'within', 'too-early', 'unstated'] as const;
export type ReturnVerdict = (typeof returnVerdicts)[number];

const orNull = <T extends ReturnType<typeof text> | ReturnType<typeof Type.Integer>>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const percent = () => orNull(text(12));

const gameReturn = Type.Object({
  vendor: text(40),
  gameCode: text(80),
  name: text(120),
  /** Empty for a vendor's game. */
  gameVersion: text(64),
  /** The kind of bet; empty where the game has only one. */
  bet: text(40),
  /** False: rounds of rules that are no longer dealt. */
  current: Type.Boolean(),
  currency: text(5),
  since: orNull(Type.Integer()),
  rounds: Type.Integer(),
  staked: amount(),
  paid: amount(),
  actualPercent: percent(),
  theoreticalPercent: percent(),
  /** How the theoretical return is known. */
  basis: oneOf(returnBases),
  /** Whether the spread of a round is known, or measured from the rounds themselves. */
  spread: oneOf(['known', 'measured']),
  /** Within these the actual return raises no alert. */
  lowPercent: percent(),
  highPercent: percent(),
  /** How many standard deviations the actual return is away; below zero it pays too little. */
  deviations: percent(),
  verdict: oneOf(returnVerdicts),
  /** The state of the game that players see, all switches together, and the switch that decides. */
  shown: oneOf([...offerStates, '']),
  closedBy: text(20),
  alertedAt: orNull(Type.Integer()),
  switchedOffAt: orNull(Type.Integer()),
});

const codeCheck = Type.Object({
  at: Type.Integer(),
  /** Which process looked. */
  process: text(120),
  why: oneOf(codeCheckReasons),
  hash: hash(),
  expected: text(64),
  matches: Type.Boolean(),
  /** Parts of the code that differ. */
  differing: Type.Array(text(40)),
});

export const fairness = {
  getGameRules: endpoint({
    wire: 'own',
    who: 'anyone',
    evenClosed: true,
    summary: 'The definition of a game of ours: all that decides a payout, under its version',
    method: 'GET',
    path: '/play/games/:gameCode/rules',
    params: Type.Object({ gameCode: gameId() }),
    gives: Type.Object({
      code: text(80),
      mechanic: text(40),
      version: hash(),
      returnPercent: text(12),
      /** Reels, pays, weights and caps, as docs/fairness/rules.md reads them. */
      definition: Type.Record(Type.String(), Type.Unknown()),
    }),
    refusals: ['game-unknown'],
  }),
  listReturns: endpoint({
    ...view,
    summary: 'What every game gave back against what it promises, with its band',
    method: 'GET',
    path: '/ops/fairness/returns',
    query: Type.Object({
      ...pageQuery,
      /** `demo`: rounds of play money, which are counted apart and never judged. */
      money: Type.Optional(Type.Enum(['real', 'demo'])),
      verdict: Type.Optional(Type.Enum([...returnVerdicts])),
      name: Type.Optional(text(80)),
    }),
    gives: Type.Object({
      list: Type.Array(gameReturn),
      total: Type.Integer(),
      alertDeviations: Type.Integer(),
      offDeviations: Type.Integer(),
      roundsMinimum: Type.Integer(),
    }),
    refusals: [],
  }),
  switchGame: endpoint({
    ...edit,
    summary: 'Switches a game off, or on again: then its rounds are counted anew',
    method: 'PUT',
    path: '/ops/fairness/games/:gameCode/state',
    params: Type.Object({ gameCode: gameId() }),
    body: Type.Object({
      vendor: Type.String({ pattern: '^[0-9A-Z_]{1,40}$' }),
      state: offerState(),
      reason: text(200, 3),
    }),
    gives: Type.Object({ shown: offerState() }),
    refusals: ['game-unknown'],
  }),
  getCodeChecks: endpoint({
    ...view,
    summary: 'The release on record and what the last checks of the critical code found',
    method: 'GET',
    path: '/ops/fairness/code',
    gives: Type.Object({
      release: Type.Union([
        Type.Object({
          number: Type.Integer(),
          day: text(10),
          hash: hash(),
          why: text(500),
          retested: Type.Array(text(200)),
        }),
        Type.Null(),
      ]),
      checks: Type.Array(codeCheck),
    }),
    refusals: [],
  }),
  checkCode: endpoint({
    ...edit,
    summary: 'Has every process hash its critical code now',
    method: 'POST',
    path: '/ops/fairness/code/check',
    perMinute: 6,
    gives: codeCheck,
    refusals: [],
  }),
};
