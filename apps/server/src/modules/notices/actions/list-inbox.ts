// The member's messages, in the language of the question: words of staff as they wrote them, words
// of the platform as they stand today.
import type { notices } from '@baize/contract';
import { timeText } from '@baize/money';
import { formatMoney } from '@baize/i18n';
import { currencyOf } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { textsIn } from '../../settings/index.ts';
import type { NewsKind } from '../inbox.ts';
import { levelIn } from '../level-facts.ts';
import type { NoticesParts } from '../parts.ts';
import { countUnread, readInbox, type InboxRow } from '../store/inbox-store.ts';

const defaultSize = 20;

export const listInbox =
  ({ ports }: NoticesParts): Action<typeof notices.listInbox> =>
  async ({ caller: { playerId, currency }, input, locale }) => {
    const on = ports.database.kysely;
    const { page = 1, size = defaultSize } = input;
    const { rows, total } = await readInbox(on, { playerId, page, size });
    return {
      list: rows.map((row) => ({
        messageId: row.inboxId,
        ...wordsOf(row, { locale, currency, gameName: ports.gameName }),
        sendTime: timeText(row.receivedAt.getTime()),
        receivedAt: row.receivedAt.getTime(),
        isRead: row.readAt !== null,
      })),
      totalCount: total,
      totalPages: Math.max(1, Math.ceil(total / size)),
      unread: await countUnread(on, playerId),
    };
  };

interface Reading extends Pick<NoticesParts['ports'], 'gameName'> {
  readonly locale: string;
  readonly currency: string;
}

function wordsOf(
  { news, facts: told, titles, contents }: InboxRow,
  { locale, currency, gameName }: Reading,
) {
  if (news === null) return { title: titles?.[locale] ?? '', content: contents?.[locale] ?? '' };
  const t = textsIn(locale);
  const symbol = currencyOf(currency)?.symbol ?? currency;
  const { amount, gameCode } = told;
  const facts = {
    ...told,
    ...(amount === undefined ? {} : { amount: formatMoney(amount, { tag: t.tag, symbol }) }),
    ...(gameCode === undefined ? {} : { game: gameName(gameCode, locale) }),
    ...levelIn(told, locale),
  };
  const kind = news as NewsKind;
  return {
    title: t(`notices.news-${kind}-title`, facts),
    content: `<p>${escaped(t(`notices.news-${kind}-text`, facts))}</p>`,
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
