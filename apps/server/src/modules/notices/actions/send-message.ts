// Sends a message to named members or a segment, with its audit note in one transaction, once for
// each intent. It needs a text in every offered language, so that all receivers read it in their
// own.
import { isRefusal, refuse, type notices } from '@baize/contract';
import { shippedLocales } from '@baize/i18n';
import type { Action } from '../../../platform/call/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { cleanHtml } from '../../settings/index.ts';
import { eachText } from '../facts.ts';
import { tellAll } from '../inbox.ts';
import type { NoticesParts } from '../parts.ts';
import { receiversOf } from '../receivers.ts';
import { putMessage, readSent, writeMessage } from '../store/message-store.ts';

export const sendMessage =
  ({ ports }: NoticesParts): Action<typeof notices.sendMessage> =>
  async ({ caller, intent, input, now }) => {
    const { audience, usernames = [], advertising = false } = input;
    const titles = eachText(input.titles, (title) => title.trim());
    const contents = eachText(input.contents, cleanHtml);
    const isWhole = shippedLocales.every(({ tag }) => titles[tag] && contents[tag]);
    if (!isWhole) return refuse('message-incomplete');
    const once = `${caller.staffId}:${intent}`;
    const before = await readSent(ports.database.kysely, once);
    if (before) return before;
    const found = await receiversOf(ports, input, now);
    if (isRefusal(found)) return found;
    const { ids, spared } = found;
    const messageId = newId(now, ports.randomness);
    const sent = { messageId, recipients: ids.length, spared };
    return ports.database.transaction(async (tx) => {
      const words = { titles, contents, audience, advertising };
      const message = { ...sent, ...words, sentBy: caller.username, sentAt: now };
      // Another call under the same intent was first: what it sent is the answer.
      if (!(await writeMessage(tx, message, once))) return (await readSent(tx, once)) ?? sent;
      await putMessage(tx, messageId, ids, now);
      const after = { ...words, usernames, recipients: ids.length, spared };
      const note = { staff: caller, action: 'send-message', subject: messageId };
      await ports.audit(tx, { ...note, before: null, after });
      await tellAll(ports, tx, ids);
      return sent;
    });
  };
