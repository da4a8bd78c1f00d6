// Counts what members play by the hour, soon after it was settled, and tells those who count by it
// in the same transaction: each of them sees every round once.
import { debounce } from '../../../platform/counting/index.ts';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { WageringPorts } from '../ports.ts';
import { countNextHours } from './store/count-hours.ts';
import { readLucky, type LuckySearch } from './store/lucky-rounds.ts';
import { readOldest, takePlace } from './store/under-way.ts';
import {
  readAround,
  readHours,
  readPeriods,
  readPlayers,
  type AroundSearch,
  type HoursSearch,
  type PeriodsSearch,
  type PlayersSearch,
} from './store/hours.ts';

export function createHours({ database, log, hoursCounted, windowsCounted }: WageringPorts) {
  /** False when another process counts just now. */
  const countHours = () =>
    database.transaction(async (tx) => {
      const counted = await countNextHours(tx);
      if (counted === undefined) return false;
      const { added, windows, ...range } = counted;
      if (added.length > 0) await hoursCounted(tx, added, range);
      if (windows.length > 0) await windowsCounted(tx, windows);
      return true;
    });
  const soon = debounce(countHours, log);
  return {
    soon,
    doors: {
      countHours,
      /** Up to where a count can come now. */
      oldestUnderWay: () => readOldest(database.kysely),
      /** Up to where a count has to come for all that was written until now. */
      placeNow: () => takePlace(database.kysely),
      /** What a member's settled rounds came to by game, in whole hours. */
      playedHours: (search: HoursSearch, on: Queryable | Tx = database.kysely) =>
        readHours(on, search),
      /** Who played in whole hours, some at a time. */
      playersIn: (search: PlayersSearch, on: Queryable | Tx = database.kysely) =>
        readPlayers(on, search),
      /** What many members played, by period and game. */
      playedPeriods: (search: PeriodsSearch) => readPeriods(database.kysely, search),
      /** What members played before and after a moment of each. */
      turnoverAround: (search: AroundSearch) => readAround(database.kysely, search),
      /** Lucky rounds of a count, read in the transaction of the count. */
      luckyRounds: (search: LuckySearch, tx: Tx) => readLucky(tx, search),
    },
  };
}
