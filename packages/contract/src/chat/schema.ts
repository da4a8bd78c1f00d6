// Schema pieces of the chat: a message as its readers see it, a room, and the words for a member's
// standing in it.
import { Type } from 'typebox';
import { id, oneOf, text } from '../kit/schema.ts';

/**
 * The members who may write in a room: any, those with a verified phone, those who ever deposited.
 */
export const chatWritings = ['member', 'phone', 'deposit'] as const;
export type ChatWriting = (typeof chatWritings)[number];

/** `closed` is read but not written in; `hidden` is not there for members. */
export const chatRoomStates = ['open', 'closed', 'hidden'] as const;
export type ChatRoomState = (typeof chatRoomStates)[number];

export const chatReportReasons = ['abuse', 'scam', 'advertising', 'personal', 'other'] as const;
export type ChatReportReason = (typeof chatReportReasons)[number];

/** `mute` takes writing in rooms away for a time, `ban` reading them too. */
export const chatSanctions = ['mute', 'ban'] as const;
export type ChatSanction = (typeof chatSanctions)[number];

/** The writer: a member, or the house itself. */
export const chatVoices = ['member', 'house'] as const;
export type ChatVoice = (typeof chatVoices)[number];

/** Why a member does not write, or read, in the rooms now. */
export const chatStandings = ['fine', 'rules-due', 'muted', 'banned', 'paused', 'demo'] as const;
export type ChatStanding = (typeof chatStandings)[number];

export const chatWriting = () => oneOf(chatWritings);
export const chatRoomState = () => oneOf(chatRoomStates);
export const chatReportReason = () => oneOf(chatReportReasons);
export const chatSanction = () => oneOf(chatSanctions);
export const chatStanding = () => oneOf(chatStandings);
export const momentOrNever = () => Type.Union([Type.Integer(), Type.Null()]);

/**
 * One message. `seq` numbers the messages of a channel without holes; `writerId` tells one writer
 * from another and nothing else; `echo` is the intent key it was sent under.
 */
export const chatMessage = {
  messageId: text(64),
  seq: Type.Integer(),
  voice: oneOf(chatVoices),
  writerId: text(64),
  name: text(64),
  text: text(2000),
  /** Contact data stood in it and was taken out. */
  isTrimmed: Type.Boolean(),
  isRemoved: Type.Boolean(),
  sentAt: Type.Integer(),
  echo: text(100),
  /** The red envelope that lies in it; '' in others. */
  envelopeId: text(64),
};

/** One page of a channel: the newest, those before a number, or those after one. */
export const chatPage = {
  before: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_000_000_000_000 })),
  after: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_000_000_000_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};
export const chatSeq = Type.Integer({ minimum: 0, maximum: 9_000_000_000_000 });

/** In the order of their numbers. `lastSeq` is the number of the newest there is. */
export const chatHistory = {
  list: Type.Array(Type.Object(chatMessage)),
  hasEarlier: Type.Boolean(),
  lastSeq: Type.Integer(),
  readSeq: Type.Integer(),
};

const languageTag = Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z]{2,4})?$', maxLength: 12 });
export const chatNames = () => Type.Record(languageTag, text(60));

/** The settings of a room by staff. */
export const chatRoomDraft = {
  names: chatNames(),
  /** The language it is meant for; '' for any. */
  language: Type.String({ pattern: '^[A-Za-z-]*$', maxLength: 12 }),
  state: chatRoomState(),
  slowSeconds: Type.Integer({ minimum: 0, maximum: 3600 }),
  writing: chatWriting(),
};
export const chatRoomFact = Type.Object({
  roomId: id(),
  ...chatRoomDraft,
  position: Type.Integer(),
  messages: Type.Integer(),
});

/** A message with who wrote it, for staff. */
export const deskMessage = Type.Object({
  ...chatMessage,
  playerId: text(64),
  username: text(64),
  roomId: text(64),
  staff: text(64),
  reports: Type.Integer(),
});
