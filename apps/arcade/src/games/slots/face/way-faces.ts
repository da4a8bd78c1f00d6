// Games of ways: a symbol pays for every way through neighbouring reels, on reels of one height or
// of heights drawn anew on every spin.
import type { ShiftingWayGame, WayGame } from '@baize/engines';
import type { MechanicFace, Sentence } from './face.ts';
import { leastOf, paysOf, scatterStakes, spinsByScatters, timesOf } from './pays.ts';

export function wayFace(game: WayGame): MechanicFace {
  const { wildWeight } = game.freeSpins;
  const count = { count: wildWeight };
  return {
    ...sharedFace(game),
    rules: [
      { key: 'slots.rules-ways', values: { ways: game.rows ** game.strips.length } },
      ...sharedRules(game),
      { key: 'slots.rules-free-wilds', values: count },
    ],
    freeNote: { key: 'slots.free-wilds', values: count },
  };
}

export function shiftingWayFace(game: ShiftingWayGame): MechanicFace {
  const heights = Object.keys(game.heights).map(Number);
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  const ways = most ** game.strips.length;
  const multipliers = Object.keys(game.freeSpins.multipliers);
  return {
    ...sharedFace(game),
    flattestCell: 0.58,
    rules: [
      { key: 'slots.rules-ways', values: { ways } },
      { key: 'slots.rules-shifting', values: { least, most, ways } },
      ...sharedRules(game),
      {
        key: 'slots.rules-free-multipliers',
        values: { multipliers: timesOf(multipliers) },
      },
    ],
    freeNote: { key: 'slots.free-multipliers', values: { most: multipliers.at(-1) ?? '' } },
  };
}

type AnyWayGame = WayGame | ShiftingWayGame;

function sharedFace(game: AnyWayGame): Omit<MechanicFace, 'rules'> {
  const { freeSpins, scatterPays, stakeCredits } = game;
  const count = leastOf(freeSpins.awarded);
  const spins = spinsByScatters(freeSpins.awarded);
  return {
    strips: game.strips,
    falls: false,
    lines: [],
    pays: Object.entries(game.wayPays).map(([symbol, pays]) => ({ symbol, pays: paysOf(pays) })),
    special: [
      { symbol: game.wild, does: { key: 'slots.paytable-wild' } },
      {
        symbol: game.scatter,
        does: { key: 'slots.paytable-scatter-spins', values: { count, spins } },
        pays: paysOf(scatterPays, stakeCredits),
      },
    ],
    awaited: [{ symbol: game.scatter, count }],
  };
}

function sharedRules({ scatterPays, freeSpins }: AnyWayGame): Sentence[] {
  return [
    { key: 'slots.rules-scatter', values: { pays: scatterStakes(scatterPays) } },
    {
      key: 'slots.rules-free-spins',
      values: { spins: spinsByScatters(freeSpins.awarded), max: freeSpins.spinsMax },
    },
  ];
}
