// Timed work of the modules, and the hourly deletion of old data. Each job runs in one process at a
// time.
import { forgetOldAttempts } from '../platform/attempts/index.ts';
import { renewSeals } from '../platform/secrets/index.ts';
import type { Platform } from './platform.ts';
import { forgetOld, jobsOf, sealedIn, type ModulesByLevel } from './walk.ts';

/** Names of jobs that earlier versions ran by the clock. */
const retired = ['slots-finish-left-rounds'];

const dayMs = 24 * 3_600_000;

/** While `areHeld`, jobs that are due are passed over. */
export function addJobs(
  platform: Platform,
  modules: ModulesByLevel,
  areHeld: () => boolean = () => false,
): void {
  const run = () => forgetWhatIsOld(platform, modules);
  const forgetting = { name: 'forget-what-is-old', cron: '17 * * * *', run };
  const renewing = {
    name: 'renew-seals',
    cron: '43 3 * * *',
    run: () => renewAll(platform, modules),
  };
  for (const name of retired) platform.jobs.retire(name);
  for (const job of [...jobsOf(modules), forgetting, renewing]) {
    platform.jobs.define(job.name, async () => {
      if (!areHeld()) await job.run();
    });
    platform.jobs.every(job.name, job.cron);
  }
}

async function forgetWhatIsOld(platform: Platform, modules: ModulesByLevel): Promise<void> {
  const now = platform.clock.now();
  await platform.replay.forget(now - 7 * dayMs);
  await forgetOldAttempts(platform.database.kysely, now - 2 * dayMs);
  await platform.deliveries.forget(now - 14 * dayMs);
  await platform.outbox.giveUpUnknown();
  await forgetOld(modules, now);
}

const renewAll = ({ database, secret, clock, deliveries }: Platform, modules: ModulesByLevel) =>
  renewSeals({ database, secret, now: clock.now() }, [...sealedIn(modules), deliveries.sealed]);
