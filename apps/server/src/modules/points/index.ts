// Points: say here what it keeps and what is always true of it.
import type { points } from '@baize/contract';
import { none, type ModuleDoor } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';

export function createPoints() {
  return {
    actions: createActions(),
    start: none,
    stop: none,
    jobs: [],
    forgetOld: none,
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof points>;
}

export type Points = ReturnType<typeof createPoints>;
