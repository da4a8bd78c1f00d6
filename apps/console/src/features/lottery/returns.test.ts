// Returns before a change is sent are those the server will find: exact, with the same bounds.
import { expect, test } from 'vitest';
import { lotteryGames, playsOf } from '@baize/engines';
import {
  oddsAtReturn,
  oddsMoves,
  printExact,
  printReturn,
  termsMoves,
  type Verdict,
} from './returns.ts';

const bounds = { returnLeast: '85.0000', returnMost: '99.9000', returnAlone: '1.0000' };
const terms = { oddsReturn: 97, pricePercent: 100, groupLeast: 1800, groupMost: 1998 };

test.each<[change: Partial<typeof terms>, name: string, percent: string, verdict: Verdict]>([
  [{}, 'odds', '97.0000', 'unchanged'],
  [{ oddsReturn: 96 }, 'odds', '96.0000', 'alone'],
  [{ oddsReturn: 95 }, 'odds', '95.0000', 'second-person'],
  [{ oddsReturn: 84 }, 'odds', '84.0000', 'below-floor'],
  [{ oddsReturn: 100 }, 'odds', '100.0000', 'above-ceiling'],
  [{ groupLeast: 1698 }, 'group-least', '84.9000', 'below-floor'],
  [{ groupMost: 2000 }, 'group-most', '100.0000', 'above-ceiling'],
  [{ groupMost: 1978 }, 'group-most', '98.9000', 'alone'],
])('terms %j: %s returns %s, %s', (change, name, percent, verdict) => {
  const move = termsMoves(terms, { ...terms, ...change }, bounds).find((one) => one.name === name);
  expect(move && printReturn(move.after)).toBe(percent);
  expect(move?.verdict).toBe(verdict);
});

const definition = lotteryGames.find(({ code }) => code === 'SSC_1M');
const play = playsOf('SSC').get('C_SUM');

test('odds of 1.98 on one half return exactly 99/100', () => {
  if (!definition || !play) throw new RangeError('SSC has no C_SUM');
  const before = oddsAtReturn(definition, play, 97);
  const moves = oddsMoves(play, before, [19_800n, ...before.slice(1)], bounds);
  expect(moves.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['big', 'second-person'],
    ['small', 'unchanged'],
    ['odd', 'unchanged'],
    ['even', 'unchanged'],
  ]);
  expect(moves[0] && printExact(moves[0].after)).toBe('99/100');
  expect(moves[1] && printReturn(moves[1].after)).toBe('97.0000');
});
