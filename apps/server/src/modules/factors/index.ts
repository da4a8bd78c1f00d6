// Factors: say here what it keeps and what is always true of it.
import type { factors } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';

export function createFactors() {
  const actions: Actions<typeof factors> = {};
  return { actions };
}

export type Factors = ReturnType<typeof createFactors>;
