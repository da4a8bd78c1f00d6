// A game of expanding wilds: runs along lines, over reels that a wild has filled.
import type { ExpandingGame } from '@baize/engines';
import type { MechanicFace } from './face.ts';
import { paysOf, scatterStakes } from './pays.ts';

export function expandingFace(game: ExpandingGame): MechanicFace {
  const { freeSpins, scatterPays, stakeCredits } = game;
  const free = { count: freeSpins.scattersMin, spins: freeSpins.awarded };
  return {
    strips: game.strips,
    falls: false,
    lines: game.lines,
    pays: Object.entries(game.linePays).map(([symbol, pays]) => ({ symbol, pays: paysOf(pays) })),
    special: [
      { symbol: game.wild, does: { key: 'slots.paytable-expanding' } },
      {
        symbol: game.scatter,
        does: { key: 'slots.paytable-scatter-once', values: free },
        pays: paysOf(scatterPays, stakeCredits),
      },
    ],
    awaited: [{ symbol: game.scatter, count: freeSpins.scattersMin }],
    rules: [
      { key: 'slots.rules-lines', values: { count: game.lines.length } },
      { key: 'slots.rules-expanding' },
      { key: 'slots.rules-scatter', values: { pays: scatterStakes(scatterPays) } },
      { key: 'slots.rules-free-filled', values: free },
    ],
    freeNote: { key: 'slots.free-filled' },
  };
}
