// Vietnam's lotteries as their lobby lists them: our own draws, then region by region, those that
// draw today before the others.
import { dayText } from '@baize/money';
import type { GameNow } from '../desk/lottery-terms.ts';
import { gamesOn, regionOf, regions, weekdayOf, type Region } from '../boards/regions.ts';

export interface RegionGames {
  readonly region: Region | 'own';
  readonly today: readonly GameNow[];
  readonly others: readonly GameNow[];
}

export function vietnamLists(games: readonly GameNow[], now: number): readonly RegionGames[] {
  const weekday = weekdayOf(dayText(now));
  const own = games.filter(({ drawnBy }) => drawnBy === 'us');
  const outside = games.filter(({ drawnBy }) => drawnBy === 'outside');
  const lists = regions.map((region): RegionGames => {
    const draws = new Set(gamesOn(region, weekday));
    const all = outside.filter(({ gameCode }) => regionOf(gameCode) === region);
    return {
      region,
      today: all.filter(({ gameCode }) => draws.has(gameCode)),
      others: all.filter(({ gameCode }) => !draws.has(gameCode)),
    };
  });
  const mine: RegionGames = { region: 'own', today: own, others: [] };
  return [mine, ...lists].filter(({ today, others }) => today.length + others.length > 0);
}
