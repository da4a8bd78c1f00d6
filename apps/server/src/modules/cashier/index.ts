// Cashier: say here what it keeps and what is always true of it.
import type { cashier } from '@baize/contract';
import { none, type ModuleDoor } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';

export function createCashier() {
  return {
    actions: createActions(),
    start: none,
    stop: none,
    jobs: [],
    forgetOld: none,
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof cashier>;
}

export type Cashier = ReturnType<typeof createCashier>;
