// The record of all rounds as lobbies, the operator and other modules read it. Nothing here decides
// a round, so a change of it asks for no new record of the certified code.
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { Round } from '../rounds/rules/round.ts';
import { readClosed } from './store/closed-reader.ts';
import { readClosedHours } from './store/closed-hours.ts';
import { readLastRounds, readLowRiskStakes, readOppositeStakes } from './store/desk-reader.ts';
import { hasClosed, readClosedStakes } from './store/closed-stakes.ts';
import { readPlayedDays, type PlayedDaysSearch } from './store/played-days.ts';
import {
  readHouseSums,
  readJackpotFed,
  readOpenGames,
  readRounds,
  readSums,
  readTopWinners,
  type RoundSearch,
} from './store/reader.ts';
import { readSettled, type SettledSearch } from './store/settled-rounds.ts';
import { sumRounds } from './store/round-sums.ts';
import { readEntries, type EntrySearch } from './store/vendor-entries.ts';

export function createFigures({ kysely }: Database) {
  return {
    /** One page of a player's rounds of a game of ours, newest first. */
    roundsOf: (search: Omit<RoundSearch, 'own'>) => readRounds(kysely, { ...search, own: true }),
    async lastRound(
      playerId: string,
      gameCode: string,
      currency: string,
    ): Promise<Round | undefined> {
      const page = { playerId, currency, gameCode, own: true, pageNo: 1, pageSize: 1 };
      const [round] = (await readRounds(kysely, page)).rounds;
      return round?.state === 'settled' ? round : undefined;
    },
    openGames: (playerId: string, currency: string) => readOpenGames(kysely, playerId, currency),
    vendorEntries: (search: EntrySearch) => readEntries(kysely, search),
    topWinners: (currency: string, since: number, count: number) =>
      readTopWinners(kysely, currency, since, count),
    /** What a player staked and was paid since a moment of late, as of a session. */
    sums: (playerId: string, currency: string, since: number) =>
      readSums(kysely, playerId, currency, since),
    /** The same since long ago: whole days by their counts. */
    async lifeSums(playerId: string, currency: string, since: number) {
      const sums = await sumRounds(kysely, { playerId, currency, from: since });
      return { staked: sums.stake, paid: sums.payout };
    },
    jackpotFed: readJackpotFed,
    houseSums: (currency: string, since: number) => readHouseSums(kysely, currency, since),
    /** What was settled from this mark on, each round once. */
    closedSince: (tx: Tx, mark: bigint) => readClosed(tx, mark),
    /** Whether any round was closed between two marks, of whatever money. */
    hasClosed,
    /** What a player's settled rounds came to, by day and game. */
    playedDays: (search: PlayedDaysSearch) => readPlayedDays(kysely, search),
    /** What was staked and paid by hour and player from this mark on, each round once. */
    hoursSince: (tx: Tx, asked: Parameters<typeof readClosedHours>[1]) =>
      readClosedHours(tx, asked),
    /** A member's rounds that were settled within a window. */
    settledRounds: (search: SettledSearch) => readSettled(kysely, search),
    /** The newest rounds of a player, ours and vendors'. */
    lastRounds: (asked: Parameters<typeof readLastRounds>[1]) => readLastRounds(kysely, asked),
    /** How much of a player's stakes other stakes of theirs on the same event offset. */
    oppositeStakes: (asked: Parameters<typeof readOppositeStakes>[1]) =>
      readOppositeStakes(kysely, asked),
    /** How much of a player's stakes lay in rounds that paid nearly their stake. */
    lowRiskStakes: (asked: Parameters<typeof readLowRiskStakes>[1]) =>
      readLowRiskStakes(kysely, asked),
    /** What members staked in rounds settled from this mark on, each round once. */
    stakesSince: (tx: Tx, mark: bigint, currency: string) => readClosedStakes(tx, mark, currency),
  };
}
