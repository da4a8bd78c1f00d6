// Shapes shared by the calls of the lottery: issues, results, slips and orders.
import { Type } from 'typebox';
import { amount, hash, id, oneOf, text } from '../kit/schema.ts';

/** What an issue is at this moment; the clock opens and closes it. */
export const lotteryIssueStates = [
  'scheduled',
  'open',
  'closed',
  'pending-result',
  'drawn',
  'settled',
  'cancelled',
] as const;
export type LotteryIssueState = (typeof lotteryIssueStates)[number];

/** `running`: at least one slip waits. The others name how the last slip ended. */
export const lotteryOrderStates = [
  'running',
  'won',
  'lost',
  'cancelled-by-player',
  'cancelled-by-house',
  'stopped',
] as const;
export type LotteryOrderState = (typeof lotteryOrderStates)[number];

export const chaseStates = ['running', 'finished', 'stopped-by-win', 'cancelled'] as const;
export const chaseStops = ['never', 'win', 'profit'] as const;
export const lotteryModes = ['yuan', 'jiao', 'fen', 'li'] as const;
/** What a report of orders is summed by. */
export const lotteryReportGroups = ['game', 'issue', 'agent', 'day'] as const;
/** The kinds of draws, by the code of their plays. */
export const lotteryKinds = [
  'SSC',
  '11X5',
  'K3',
  'PK10',
  'LHC',
  'PCB',
  'LF3',
  'LF5',
  'KENO',
  'MARK6',
  'VN_N',
  'VN_S',
  'THAI',
  'HANOI',
  'LAO',
  'YEEKEE',
  'D4',
] as const;
export type LotteryKind = (typeof lotteryKinds)[number];
export const lotteryDrawers = ['us', 'outside'] as const;
/** `house`: a chain of values that we committed to, where no public beacon can be reached. */
export const beaconKinds = ['drand', 'house'] as const;

export const gameCode = () => Type.String({ pattern: '^[0-9A-Za-z_-]{1,40}$' });
export const issueName = () => Type.String({ pattern: '^[0-9A-Za-z-]{1,24}$' });
/** A prize group: 2000 would be a fair game. */
export const groupNumber = () => Type.Integer({ minimum: 0, maximum: 2000 });
/** The last one that a date can hold. */
export const latestMoment = 8_640_000_000_000_000;
export const moment = () => Type.Integer({ minimum: 0, maximum: latestMoment });
export const numbers = () =>
  Type.Array(Type.Integer({ minimum: 0, maximum: 999_999 }), { maxItems: 27 });
export const orNull = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()]);

/** The part of the play's odds that a number pays, in percent; 0 is closed. */
export const limitedNumber = Type.Object({
  play: text(40, 1),
  number: Type.String({ pattern: '^[0-9]{1,6}$' }),
  rate: Type.Integer({ minimum: 0, maximum: 99 }),
});
export const limitedVersion = () => Type.String({ pattern: '^[0-9]{1,10}\\.[0-9]{1,10}$' });

export const issue = Type.Object({
  issue: issueName(),
  opensAt: moment(),
  closesAt: moment(),
  drawsAt: moment(),
  state: oneOf(lotteryIssueStates),
});

export const drawn = Type.Object({
  issue: issueName(),
  /** In drawn order; null until there is a result. */
  numbers: orNull(numbers()),
  /** Grows when a result is corrected. */
  version: Type.Integer({ minimum: 0 }),
  state: oneOf(lotteryIssueStates),
  drawsAt: moment(),
});

/** A lottery and its clock. */
export const gameNow = Type.Object({
  gameCode: gameCode(),
  kind: oneOf(lotteryKinds),
  drawnBy: oneOf(lotteryDrawers),
  /** `Lott` and `Elott` where it has plays with prizes and plays at odds. */
  modes: Type.Array(text(10)),
  open: Type.Boolean(),
  /** The issue that takes slips now; null between two sessions. */
  current: orNull(issue),
  next: orNull(issue),
  last: orNull(drawn),
});

/** A slip as it is asked for. What the client counted is held against what the server counts. */
export const slipAsked = Type.Object({
  play: text(40, 1),
  /** As `printSelection` of the engines writes it. */
  selection: text(250_000, 1),
  /** Of plays that pay prizes: */
  mode: Type.Optional(oneOf(lotteryModes)),
  multiple: Type.Optional(Type.Integer()),
  group: Type.Optional(Type.Integer()),
  /** Of plays that pay odds: the amount on each unit. */
  amount: Type.Optional(amount()),
  units: Type.Optional(Type.Integer({ minimum: 0 })),
  stake: Type.Optional(amount()),
});

export const slip = Type.Object({
  slipId: text(64),
  play: text(40),
  selection: text(250_000),
  /** A long selection is cut; `getOrder` gives the whole. */
  selectionCut: Type.Boolean(),
  units: Type.Integer(),
  mode: orNull(oneOf(lotteryModes)),
  multiple: orNull(Type.Integer()),
  group: orNull(Type.Integer()),
  amount: orNull(amount()),
  /** Of plays that pay odds: what a unit cost of its amount. */
  price: orNull(amount()),
  /** Of limited numbers: the part of the play's odds that they were struck at, in percent. */
  rate: orNull(Type.Integer({ minimum: 1, maximum: 99 })),
  stake: amount(),
  payout: amount(),
  /** The part of the stake that a push gave back. */
  returned: amount(),
  /** The kinds of units that won, with how many. */
  won: Type.Array(Type.Object({ bet: text(40), units: Type.Integer() })),
  /** Of plays that pay odds: those of each tier as they were struck. */
  odds: Type.Array(amount()),
});

/** All slips of one order in one issue. */
export const order = Type.Object({
  orderId: id(),
  /** The chase it is a part of. */
  chaseId: orNull(id()),
  /** Its place in the chase, from 1. */
  phase: orNull(Type.Integer()),
  gameCode: gameCode(),
  issue: issueName(),
  state: oneOf(lotteryOrderStates),
  placedAt: moment(),
  closesAt: moment(),
  drawsAt: moment(),
  settledAt: orNull(moment()),
  stake: amount(),
  payout: amount(),
  rebate: amount(),
  result: orNull(numbers()),
  /** The player may cancel it now. */
  cancellable: Type.Boolean(),
});

export const proof = Type.Object({
  gameCode: gameCode(),
  kind: oneOf(lotteryKinds),
  issue: issueName(),
  drawsAt: moment(),
  state: oneOf(lotteryIssueStates),
  numbers: orNull(numbers()),
  version: Type.Integer(),
  drawnBy: oneOf(lotteryDrawers),
  /** SHA-256 of the server seed, published before the issue opened; null for outside results. */
  commitment: orNull(hash()),
  committedAt: orNull(moment()),
  /** Null until the last issue of the seed's day is drawn. */
  serverSeed: orNull(hash()),
  beacon: orNull(oneOf(beaconKinds)),
  /** The hash of drand's chain, or the end of our own chain of that day, known before it began. */
  beaconChain: orNull(hash()),
  beaconRound: orNull(Type.Integer()),
  randomness: orNull(hash()),
  signature: orNull(text(300)),
  /** Every version of the result, the first first. */
  results: Type.Array(
    Type.Object({
      version: Type.Integer(),
      numbers: numbers(),
      at: moment(),
      reason: text(200),
    }),
  ),
});
