// The live channel: topics a browser may follow and the shape of what each tells.
import { Type, type Static } from 'typebox';
import { chatMessage } from './chat/schema.ts';
import { crashBet, crashRound } from './crash/index.ts';
import {
  depositReportStates,
  depositStates,
  depositSteps,
  matchStates,
  sessionEnds,
  teamTransferStates,
  withdrawalSteps,
} from './kit/closed-sets.ts';
import { amount, oneOf, signedAmount, text } from './kit/schema.ts';
import { receiptStates } from './wallet/withdrawals.ts';

/** The reasons for which the server closes a socket. The client reconnects after growing pauses. */
export const liveCloseCodes = {
  goingAway: 1001,
  /** The token opens nothing, or what was said is not understood. */
  refused: 1008,
  tryAgainLater: 1013,
  /** As many sockets stand open from this address, or for this session, as may. */
  tooMany: 4029,
} as const;

/**
 * A player's own topic is `player:<id>`; the token of the hello decides which topics a socket may
 * follow.
 */
export const liveEvents = {
  /** Rewards of the member became due, were had, or are gone. */
  'rewards-moved': Type.Object({}),
  /** Red envelopes opened, ended or were stopped: read them again. */
  'envelopes-changed': Type.Object({}),
  /** How many packets of a red envelope are taken, at most once a second. */
  'envelope-taken': Type.Object({ envelopeId: text(64), taken: Type.Integer() }),
  /** Places on the board of a promotion moved: at most every few seconds. */
  'board-moved': Type.Object({ promotionId: text(64) }),
  'balance-moved': Type.Object({
    currency: text(5),
    /** What can be staked: the cash, and the open bonus. */
    balance: amount(),
    moved: signedAmount(),
    event: text(40),
  }),
  'deposit-settled': Type.Object({
    depositId: text(64),
    amount: amount(),
    state: oneOf(depositStates),
  }),
  /** A deposit took a step; `deposit-settled` comes besides where it was decided. */
  'deposit-moved': Type.Object({ depositId: text(64), step: oneOf(depositSteps) }),
  'deposit-report-answered': Type.Object({
    reportId: text(64),
    state: oneOf(depositReportStates),
  }),
  /** To staff: a deposit, a proof or a report waits, or no longer does. */
  'deposits-changed': Type.Object({}),
  /** The ways to pay in were changed: a page that shows them reads them again. */
  'deposit-channels-changed': Type.Object({}),
  'withdrawal-moved': Type.Object({
    withdrawalId: text(64),
    state: oneOf(withdrawalSteps),
    receipt: oneOf(receiptStates),
  }),
  /** Means of deposits were blocked or freed: read them again. */
  'deposits-blocked': Type.Object({}),
  /** To both sides of a team transfer. */
  'team-transfer-moved': Type.Object({
    transferId: text(64),
    side: oneOf(['sent', 'received']),
    name: text(64),
    amount: amount(),
    state: oneOf(teamTransferStates),
  }),
  /** To the payer of a part: the deposit took a step. */
  'match-moved': Type.Object({ depositId: text(64), state: oneOf(matchStates) }),
  'inbox-changed': Type.Object({}),
  /** To both agents of an agreement: it, its offer or its end moved. */
  'agreements-changed': Type.Object({ agreementId: text(64) }),
  /** To payer and payee: a bill was paid, in part or whole, or disputed. */
  'bills-changed': Type.Object({}),
  /** The member’s own level changed; `quiet`: to be shown without a celebration. */
  'vip-moved': Type.Object({ rises: Type.Boolean(), quiet: Type.Boolean() }),
  /** To an agent: somebody came into the team or left it. */
  'team-changed': Type.Object({}),
  'session-ended': Type.Object({ reason: oneOf(sessionEnds) }),
  'round-settled': Type.Object({
    roundId: text(64),
    gameCode: text(64),
    stake: amount(),
    payout: amount(),
  }),
  'winner-joined': Type.Object({ gameCode: text(64), payout: amount() }),
  /** Categories, vendors or games: read the displayed ones again. */
  'offer-changed': Type.Object({}),
  /** To staff: a game pays otherwise than it promises, or the code is not the one on record. */
  'fairness-alerted': Type.Object({ subject: text(130), what: oneOf(['code', 'return']) }),
  /** The look of the house changed: a client that shows it reads the status again. */
  'brand-changed': Type.Object({}),
  /** The house opened or closed, to everybody or to some: ask how it stands now. */
  'house-changed': Type.Object({}),
  /** The brand's own data: pages that show it read it again. */
  'help-changed': Type.Object({}),
  'notices-changed': Type.Object({}),
  /** Somebody spoke in a room, or customer service in the member's own thread. */
  'chat-said': Type.Object({ channel: text(80), message: Type.Object(chatMessage) }),
  'chat-removed': Type.Object({ channel: text(80), messageId: text(64), seq: Type.Integer() }),
  /** The member has read so far, on another page of theirs. */
  'chat-read': Type.Object({ channel: text(80), seq: Type.Integer() }),
  /** Rooms, or the member's standing in them: read them again. */
  'chat-changed': Type.Object({}),
  /** To staff: reports, talks or rooms are not what they were. */
  'chat-desk-changed': Type.Object({}),
  /** A draw has its result; a corrected one is told again, with a higher version. */
  'lottery-drawn': Type.Object({
    gameCode: text(40),
    issue: text(24),
    numbers: Type.Array(Type.Integer(), { maxItems: 27 }),
    version: Type.Integer(),
  }),
  /** An issue opened, as the one before it closed. */
  'lottery-issue': Type.Object({
    gameCode: text(40),
    issue: text(24),
    opensAt: Type.Integer(),
    closesAt: Type.Integer(),
    drawsAt: Type.Integer(),
  }),
  /** An issue was cancelled and its stakes went back. */
  'lottery-cancelled': Type.Object({ gameCode: text(40), issue: text(24) }),
  /**
   * To a player: all of their slips in an issue are settled. `version` is that of the result: one
   * above 1 corrects what was told before; 0: the issue was cancelled and the stake came back.
   */
  'lottery-settled': Type.Object({
    game: text(40),
    issue: text(24),
    stake: amount(),
    payout: amount(),
    version: Type.Integer({ minimum: 0 }),
  }),
  /** To staff: a result, a correction or terms wait for somebody, or no longer do. */
  'lottery-desk-changed': Type.Object({}),
  /** A round of a crash game opened. */
  'crash-round': Type.Object({ gameCode: text(40), round: crashRound }),
  /** Stakes that came into a round lately; of very many the highest. */
  'crash-slips': Type.Object({
    gameCode: text(40),
    round: text(24),
    slips: Type.Array(crashBet),
    /** Of all stakes that came lately. */
    count: Type.Integer(),
    staked: amount(),
  }),
  /** Stakes that were taken out lately; of very many the highest. */
  'crash-cash-outs': Type.Object({
    gameCode: text(40),
    round: text(24),
    slips: Type.Array(crashBet),
  }),
  /** A flight began, at `takesOffAt`. Nothing tells where it will end. */
  'crash-flight': Type.Object({ gameCode: text(40), round: crashRound }),
  /** A flight ended. */
  'crash-ended': Type.Object({ gameCode: text(40), round: crashRound }),
  'withdrawals-changed': Type.Object({ pending: Type.Integer() }),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent<N extends LiveEventName = LiveEventName> = {
  [K in N]: { readonly event: K; readonly payload: Static<(typeof liveEvents)[K]> };
}[N];

export const topicOfPlayer = (playerId: string) => `player:${playerId}`;
/** Events of one session only, such as its end. */
export const topicOfSession = (sessionId: string) => `session:${sessionId}`;
export const winnersTopic = 'winners';
export const offerTopic = 'offer';
/** Results and openings of all our lotteries, for pages that ask for it. */
export const lotteryTopic = 'lottery';
/** Rounds of all our crash games, for pages that ask for it. */
export const crashTopic = 'crash';
/** Boards of promotions, for pages that show one. */
export const boardsTopic = 'boards';
export const staffTopic = 'staff';
