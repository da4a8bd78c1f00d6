// The tree of module switches, as clients of the family read it.
import type { settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';
import { moduleTree } from '../rules/module-tree.ts';

export const getWhitelabel =
  (keeper: Keeper): Action<typeof settings.getWhitelabel> =>
  async () =>
    moduleTree(keeper.current().switches);
