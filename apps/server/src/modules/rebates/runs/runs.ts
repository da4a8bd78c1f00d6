// Runs of rebates: days are closed once, in order, and pay every line.
import { dayAt } from '@baize/money';
import { getRebateOf } from './actions/get-rebate-of.ts';
import { getRebateRun } from './actions/get-rebate-run.ts';
import { getRebate } from './actions/get-rebate.ts';
import { listRebateRuns } from './actions/list-rebate-runs.ts';
import { listRebates } from './actions/list-rebates.ts';
import { closeNext } from './close-day.ts';
import { closeDaysJob } from './jobs/close-days.ts';
import { payDues } from './pay-dues.ts';
import type { RunsPorts } from './ports.ts';
import { forgetParts } from './store/days.ts';

const partsKeptDays = 100;

export function createRuns(ports: RunsPorts) {
  const closeDays = async (): Promise<void> => {
    while (await closeNext(ports));
    await payDues(ports);
  };
  return {
    actions: {
      listRebates: listRebates(ports),
      getRebate: getRebate(ports),
      getRebateOf: getRebateOf(ports),
      listRebateRuns: listRebateRuns(ports),
      getRebateRun: getRebateRun(ports),
    },
    closeDays,
    jobs: [closeDaysJob(closeDays)],
    forgetOld: (now: number) => forgetParts(ports.database.kysely, dayAt(now) - partsKeptDays),
  };
}
