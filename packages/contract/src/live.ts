// The live channel: topics a browser may follow and the shape of what each tells.
import { Type, type Static } from 'typebox';
import { chatMessage } from './chat-schema.ts';
import { amount, signedAmount, text } from './kit/schema.ts';

/** Why the server closes a socket. Whoever it was comes back later, after growing pauses. */
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
  'balance-moved': Type.Object({
    currency: text(5),
    balance: amount(),
    moved: signedAmount(),
    event: text(40),
  }),
  'deposit-settled': Type.Object({ depositId: text(64), amount: amount(), state: text(20) }),
  'withdrawal-moved': Type.Object({ withdrawalId: text(64), state: text(20), receipt: text(20) }),
  'inbox-changed': Type.Object({}),
  /** The member’s own level changed; `quiet`: to be shown without a celebration. */
  'vip-moved': Type.Object({ rises: Type.Boolean(), quiet: Type.Boolean() }),
  /** To an agent: somebody came into the team or left it. */
  'team-changed': Type.Object({}),
  'session-ended': Type.Object({ reason: text(40) }),
  'round-settled': Type.Object({
    roundId: text(64),
    gameCode: text(64),
    stake: amount(),
    payout: amount(),
  }),
  'winner-joined': Type.Object({ gameCode: text(64), payout: amount() }),
  /** Categories, vendors or games: read afresh what is shown of them. */
  'offer-changed': Type.Object({}),
  /** To staff: a game pays otherwise than it promises, or the code is not the one on record. */
  'fairness-alerted': Type.Object({ subject: text(130), what: text(40) }),
  /** The look of the house changed: whoever shows it reads the status anew. */
  'brand-changed': Type.Object({}),
  /** The house opened or closed, to everybody or to some: ask how it stands now. */
  'house-changed': Type.Object({}),
  /** What the house says of itself: pages that show it ask again. */
  'help-changed': Type.Object({}),
  'notices-changed': Type.Object({}),
  /** Somebody spoke in a room, or customer service in the member's own thread. */
  'chat-said': Type.Object({ channel: text(80), message: Type.Object(chatMessage) }),
  'chat-removed': Type.Object({ channel: text(80), messageId: text(64), seq: Type.Integer() }),
  /** The member has read so far, on another page of theirs. */
  'chat-read': Type.Object({ channel: text(80), seq: Type.Integer() }),
  /** Rooms, or what the member may do in them: read them anew. */
  'chat-changed': Type.Object({}),
  /** To staff: reports, talks or rooms are not what they were. */
  'chat-desk-changed': Type.Object({}),
  'withdrawals-changed': Type.Object({ pending: Type.Integer() }),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent<N extends LiveEventName = LiveEventName> = {
  [K in N]: { readonly event: K; readonly payload: Static<(typeof liveEvents)[K]> };
}[N];

export const topicOfPlayer = (playerId: string) => `player:${playerId}`;
/** What concerns one sign-in only, such as its end. */
export const topicOfSession = (sessionId: string) => `session:${sessionId}`;
export const winnersTopic = 'winners';
export const offerTopic = 'offer';
export const staffTopic = 'staff';
