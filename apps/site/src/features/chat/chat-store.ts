// The rooms and the talk as this tab knows them: read by page, updated by the live channel, and the
// player's messages, shown at once and sent once however often they are retried.
import { newIntent, type Failure, type Success } from '@baize/client';
import { create } from 'zustand';
import { client } from '../../app/client.ts';
import { refusedText } from '../../app/failure-text.ts';
import { useSessionStore } from '../../app/session/session.ts';
import { currentText } from '../../app/texts/texts.ts';
import {
  emptyTimeline,
  isAfterGap,
  withEarlier,
  withMessages,
  withNewer,
  withoutPending,
  withoutWriter,
  withPending,
  withRead,
  withRemoved,
  type Message,
  type Timeline,
} from './timeline.ts';

export const serviceChannel = 'service';
export const channelOf = (roomId: string) => `room:${roomId}`;
const roomOf = (channel: string) => channel.slice('room:'.length);

interface Known {
  readonly timelines: Readonly<Record<string, Timeline>>;
  /** This player's own writer id. */
  readonly ownId: string | undefined;
  readonly ignored: ReadonlySet<string>;
  /** Drafts, by channel: they stay while the chat is closed. */
  readonly drafts: Readonly<Record<string, string>>;
  /** Why the newest page could not be read, by channel. */
  readonly faults: Readonly<Record<string, string>>;
  /** When a room takes the next message of this player. */
  readonly waits: Readonly<Record<string, number>>;
}

const nothing: Known = {
  timelines: {},
  ownId: undefined,
  ignored: new Set(),
  drafts: {},
  faults: {},
  waits: {},
};
export const useChatStore = create<Known>()(() => nothing);
const { getState, setState } = useChatStore;

export const useTimeline = (channel: string): Timeline =>
  useChatStore(({ timelines }) => timelines[channel] ?? emptyTimeline);

const timelineOf = (channel: string) => getState().timelines[channel] ?? emptyTimeline;
const change = (channel: string, next: (timeline: Timeline) => Timeline) =>
  setState(({ timelines }) => ({
    timelines: { ...timelines, [channel]: next(timelines[channel] ?? emptyTimeline) },
  }));

const size = 40;
type Asked = { readonly before?: number; readonly after?: number };
const read = (channel: string, page: Asked) =>
  channel === serviceChannel
    ? client.chat.getServiceChat({ size, ...page })
    : client.chat.listChatMessages({ roomId: roomOf(channel), size, ...page });

function fault(channel: string, failure: Failure | undefined): void {
  const why = failure === undefined ? '' : refusedText(currentText(), failure);
  setState(({ faults }) => ({ faults: { ...faults, [channel]: why } }));
}

/** Reads the newest, or what came after the last message that is known. */
export async function catchUp(channel: string): Promise<void> {
  const { isLoaded, lastSeq } = timelineOf(channel);
  const page = await read(channel, isLoaded ? { after: lastSeq } : {});
  fault(channel, page.ok ? undefined : page);
  if (!page.ok) return;
  change(channel, (timeline) => withNewer(timeline, page.value));
  if (isLoaded && page.value.list.length === size) await catchUp(channel);
}

/** Reads a channel again, as after a gap that cannot be filled. */
export async function reload(channel: string): Promise<void> {
  change(channel, ({ pending, readSeq }) => ({ ...emptyTimeline, pending, readSeq }));
  await catchUp(channel);
}

export const knownChannels = (): readonly string[] => Object.keys(getState().timelines);

export async function readEarlier(channel: string): Promise<void> {
  const [first] = timelineOf(channel).messages;
  if (!first) return;
  const page = await read(channel, { before: first.seq });
  if (page.ok) change(channel, (timeline) => withEarlier(timeline, page.value));
}

/**
 * A message from the live channel: one that does not follow the last is a sign that some were
 * missed.
 */
export function hear(channel: string, message: Message): void {
  if (getState().ignored.has(message.writerId)) return;
  const known = timelineOf(channel);
  if (!known.isLoaded) return;
  const isGap = isAfterGap(known, message);
  if (isGap) void catchUp(channel);
  else change(channel, (timeline) => withMessages(timeline, [message]));
}

export const hearRemoved = (channel: string, seq: number): void =>
  change(channel, (timeline) => withRemoved(timeline, seq, getState().ownId));
export const hearRead = (channel: string, seq: number): void =>
  change(channel, (timeline) => withRead(timeline, seq));

export function setIgnored(writerIds: readonly string[]): void {
  setState(({ timelines }) => ({
    ignored: new Set(writerIds),
    timelines: Object.fromEntries(
      Object.entries(timelines).map(([channel, timeline]) => [
        channel,
        writerIds.reduce(withoutWriter, timeline),
      ]),
    ),
  }));
}

export const setDraft = (channel: string, text: string): void =>
  setState(({ drafts }) => ({ drafts: { ...drafts, [channel]: text } }));

/** Shows it at once and sends it; trying again sends the same intent. */
export async function send(channel: string, text: string, intent = newIntent()): Promise<void> {
  const pending = { intent, text, why: '' };
  change(channel, (timeline) => withPending(timeline, { ...pending, state: 'sending' }));
  const sent: Success<Message> | Failure =
    channel === serviceChannel
      ? await client.chat.writeToService({ text }, { intent })
      : await client.chat.sendChatMessage({ roomId: roomOf(channel), text }, { intent });
  if (sent.ok) {
    change(channel, (timeline) => withMessages(timeline, [sent.value]));
    return;
  }
  const seconds = Number(sent.facts['seconds'] ?? 0);
  if (seconds > 0) {
    const at = Date.now() + seconds * 1000;
    setState(({ waits }) => ({ waits: { ...waits, [channel]: at } }));
  }
  const why = refusedText(currentText(), sent);
  change(channel, (timeline) => withPending(timeline, { ...pending, why, state: 'failed' }));
}

export const discard = (channel: string, intent: string): void =>
  change(channel, (timeline) => withoutPending(timeline, intent));

const marking = new Map<string, number>();

// The next account in this tab finds nothing of the previous one's.
useSessionStore.subscribe(({ session }, { session: before }) => {
  if (session?.customerId === before?.customerId) return;
  marking.clear();
  setState(nothing);
});

/** Everything up to the newest was seen. */
export async function markRead(channel: string): Promise<void> {
  const { lastSeq: seq, readSeq } = timelineOf(channel);
  if (seq <= Math.max(readSeq, marking.get(channel) ?? 0)) return;
  marking.set(channel, seq);
  const marked =
    channel === serviceChannel
      ? await client.chat.readServiceChat({ seq })
      : await client.chat.readChatRoom({ roomId: roomOf(channel), seq });
  if (marked.ok) change(channel, (timeline) => withRead(timeline, seq));
  else marking.delete(channel);
}
