// Every call of help and the action that answers it.
import type { help } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { addArticle } from './actions/add-article.ts';
import { getHelpCenter } from './actions/get-help-center.ts';
import { listArticles } from './actions/list-articles.ts';
import { listVersions } from './actions/list-versions.ts';
import { orderArticles } from './actions/order-articles.ts';
import { resetArticle } from './actions/reset-article.ts';
import { saveArticle } from './actions/save-article.ts';
import type { HelpParts } from './parts.ts';

export function createActions(parts: HelpParts): Actions<typeof help> {
  return {
    getHelpCenter: getHelpCenter(parts),
    listArticles: listArticles(parts),
    addArticle: addArticle(parts),
    saveArticle: saveArticle(parts),
    listVersions: listVersions(parts),
    resetArticle: resetArticle(parts),
    orderArticles: orderArticles(parts),
  };
}
