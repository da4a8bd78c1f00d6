// Goes back to the house's own text of an article; what staff wrote stays among its versions.
import { refuse, type help } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { houseArticles } from '../house-articles.ts';
import type { HelpParts } from '../parts.ts';
import { standing } from '../rules/order.ts';
import { factOf, tellChanged, wordsOf } from '../save-version.ts';
import { lockHelp, readVersions, writeVersion } from '../store/article-store.ts';

export const resetArticle =
  ({ ports, keeper }: HelpParts): Action<typeof help.resetArticle> =>
  async ({ caller: staff, input: { articleId }, now }) => {
    if (!keeper.all().some((article) => article.articleId === articleId)) {
      return refuse('article-unknown');
    }
    const own = houseArticles(ports.age()).find((article) => article.articleId === articleId);
    if (own === undefined) return refuse('article-not-house');
    const reset = await ports.database.transaction(async (tx) => {
      await lockHelp(tx);
      const [newest] = await readVersions(tx, articleId);
      // A repeated reset finds the article reset already.
      if (newest === undefined || newest.isHousesOwn) return standing(own, newest);
      const version = newest.version + 1;
      const next = { ...own, version, savedAt: now, savedBy: staff.username };
      await writeVersion(tx, next);
      const before = { version: newest.version, ...wordsOf(newest) };
      const note = { staff, action: 'reset-help-article', subject: articleId };
      await ports.audit(tx, { ...note, before, after: { version, ...wordsOf(own) } });
      await tellChanged(ports, tx);
      return next;
    });
    await keeper.changed();
    return factOf(reset);
  };
