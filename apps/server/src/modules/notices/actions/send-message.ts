// Sends a message to the members it names or to a segment, with its audit note in one transaction.
// It has its words in every language that is offered, so that nobody finds it in another's.
import { isRefusal, refuse, type notices, type Refusal } from '@baize/contract';
import { shippedLocales } from '@baize/i18n';
import type { Action } from '../../../platform/call/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { eachText } from '../facts.ts';
import { cleanHtml } from '../../settings/index.ts';
import { tellChanged } from '../inbox.ts';
import type { NoticesParts } from '../parts.ts';
import type { NoticesPorts } from '../ports.ts';
import { putMessage, writeMessage } from '../store/inbox-store.ts';

/** Open pages of more members than this are not told: they look by themselves within a minute. */
const toldAtOnceMax = 200;

export const sendMessage =
  ({ ports }: NoticesParts): Action<typeof notices.sendMessage> =>
  async ({ caller, input, now }) => {
    const { audience, usernames = [] } = input;
    const titles = eachText(input.titles, (title) => title.trim());
    const contents = eachText(input.contents, cleanHtml);
    const isWhole = shippedLocales.every(({ tag }) => titles[tag] && contents[tag]);
    if (!isWhole) return refuse('message-incomplete');
    const ids =
      audience === 'named' ? await named(ports, usernames) : await ports.segment(audience);
    if (isRefusal(ids)) return ids;
    if (ids.length === 0) return refuse('audience-empty');
    const messageId = newId(now, ports.randomness);
    const recipients = ids.length;
    await ports.database.transaction(async (tx) => {
      const sent = { messageId, titles, contents, audience, recipients };
      await writeMessage(tx, { ...sent, sentBy: caller.username, sentAt: now });
      await putMessage(tx, messageId, ids, now);
      const after = { titles, contents, audience, usernames, recipients };
      const note = { staff: caller, action: 'send-message', subject: messageId };
      await ports.audit(tx, { ...note, before: null, after });
      if (recipients > toldAtOnceMax) return;
      for (const playerId of ids) await tellChanged(ports, tx, playerId);
    });
    return { messageId, recipients };
  };

async function named(
  { playerIdOf }: NoticesPorts,
  usernames: readonly string[],
): Promise<readonly string[] | Refusal<'member-not-found'>> {
  const ids = new Set<string>();
  for (const username of usernames) {
    const id = await playerIdOf(username);
    if (id === undefined) return refuse('member-not-found');
    ids.add(id);
  }
  return [...ids];
}
