// Lists every module switch with its own state, regardless of its parent.
import { moduleIds, type settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';
import { isFixed, standsOn } from '../rules/module-tree.ts';

export const listModules =
  (keeper: Keeper): Action<typeof settings.listModules> =>
  async () => {
    const { switches } = keeper.current();
    return {
      modules: moduleIds.map((module) => ({
        module,
        on: standsOn(module, switches),
        fixed: isFixed(module),
      })),
    };
  };
