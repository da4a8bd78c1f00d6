// Saves the next version of an article that is there.
import { refuse, type help } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { HelpParts } from '../parts.ts';
import { saveVersion } from '../save-version.ts';

export const saveArticle =
  (parts: HelpParts): Action<typeof help.saveArticle> =>
  async ({ caller: staff, input: { articleId, ...draft }, now }) =>
    parts.keeper.all().some((article) => article.articleId === articleId)
      ? saveVersion(parts, { articleId, draft, staff, now })
      : refuse('article-unknown');
