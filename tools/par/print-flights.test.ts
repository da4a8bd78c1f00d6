// The PAR page of a crash game gives the exact chance of each multiplier and the same return for
// all of them.
import { crashGames } from '@baize/engines';
import { expect, test } from 'vitest';
import { flightFigures, printFlights } from './print-flights.ts';

test.each(crashGames)('$code: every multiplier returns 99 %, cut', (game) => {
  const figures = flightFigures();
  expect(figures.every(({ returnPercent }) => returnPercent === '98.999999')).toBe(true);
  const two = figures.find(({ multiplier }) => multiplier === 200);
  expect(two?.chancePercent).toBe('49.499999');
  const page = printFlights(game);
  expect(page).toContain(game.version);
  expect(page.split('\n').filter((line) => line.includes('98.999999'))).toHaveLength(12);
});
