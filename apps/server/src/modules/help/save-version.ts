// Saves the next version of an article, cleaned, with its audit note in one transaction.
import {
  offerTopic,
  refuse,
  type help,
  type InputOf,
  type OutputOf,
  type Refusal,
} from '@baize/contract';
import { shippedLocales } from '@baize/i18n';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { cleanHtml } from '../settings/index.ts';
import { houseArticleIds } from './house-articles.ts';
import type { HelpParts } from './parts.ts';
import {
  lockHelp,
  readVersions,
  writeVersion,
  type ArticleVersion,
} from './store/article-store.ts';

export type ArticleFact = OutputOf<typeof help.addArticle>;
type Draft = InputOf<typeof help.addArticle>;

export const factOf = (article: ArticleVersion): ArticleFact => ({
  ...article,
  isHouse: houseArticleIds.includes(article.articleId),
});

interface Saving {
  readonly articleId: string;
  readonly draft: Draft;
  readonly staff: StaffCaller;
  readonly now: number;
}

export async function saveVersion(
  { ports, keeper }: HelpParts,
  { articleId, draft, staff, now }: Saving,
): Promise<ArticleFact | Refusal<'article-incomplete'>> {
  const { subject, on } = draft;
  const titles = eachText(draft.titles, (title) => title.trim());
  const contents = eachText(draft.contents, cleanHtml);
  const isWhole = shippedLocales.every(({ tag }) => titles[tag] && contents[tag]);
  if (!isWhole) return refuse('article-incomplete');
  const saved = await ports.database.transaction(async (tx) => {
    await lockHelp(tx);
    const [newest] = await readVersions(tx, articleId);
    const version = (newest?.version ?? 0) + 1;
    const words = { subject, titles, contents, on };
    const kept = { isHousesOwn: false, savedAt: now, savedBy: staff.username };
    const next = { articleId, version, ...words, ...kept };
    await writeVersion(tx, next);
    const before = newest ? { version: newest.version, ...wordsOf(newest) } : null;
    const note = { staff, action: 'save-help-article', subject: articleId };
    await ports.audit(tx, { ...note, before, after: { version, ...words } });
    await tellChanged(ports, tx);
    return next;
  });
  await keeper.changed();
  return factOf(saved);
}

/** Open pages ask again once it is committed. */
export const tellChanged = ({ tell }: HelpParts['ports'], tx: Tx): Promise<void> =>
  tell(tx, { event: 'help-changed', topic: offerTopic, payload: {} });

export const wordsOf = ({ subject, titles, contents, on }: ArticleVersion) => ({
  subject,
  titles,
  contents,
  on,
});

const eachText = (texts: Draft['titles'], change: (text: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([tag, text]) => [tag, change(text)]));
