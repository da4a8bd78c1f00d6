// Says something in a room: once for an intent, after every reason against it was looked at in its
// order, one message of a member at a time.
import { chatTextMax, isRefusal, refuse, type chatRooms, type Refusal } from '@baize/contract';
import type { Action, Call } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import { factOf } from '../facts.ts';
import { meetsOf } from '../meets.ts';
import type { ChatPorts } from '../ports.ts';
import { trimContacts } from '../rules/contacts.ts';
import { paceWindowMs, refusalOfPace } from '../rules/pace.ts';
import { shownName } from '../rules/shown-name.ts';
import { refusalOfWriting } from '../rules/standing.ts';
import { cleanText, lengthOf } from '../rules/text.ts';
import { bannedIn } from '../rules/words.ts';
import { readStanding } from '../standing-of.ts';
import {
  addMessage,
  findMessage,
  lockPerson,
  readSaidSince,
  roomChannel,
  type ChatMessage,
} from '../store/message-store.ts';
import { readWords } from '../store/report-store.ts';
import { readRoom, type Room } from '../store/room-store.ts';
import { tellRoom } from '../tell.ts';

type SendCall = Call<typeof chatRooms.sendChatMessage>;

export const sendChatMessage =
  (ports: ChatPorts): Action<typeof chatRooms.sendChatMessage> =>
  async (call) => {
    const said = await ports.database.transaction((tx) => say(ports, tx, call));
    return isRefusal(said) ? said : factOf(ports, said);
  };

async function say(ports: ChatPorts, tx: Tx, call: SendCall) {
  const { caller, input, intent } = call;
  const { playerId } = caller;
  const room = await readRoom(tx, input.roomId);
  if (room === undefined || room.state === 'hidden') return refuse('chat-room-unknown');
  const channel = roomChannel(room.roomId);
  const messageId = digestOf(`${playerId} ${channel} ${intent}`);
  await lockPerson(tx, playerId);
  const first = await findMessage(tx, messageId);
  if (first) return first;
  const refused =
    refusalOfWriting(await readStanding(ports, tx, caller, call.now)) ??
    (await refusalOfRoom(ports, room, playerId));
  if (refused) return refused;
  return write(ports, tx, call, { messageId, channel, slowSeconds: room.slowSeconds });
}

async function refusalOfRoom(
  ports: ChatPorts,
  { state, writing }: Room,
  playerId: string,
): Promise<Refusal<'chat-room-closed' | 'chat-phone-needed' | 'chat-deposit-needed'> | undefined> {
  if (state !== 'open') return refuse('chat-room-closed');
  if (await meetsOf(ports, playerId)(writing)) return undefined;
  return refuse(writing === 'phone' ? 'chat-phone-needed' : 'chat-deposit-needed');
}

async function write(
  ports: ChatPorts,
  tx: Tx,
  { caller: { playerId }, input, intent, now }: SendCall,
  asked: { messageId: string; channel: string; slowSeconds: number },
): Promise<
  | ChatMessage
  | Refusal<
      | 'chat-text-empty'
      | 'chat-text-long'
      | 'chat-words-blocked'
      | 'chat-too-often'
      | 'chat-slow'
      | 'chat-repeated'
    >
> {
  const { messageId, channel, slowSeconds } = asked;
  const clean = cleanText(input.text);
  if (clean === '') return refuse('chat-text-empty');
  if (lengthOf(clean) > chatTextMax)
    return refuse('chat-text-long', { facts: { max: chatTextMax } });
  const words = await readWords(tx);
  if (bannedIn(clean, words) !== undefined) return refuse('chat-words-blocked');
  const { text, isTrimmed } = trimContacts(clean);
  const said = await readSaidSince(tx, playerId, now - paceWindowMs);
  const before = said.filter((one) => one.channel.startsWith('room:'));
  const hurried = refusalOfPace({ channel, text, now, slowSeconds, before });
  if (hurried) return hurried;
  const person = await ports.personOf(playerId);
  const name = shownName(person ?? { username: '', nickname: '' }, {
    banned: words,
    misleads: ports.misleads,
  });
  const message = await addMessage(tx, {
    messageId,
    channel,
    voice: 'member',
    playerId,
    staff: '',
    name,
    text,
    isTrimmed,
    echo: intent,
    sentAt: now,
  });
  await tellRoom(ports, tx, message);
  return message;
}
