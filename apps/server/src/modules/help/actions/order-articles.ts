// Puts the articles of a subject in their order: every one of them is named once.
import { isRefusal, refuse, type help } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { HelpParts } from '../parts.ts';
import { namesEach } from '../rules/order.ts';
import { factOf, tellChanged } from '../save-version.ts';
import { lockHelp, writePlaces } from '../store/article-store.ts';

export const orderArticles =
  ({ ports, keeper }: HelpParts): Action<typeof help.orderArticles> =>
  async ({ caller: staff, input: { subject, articleIds } }) => {
    const refused = await ports.database.transaction(async (tx) => {
      await lockHelp(tx);
      const inSubject = keeper.all().filter((article) => article.subject === subject);
      const before = inSubject.map(({ articleId }) => articleId);
      if (before.length === 0 || !namesEach(before, articleIds)) return refuse('order-incomplete');
      await writePlaces(tx, articleIds);
      const note = { staff, action: 'order-help-articles', subject };
      await ports.audit(tx, { ...note, before, after: articleIds });
      await tellChanged(ports, tx);
      return undefined;
    });
    if (isRefusal(refused)) return refused;
    await keeper.changed();
    return { articles: keeper.all().map(factOf) };
  };
