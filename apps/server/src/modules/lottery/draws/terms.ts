// The lotteries as they are offered now: each game's definition with what staff set for it, held in
// memory. Orders are taken on these terms; what was struck before keeps its own.
import { isDeepStrictEqual } from 'node:util';
import { lotteryGames, playsOf, type LotteryGame, type Play, type Schedule } from '@baize/engines';
import type { Odds, Units } from '@baize/money';
import { keep } from '../../../platform/kept/index.ts';
import type { LotteryPorts } from '../ports.ts';
import { scheduleOf } from './rules/schedules.ts';
import { offeredGame, oddsOf, ownPlayOf, ownTerms } from './rules/terms.ts';
import type { GameTerms, PlayTerms } from './rules/terms.ts';
import { readTerms, type SetTerms } from './store/terms.ts';

export interface OfferedGame {
  /** With the terms of this moment in place of the definition's own. */
  readonly game: LotteryGame;
  readonly terms: GameTerms;
  readonly schedule: Schedule;
  /** The first lottery day that the schedule holds for. */
  readonly scheduleFrom: string;
  readonly isScheduleSet: boolean;
  playTerms(play: string): PlayTerms;
  /** Undefined of a play that pays prizes. */
  oddsOf(play: Play): readonly Odds[] | undefined;
  /** What one outcome of the play may cost in an issue. */
  exposureMostOf(play: string): Units;
}

const nothingSet: SetTerms = { terms: undefined, schedule: undefined, plays: new Map() };
const definitions = new Map(lotteryGames.map((game) => [game.code, game]));

type TermsPorts = Pick<LotteryPorts, 'database' | 'bus' | 'log' | 'metrics'>;

export function keepTerms({ database, bus, log, metrics }: TermsPorts) {
  const kept = keep({
    name: 'lottery_terms',
    bus,
    log,
    metrics,
    fresh: offered(new Map()),
    read: async () => offered(await readTerms(database.kysely)),
  });
  return {
    start: kept.start,
    stop: kept.stop,
    changed: kept.changed,
    all: (): readonly OfferedGame[] => [...kept.current().values()],
    of: (gameCode: string): OfferedGame | undefined => kept.current().get(gameCode),
  };
}

export type Terms = ReturnType<typeof keepTerms>;

function offered(set: ReadonlyMap<string, SetTerms>): ReadonlyMap<string, OfferedGame> {
  return new Map(
    lotteryGames.map((game) => [game.code, offeredOf(game, set.get(game.code) ?? nothingSet)]),
  );
}

function offeredOf(definition: LotteryGame, set: SetTerms): OfferedGame {
  const terms = set.terms ?? ownTerms(definition);
  const game = offeredGame(definition, terms);
  const playTerms = (play: string) =>
    set.plays.get(play) ?? ownPlayOf(playsNow(definition).get(play));
  return {
    game,
    terms,
    schedule: set.schedule ? scheduleOf(set.schedule.data) : definition.schedule,
    scheduleFrom: set.schedule?.fromDay ?? definition.schedule.firstDay,
    isScheduleSet:
      set.schedule !== undefined &&
      !isDeepStrictEqual(scheduleOf(set.schedule.data), definition.schedule),
    playTerms,
    oddsOf: (play) => (play.pays === 'odds' ? oddsOf(game, play, playTerms(play.code)) : undefined),
    exposureMostOf: (play) => playTerms(play).exposureMost ?? terms.exposureMost,
  };
}

/** The definition as it is delivered, whatever staff set. */
export const definitionOf = (gameCode: string): LotteryGame | undefined =>
  definitions.get(gameCode);

/** The plays of a game by code; those with animals as of the current lunar year. */
export const playsNow = (game: LotteryGame): ReadonlyMap<string, Play> => playsOf(game.kind);
