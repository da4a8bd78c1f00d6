// A game of lines: runs from the first reel along fixed lines.
import type { LineGame } from '@baize/engines';
import type { MechanicFace } from './face.ts';
import { paysOf, scatterStakes } from './pays.ts';

export function lineFace(game: LineGame): MechanicFace {
  const { freeSpins, scatterPays, stakeCredits } = game;
  const free = {
    count: freeSpins.scattersMin,
    spins: freeSpins.awarded,
    multiplier: freeSpins.multiplier,
    more: freeSpins.retriggered,
    max: freeSpins.spinsMax,
  };
  return {
    strips: game.strips,
    falls: false,
    lines: game.lines,
    pays: Object.entries(game.linePays).map(([symbol, pays]) => ({ symbol, pays: paysOf(pays) })),
    special: [
      { symbol: game.wild, does: { key: 'slots.paytable-wild' } },
      {
        symbol: game.scatter,
        does: { key: 'slots.paytable-scatter', values: free },
        pays: paysOf(scatterPays, stakeCredits),
      },
    ],
    awaited: [{ symbol: game.scatter, count: freeSpins.scattersMin }],
    rules: [
      { key: 'slots.rules-lines', values: { count: game.lines.length } },
      { key: 'slots.rules-scatter', values: { pays: scatterStakes(scatterPays) } },
      { key: 'slots.rules-free', values: free },
    ],
    freeNote: { key: 'slots.free-spins-times', values: { multiplier: freeSpins.multiplier } },
    freeTimes: freeSpins.multiplier,
  };
}
