// Messages, rooms and talks in answers: members see of a writer only a name and an id that tells
// writers apart, staff see the account too.
import { type chatDesk, type chatServiceDesk, type OutputOf } from '@baize/contract';
import type { Queryable } from '../../platform/database/index.ts';
import type { ChatPorts } from './ports.ts';
import type { ChatMessage } from './store/message-store.ts';
import { roomOf } from './store/message-store.ts';
import { countReports } from './store/report-store.ts';
import type { Room } from './store/room-store.ts';
import type { ListedThread } from './store/thread-store.ts';

type DeskMessage = OutputOf<typeof chatDesk.watchRoom>['list'][number];
type ThreadFact = OutputOf<typeof chatServiceDesk.takeThread>['thread'];

export const houseWriter = 'house';

export const writerIdOf = ({ names }: Pick<ChatPorts, 'names'>, playerId: string): string =>
  names.digest(playerId, 'writer');

/** A message for everybody; a removed one has no text. */
export function factOf(ports: ChatPorts, message: ChatMessage) {
  const { messageId, seq, voice, playerId, name, isTrimmed, sentAt, removedAt, echo } = message;
  const { envelopeId } = message;
  const isRemoved = removedAt !== null;
  return {
    messageId,
    seq,
    voice,
    writerId: playerId === null ? houseWriter : writerIdOf(ports, playerId),
    name,
    text: isRemoved ? '' : message.text,
    isTrimmed,
    isRemoved,
    sentAt,
    echo,
    envelopeId: isRemoved ? '' : envelopeId,
  };
}

/** As staff read it: also what was removed, and by whom it was written. */
export async function deskFacts(
  ports: ChatPorts,
  on: Queryable,
  messages: readonly ChatMessage[],
): Promise<DeskMessage[]> {
  const names = await ports.usernames(messages.flatMap(({ playerId }) => playerId ?? []));
  const reports = await countReports(
    on,
    messages.map(({ messageId }) => messageId),
  );
  return messages.map((message) => ({
    ...factOf(ports, message),
    text: message.text,
    playerId: message.playerId ?? '',
    username: names.get(message.playerId ?? '') ?? '',
    roomId: roomOf(message.channel) ?? '',
    staff: message.staff,
    reports: reports.get(message.messageId) ?? 0,
  }));
}

/** In the language asked for, else in the room's own, else the first that was given. */
export function nameOf({ names, language }: Room, tag: string): string {
  return names[tag] || names[language] || Object.values(names).find((name) => name !== '') || '';
}

export function roomFact(room: Room, lastSeqs: ReadonlyMap<string, number>) {
  return { ...room, names: { ...room.names }, messages: lastSeqs.get(`room:${room.roomId}`) ?? 0 };
}

export async function threadFacts(
  { usernames }: ChatPorts,
  threads: readonly ListedThread[],
): Promise<ThreadFact[]> {
  const names = await usernames(threads.map(({ playerId }) => playerId));
  return threads.map((thread) => ({
    threadId: thread.threadId,
    playerId: thread.playerId,
    username: names.get(thread.playerId) ?? '',
    isOpen: thread.isOpen,
    takenBy: thread.takenBy,
    waitingSince: thread.waitingSince,
    unread: thread.unread,
    lastText: thread.lastText,
    lastAt: thread.lastAt,
  }));
}
