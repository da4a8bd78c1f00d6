// Timed work: what a crash left is finished, silent receipts are closed, what is no longer needed
// is forgotten. Each job runs in one process at a time.
import { forgetOldAttempts } from '../platform/attempts/index.ts';
import type { Jobs } from '../platform/jobs/index.ts';
import type { Modules } from './modules.ts';
import type { Platform } from './platform.ts';

const everyMinute = '* * * * *';
const everyHour = '17 * * * *';
const dayMs = 24 * 3_600_000;

export function addJobs(
  jobs: Jobs,
  platform: Platform,
  {
    wallet,
    slots,
    vendors,
    catalogue,
    notices,
    chat,
    fairness,
    vip,
    identity,
    verification,
    factors,
    operator,
  }: Modules,
): void {
  for (const job of wallet.jobs) {
    jobs.define(job.name, job.run);
    jobs.every(job.name, job.cron);
  }
  jobs.define('slots-finish-left-rounds', async () => void (await slots.finishLeftRounds()));
  jobs.every('slots-finish-left-rounds', everyMinute);
  jobs.define('vendors-settle-transfers', () => vendors.settleTransfers());
  jobs.every('vendors-settle-transfers', everyMinute);
  jobs.define('catalogue-ask-vendors', async () => {
    const silent = await catalogue.syncVendors();
    if (silent.length > 0) platform.log.warn({ silent }, 'vendors did not tell their games');
  });
  jobs.every('catalogue-ask-vendors', everyMinute);
  everyMinuteOf(jobs, 'fairness-watch-returns', () => fairness.watchReturns());
  everyMinuteOf(jobs, 'vip-keep-levels', () => vip.keepLevels());
  jobs.define('forget-what-is-old', async () => {
    const now = platform.clock.now();
    await platform.replay.forget(now - 7 * dayMs);
    await forgetOldAttempts(platform.database.kysely, now - 2 * dayMs);
    await catalogue.forgetOld(now);
    await notices.forgetOld(now);
    await chat.forgetOld();
    await vendors.forgetOld(now);
    await fairness.forgetOld();
    await platform.deliveries.forget(now - 14 * dayMs);
    await verification.forgetOld();
    await factors.forgetOld();
    await operator.forgetOld();
    await identity.forgetOld();
  });
  jobs.every('forget-what-is-old', everyHour);
}

function everyMinuteOf(jobs: Jobs, name: string, work: () => Promise<void>): void {
  jobs.define(name, work);
  jobs.every(name, everyMinute);
}
