// The release on record and the last looks at the code, of every process.
import type { fairness } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { FairnessPorts } from '../ports.ts';
import { readChecks } from '../store/code-checks.ts';
import type { CodeWatch } from '../watch-code.ts';

const shown = 20;

export function getCodeChecks(
  { database }: FairnessPorts,
  watch: Pick<CodeWatch, 'release'>,
): Action<typeof fairness.getCodeChecks> {
  return async () => {
    const checks = await readChecks(database.kysely, shown);
    const release = watch.release();
    return {
      release: release
        ? {
            number: release.number,
            day: release.day,
            hash: release.hash,
            why: release.why,
            retested: [...release.retested],
          }
        : null,
      checks,
    };
  };
}
