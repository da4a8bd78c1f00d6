// Staff answer a member, once for each intent. An unassigned thread becomes theirs; a thread of
// another must be taken over first, so that two never answer one member at once.
import { isRefusal, refuse, serviceTextMax, type chatServiceDesk } from '@baize/contract';
import type { Action, Call } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import { factOf } from '../facts.ts';
import type { ChatPorts } from '../ports.ts';
import { cleanText, lengthOf } from '../rules/text.ts';
import { addMessage, findMessage, threadChannel } from '../store/message-store.ts';
import { lockThread, moveStaffMark, writeThread } from '../store/thread-store.ts';
import { tellDesk, tellMember } from '../tell.ts';

type AnswerCall = Call<typeof chatServiceDesk.answerThread>;

export const answerThread =
  (ports: ChatPorts): Action<typeof chatServiceDesk.answerThread> =>
  async (call) => {
    const said = await ports.database.transaction((tx) => answer(ports, tx, call));
    return isRefusal(said) ? said : factOf(ports, said);
  };

async function answer(ports: ChatPorts, tx: Tx, { caller: staff, input, intent, now }: AnswerCall) {
  const { threadId } = input;
  const thread = await lockThread(tx, threadId);
  if (!thread) return refuse('chat-thread-unknown');
  const messageId = digestOf(`staff ${staff.staffId} ${threadId} ${intent}`);
  const first = await findMessage(tx, messageId);
  if (first) return first;
  const by = thread.takenBy;
  if (by !== '' && by !== staff.username) return refuse('chat-thread-taken', { facts: { by } });
  const text = cleanText(input.text);
  if (text === '') return refuse('chat-text-empty');
  if (lengthOf(text) > serviceTextMax) {
    return refuse('chat-text-long', { facts: { max: serviceTextMax } });
  }
  const message = await addMessage(tx, {
    messageId,
    channel: threadChannel(threadId),
    voice: 'house',
    playerId: null,
    staff: staff.username,
    name: '',
    text,
    isTrimmed: false,
    echo: '',
    sentAt: now,
  });
  const takenBy = staff.username;
  await writeThread(tx, threadId, { isOpen: true, takenBy, waitingSince: null, lastAt: now });
  await moveStaffMark(tx, threadId, message.seq);
  await tellMember(ports, tx, thread.playerId, message);
  await tellDesk(ports, tx);
  return message;
}
