// Says in a room that a red envelope lies in it: one message of the house, in the room's language.
import type { Tx } from '../../platform/database/index.ts';
import { digestOf } from '../../platform/secrets/index.ts';
import type { ChatPorts } from './ports.ts';
import { addMessage, findMessage, roomChannel } from './store/message-store.ts';
import { readRoom } from './store/room-store.ts';
import { tellRoom } from './tell.ts';

export interface EnvelopeAnnounced {
  readonly roomId: string;
  readonly envelopeId: string;
  /** By language. */
  readonly titles: Readonly<Record<string, string>>;
  readonly now: number;
}

export async function announceEnvelope(
  ports: ChatPorts,
  tx: Tx,
  { roomId, envelopeId, titles, now }: EnvelopeAnnounced,
): Promise<void> {
  const room = await readRoom(tx, roomId);
  const messageId = digestOf(`envelope ${envelopeId}`);
  if (room === undefined || (await findMessage(tx, messageId))) return;
  const text = titles[room.language] || titles['en'] || '';
  const message = await addMessage(tx, {
    messageId,
    channel: roomChannel(roomId),
    voice: 'house',
    playerId: null,
    staff: '',
    name: '',
    text,
    isTrimmed: false,
    echo: '',
    envelopeId,
    sentAt: now,
  });
  await tellRoom(ports, tx, message);
}
