// Facts of money for the desk and the dashboard above.
import type { Database } from '../../../platform/database/index.ts';
import { readChannelHours, readGivenHours, readReserve, type Hours } from './store/money-hours.ts';

export const createMoneyFacts = ({ kysely }: Database) => ({
  channelHours: (hours: Hours) => readChannelHours(kysely, hours),
  givenHours: (hours: Hours) => readGivenHours(kysely, hours),
  reserve: () => readReserve(kysely),
});
