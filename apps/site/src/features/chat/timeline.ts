// The state of one room or talk on a page: messages in the order of their numbers, none twice, and
// those written here and still on their way. The result is the same however messages arrive: live,
// by page or as an answer, in any order and number.
import type { chatRooms, OutputOf } from '@baize/contract';

export type Message = OutputOf<typeof chatRooms.sendChatMessage>;
type History = Pick<
  OutputOf<typeof chatRooms.listChatMessages>,
  'list' | 'hasEarlier' | 'lastSeq' | 'readSeq'
>;

export interface Pending {
  readonly intent: string;
  readonly text: string;
  readonly state: 'sending' | 'failed';
  /** The reason of the failure; '' while the server is unreachable. */
  readonly why: string;
}

export interface Timeline {
  readonly messages: readonly Message[];
  readonly pending: readonly Pending[];
  readonly isLoaded: boolean;
  readonly hasEarlier: boolean;
  readonly lastSeq: number;
  readonly readSeq: number;
  /** When this page came to know it, everything up to here was not new. */
  readonly newFrom: number;
}

export const emptyTimeline: Timeline = {
  messages: [],
  pending: [],
  isLoaded: false,
  hasEarlier: false,
  lastSeq: 0,
  readSeq: 0,
  newFrom: 0,
};

/**
 * The number after which the present messages are new to the reader. A reader who opens a channel
 * for the first time, or has read it all, finds nothing new; messages that arrive while they look
 * are not new.
 */
export const seenOf = (readSeq: number, lastSeq: number): number =>
  readSeq > 0 && readSeq < lastSeq ? readSeq : Infinity;

/** The newest page, or one that follows what is known. */
export function withNewer(timeline: Timeline, page: History): Timeline {
  const { isLoaded, hasEarlier, newFrom } = timeline;
  const told = withMessages(timeline, page.list);
  const lastSeq = Math.max(told.lastSeq, page.lastSeq);
  return {
    ...told,
    isLoaded: true,
    hasEarlier: isLoaded ? hasEarlier : page.hasEarlier,
    lastSeq,
    readSeq: Math.max(told.readSeq, page.readSeq),
    newFrom: isLoaded ? newFrom : seenOf(page.readSeq, lastSeq),
  };
}

/** A page of what was said before. */
export const withEarlier = (timeline: Timeline, page: History): Timeline => ({
  ...withMessages(timeline, page.list),
  hasEarlier: page.hasEarlier,
});

export function withMessages(timeline: Timeline, fresh: readonly Message[]): Timeline {
  const bySeq = new Map(timeline.messages.map((message) => [message.seq, message]));
  for (const message of fresh) {
    // A removal is final, in any order of arrival.
    if (bySeq.get(message.seq)?.isRemoved !== true) bySeq.set(message.seq, message);
  }
  const messages = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  const arrived = new Set(messages.map(({ echo }) => echo));
  return {
    ...timeline,
    messages,
    pending: timeline.pending.filter(({ intent }) => !arrived.has(intent)),
    lastSeq: Math.max(timeline.lastSeq, messages.at(-1)?.seq ?? 0),
  };
}

/** Something was said between what is known and this message. */
export const isAfterGap = ({ lastSeq, isLoaded }: Timeline, { seq }: Message): boolean =>
  isLoaded && seq > lastSeq + 1;

/** Gone for everybody; its writer keeps the place of it. */
export function withRemoved(timeline: Timeline, seq: number, ownId: string | undefined): Timeline {
  const messages = timeline.messages.flatMap((message) => {
    if (message.seq !== seq) return [message];
    return message.writerId === ownId ? [{ ...message, text: '', isRemoved: true }] : [];
  });
  return { ...timeline, messages };
}

export const withoutWriter = (timeline: Timeline, writerId: string): Timeline => ({
  ...timeline,
  messages: timeline.messages.filter((message) => message.writerId !== writerId),
});

export const withRead = (timeline: Timeline, seq: number): Timeline =>
  seq > timeline.readSeq ? { ...timeline, readSeq: seq } : timeline;

/** Written here: on its way, once more after a failure, or not taken. */
export function withPending(timeline: Timeline, pending: Pending): Timeline {
  const isKnown = timeline.pending.some(({ intent }) => intent === pending.intent);
  const list = isKnown
    ? timeline.pending.map((one) => (one.intent === pending.intent ? pending : one))
    : [...timeline.pending, pending];
  return { ...timeline, pending: list };
}

export const withoutPending = (timeline: Timeline, intent: string): Timeline => ({
  ...timeline,
  pending: timeline.pending.filter((one) => one.intent !== intent),
});
