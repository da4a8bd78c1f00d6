// Help: articles by subject in every language; the house's own until staff write over them, and
// every version that was saved.
import type { help } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { addArticle } from './actions/add-article.ts';
import { getHelpCenter } from './actions/get-help-center.ts';
import { listArticles } from './actions/list-articles.ts';
import { listVersions } from './actions/list-versions.ts';
import { orderArticles } from './actions/order-articles.ts';
import { resetArticle } from './actions/reset-article.ts';
import { saveArticle } from './actions/save-article.ts';
import { keepArticles } from './keep-articles.ts';
import type { HelpParts } from './parts.ts';
import type { HelpPorts } from './ports.ts';

export type { AuditNote, HelpPorts } from './ports.ts';

export function createHelp(ports: HelpPorts) {
  const keeper = keepArticles(ports);
  const parts: HelpParts = { ports, keeper };
  const actions: Actions<typeof help> = {
    getHelpCenter: getHelpCenter(parts),
    listArticles: listArticles(parts),
    addArticle: addArticle(parts),
    saveArticle: saveArticle(parts),
    listVersions: listVersions(parts),
    resetArticle: resetArticle(parts),
    orderArticles: orderArticles(parts),
  };
  return { actions, start: keeper.start, stop: keeper.stop };
}

export type Help = ReturnType<typeof createHelp>;
