// Every article with its newest version.
import type { help } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { HelpParts } from '../parts.ts';
import { factOf } from '../save-version.ts';

export const listArticles =
  ({ keeper }: HelpParts): Action<typeof help.listArticles> =>
  async () => ({ articles: keeper.all().map(factOf) });
