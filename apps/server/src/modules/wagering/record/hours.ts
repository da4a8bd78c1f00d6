// Counts what members play by the hour, soon after it was settled, and tells those who count by it
// in the same transaction: each of them sees every round once.
import { debounce } from '../../../platform/counting/index.ts';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { WageringPorts } from '../ports.ts';
import { countNextHours } from './store/count-hours.ts';
import { readHours, readPlayers, type HoursSearch, type PlayersSearch } from './store/hours.ts';

export function createHours({ database, log, hoursCounted }: WageringPorts) {
  /** False when another process counts just now. */
  const countHours = () =>
    database.transaction(async (tx) => {
      const added = await countNextHours(tx);
      if (added !== undefined && added.length > 0) await hoursCounted(tx, added);
      return added !== undefined;
    });
  const soon = debounce(countHours, log);
  return {
    soon,
    doors: {
      countHours,
      /** What a member's settled rounds came to by game, in whole hours. */
      playedHours: (search: HoursSearch, on: Queryable | Tx = database.kysely) =>
        readHours(on, search),
      /** Who played in whole hours, some at a time. */
      playersIn: (search: PlayersSearch, on: Queryable | Tx = database.kysely) =>
        readPlayers(on, search),
    },
  };
}
