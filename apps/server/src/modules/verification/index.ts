// Verification: say here what it keeps and what is always true of it.
import type { verification } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';

export function createVerification() {
  const actions: Actions<typeof verification> = {};
  return { actions };
}

export type Verification = ReturnType<typeof createVerification>;
