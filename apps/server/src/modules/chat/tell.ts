// Tells open pages about the chat: a room's followers, the member of a conversation, and staff at
// the desk.
import { chatTopic, staffTopic, topicOfPlayer, topicOfRoom } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import { factOf } from './facts.ts';
import type { ChatPorts } from './ports.ts';
import { roomOf, type ChatMessage } from './store/message-store.ts';

export const serviceChannel = 'service';

/** Tells a room of a new message. */
export async function tellRoom(ports: ChatPorts, tx: Tx, message: ChatMessage): Promise<void> {
  const topic = topicOfRoom(roomOf(message.channel) ?? '');
  const payload = { channel: message.channel, message: factOf(ports, message) };
  await ports.tell(tx, { event: 'chat-said', topic, payload });
}

/** Tells a member of a new message in their own talk. */
export async function tellMember(
  ports: ChatPorts,
  tx: Tx,
  playerId: string,
  message: ChatMessage,
): Promise<void> {
  const payload = { channel: serviceChannel, message: factOf(ports, message) };
  await ports.tell(tx, { event: 'chat-said', topic: topicOfPlayer(playerId), payload });
}

export async function tellRemoved(
  { tell }: ChatPorts,
  tx: Tx,
  { channel, messageId, seq }: ChatMessage,
): Promise<void> {
  const topic = topicOfRoom(roomOf(channel) ?? '');
  await tell(tx, { event: 'chat-removed', topic, payload: { channel, messageId, seq } });
}

/** The other pages of the member know it too. */
export async function tellRead(
  { tell }: ChatPorts,
  tx: Tx,
  playerId: string,
  read: { readonly channel: string; readonly seq: number },
): Promise<void> {
  await tell(tx, { event: 'chat-read', topic: topicOfPlayer(playerId), payload: read });
}

/** The member's permissions have changed. */
export async function tellStanding({ tell }: ChatPorts, tx: Tx, playerId: string): Promise<void> {
  await tell(tx, { event: 'chat-changed', topic: topicOfPlayer(playerId), payload: {} });
}

/** The rooms are not what they were. */
export async function tellRooms({ tell }: ChatPorts, tx: Tx): Promise<void> {
  await tell(tx, { event: 'chat-changed', topic: chatTopic, payload: {} });
}

export async function tellDesk({ tell }: ChatPorts, tx: Tx): Promise<void> {
  await tell(tx, { event: 'chat-desk-changed', topic: staffTopic, payload: {} });
}
