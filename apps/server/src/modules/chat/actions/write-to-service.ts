// Writes to customer service: once for an intent; the talk opens, or opens again, and waits.
import { isRefusal, refuse, serviceTextMax, type chatService } from '@baize/contract';
import type { Action, Call } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import { factOf } from '../facts.ts';
import type { ChatPorts } from '../ports.ts';
import { trimCards } from '../rules/contacts.ts';
import { paceWindowMs, refusalOfBurst } from '../rules/pace.ts';
import { shownName } from '../rules/shown-name.ts';
import { cleanText, lengthOf } from '../rules/text.ts';
import {
  addMessage,
  findMessage,
  lockPerson,
  readSaidSince,
  threadChannel,
} from '../store/message-store.ts';
import { openThread } from '../store/thread-store.ts';
import { tellDesk, tellMember } from '../tell.ts';

type WriteCall = Call<typeof chatService.writeToService>;

export const writeToService =
  (ports: ChatPorts): Action<typeof chatService.writeToService> =>
  async (call) => {
    const said = await ports.database.transaction((tx) => say(ports, tx, call));
    return isRefusal(said) ? said : factOf(ports, said);
  };

async function say(
  ports: ChatPorts,
  tx: Tx,
  { caller: { playerId }, input, intent, now }: WriteCall,
) {
  const messageId = digestOf(`${playerId} service ${intent}`);
  await lockPerson(tx, playerId);
  const first = await findMessage(tx, messageId);
  if (first) return first;
  const clean = cleanText(input.text);
  if (clean === '') return refuse('chat-text-empty');
  if (lengthOf(clean) > serviceTextMax) {
    return refuse('chat-text-long', { facts: { max: serviceTextMax } });
  }
  const said = await readSaidSince(tx, playerId, now - paceWindowMs);
  const before = said.filter(({ channel }) => !channel.startsWith('room:'));
  const hurried = refusalOfBurst({ before, now });
  if (hurried) return hurried;
  const { text, isTrimmed } = trimCards(clean);
  const person = await ports.personOf(playerId);
  const fresh = newId(now, ports.randomness);
  const { threadId } = await openThread(tx, { threadId: fresh, playerId, now });
  const message = await addMessage(tx, {
    messageId,
    channel: threadChannel(threadId),
    voice: 'member',
    playerId,
    staff: '',
    name: shownName(person ?? { username: '', nickname: '' }, {
      banned: [],
      misleads: ports.misleads,
    }),
    text,
    isTrimmed,
    echo: intent,
    sentAt: now,
  });
  await tellMember(ports, tx, playerId, message);
  await tellDesk(ports, tx);
  return message;
}
