// Lists which vendors offer which categories, with the classes of their games.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { CatalogueParts } from '../parts.ts';
import { gameTypesOf } from '../rules/wire.ts';

export const listGameTypes =
  ({ keeper }: CatalogueParts): Action<typeof catalogue.listGameTypes> =>
  async () =>
    keeper.once(['types'], () => ({ content: gameTypesOf(keeper.lobby()) }));
