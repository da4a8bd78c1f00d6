// Fills in the upline of rates that a process of an earlier release wrote beside this one.
import { everyMinute, type Job } from '../../../../platform/module/index.ts';

export const placeRatesJob = (placeRates: () => Promise<void>): Job => ({
  name: 'rebates-place-rates',
  cron: everyMinute,
  run: placeRates,
});
