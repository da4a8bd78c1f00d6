// Facts: say here what it keeps and what is always true of it.
import type { facts } from '@baize/contract';
import { none, type ModuleDoor } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';

export type * from './door.ts';
export { netLossOf, noSums, playOf, type MoneyKind } from './rules/sums.ts';

export function createFacts() {
  return {
    actions: createActions(),
    start: none,
    stop: none,
    jobs: [],
    forgetOld: none,
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof facts>;
}

export type Facts = ReturnType<typeof createFacts>;
