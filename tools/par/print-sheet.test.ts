// The printed sheet agrees with the game's certificate, for a counted game.
import { slotGameOf, parSheet } from '@baize/engines';
import { expect, test } from 'vitest';
import { printSheet } from './print-sheet.ts';

test('the sheet of Monsoon 243 names its return, its cycle, its pays and its reels', () => {
  const game = slotGameOf('monsoon-243') ?? expect.fail('the game is in the registry');
  const { definition, version } = game;
  const lines = printSheet({ definition, version, sheet: parSheet(definition) }).split('\n');
  expect(lines).toContain('exactly                 419411809/435750000');
  expect(lines).toContain('  windows that trigger  208008');
  // The reels show 0.2, 0.3, 0.4, 0.4 and 0.2 of P1 and wilds on average.
  expect(lines.find((line) => line.startsWith('P1 × 5'))?.split(/ {2,}/)).toEqual([
    'P1 × 5',
    '600',
    '0.00192000',
    '4.6080',
  ]);
  expect(lines.find((line) => line.startsWith('W '))?.split(/ +/)).toEqual([
    'W',
    '0',
    '1',
    '2',
    '2',
    '0',
  ]);
  expect(lines.filter((line) => /^reel \d: /.test(line))).toHaveLength(5);
});
