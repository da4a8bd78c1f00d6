// Every version of an article, the newest first, the house's own last.
import { refuse, type help } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { houseArticles } from '../house-articles.ts';
import type { HelpParts } from '../parts.ts';
import { factOf } from '../save-version.ts';
import { readVersions } from '../store/article-store.ts';

export const listVersions =
  ({ ports }: HelpParts): Action<typeof help.listVersions> =>
  async ({ input: { articleId } }) => {
    const saved = await readVersions(ports.database.kysely, articleId);
    const own = houseArticles(ports.age()).filter((article) => article.articleId === articleId);
    const versions = [...saved, ...own];
    return versions.length === 0 ? refuse('article-unknown') : { versions: versions.map(factOf) };
  };
