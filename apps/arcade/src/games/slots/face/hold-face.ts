// A hold-and-win game: lines, and coins that are held.
import type { HoldGame } from '@baize/engines';
import type { MechanicFace } from './face.ts';
import { paysOf } from './pays.ts';

export function holdFace(game: HoldGame): MechanicFace {
  const { hold } = game;
  const plain = hold.coins.flatMap(({ label, stakes }) => (label === undefined ? [stakes] : []));
  const prize = (name: string) => hold.coins.find(({ label }) => label === name)?.stakes ?? 0;
  const begins = { count: hold.coinsMin, respins: hold.respins };
  return {
    strips: game.strips,
    falls: false,
    lines: game.lines,
    pays: Object.entries(game.linePays).map(([symbol, pays]) => ({ symbol, pays: paysOf(pays) })),
    special: [
      { symbol: game.wild, does: { key: 'slots.paytable-wild-coin' } },
      { symbol: game.scatter, does: { key: 'slots.paytable-coin', values: begins } },
    ],
    awaited: [{ symbol: game.scatter, count: hold.coinsMin }],
    rules: [
      { key: 'slots.rules-lines', values: { count: game.lines.length } },
      { key: 'slots.rules-hold', values: begins },
      {
        key: 'slots.rules-coins',
        values: { least: Math.min(...plain), most: Math.max(...plain) },
      },
      {
        key: 'slots.rules-prizes',
        values: {
          mini: prize('mini'),
          minor: prize('minor'),
          major: prize('major'),
          grand: hold.fullStakes,
        },
      },
    ],
    feature: 'hold',
  };
}
