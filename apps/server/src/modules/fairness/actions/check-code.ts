// Has every process look at its critical code now; answers what this one found.
import type { fairness } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { CodeWatch } from '../watch-code.ts';

export const checkCode =
  (watch: Pick<CodeWatch, 'checkEverywhere'>): Action<typeof fairness.checkCode> =>
  async () => ({ ...(await watch.checkEverywhere()) });
