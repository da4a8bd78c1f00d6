// Domino Duel: two tiles each from the twenty-eight of a double-six set, none twice. A hand is
// worth its pips without the tens, nine is the best; even hands give the stake back.
import { drawNumbers } from './draws.ts';
import { defineGame } from './game.ts';

export type Tile = readonly [low: number, high: number];

export const tiles: readonly Tile[] = Array.from({ length: 7 }, (_, high) =>
  Array.from({ length: high + 1 }, (_, low): Tile => [low, high]),
).flat();

const blank: Tile = [0, 0];

export const handValue = (hand: readonly Tile[]): number =>
  hand.reduce((sum, [low, high]) => sum + low + high, 0) % 10;

export const dominoDuel = defineGame({
  code: 'domino-duel',
  vendor: 'SBXD',
  category: 'PVP',
  stage: 'dominoes',
  hue: 20,
  names: { en: 'Domino Duel', id: 'Duel Domino' },
  choices: [
    { code: 'duel', pays: '1.92', returnPercent: '96.4073' },
    { code: 'nine', pays: '9.55', returnPercent: '96.0052' },
  ],
  draw: (draws) => {
    const drawn = drawNumbers(draws, 4, tiles.length).flatMap((number) => [
      tiles[number - 1] ?? blank,
    ]);
    return { you: drawn.slice(0, 2), rival: drawn.slice(2), name: draws.below(8) };
  },
  pays: (choice, { you, rival }) => dominoPays(choice, handValue(you), handValue(rival)),
});

export function dominoPays(choice: string, you: number, rival: number): number {
  if (choice === 'nine') return you === 9 ? 955 : 0;
  if (you === rival) return 100;
  return you > rival ? 192 : 0;
}
