// Every ten minutes: sizes and balances of large teams.
import type { FactsPorts } from '../ports.ts';
import { countLargeTeams } from '../store/large-teams.ts';

export const countLargeTeamsJob = {
  name: 'facts-count-large-teams',
  cron: '*/10 * * * *',
  run:
    ({ database, clock, currency }: FactsPorts) =>
    () =>
      database.transaction((tx) => countLargeTeams(tx, { currency, now: clock.now() })),
};
