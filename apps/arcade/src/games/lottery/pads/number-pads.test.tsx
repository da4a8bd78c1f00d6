// Number pads tell how often a number came in words, not by colour alone, fill the 49 numbers by
// what they share, and add up the digits that are picked.
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRoom, start } from '../testing/open-room.tsx';
import { choose, media, pick, press, ticket } from '../testing/presses.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('matchMedia', media);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const drawn = (numbers: number[], index: number) => ({
  issue: `20261123-07${String(index).padStart(2, '0')}`,
  numbers,
  version: 1,
  state: 'drawn' as const,
  drawsAt: start - 60_000 * (index + 1),
});

async function openWith(gameCode: string, draws: number[][]) {
  const room = openRoom({ gameCode, draws: draws.map(drawn) });
  await room.pass(0);
  return room;
}

const names = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('button')
    .map(nameOf);

/** What is read out of a button: all but what is only seen. */
const nameOf = (button: HTMLElement): string =>
  [...button.querySelectorAll(':scope > span:not([aria-hidden])')]
    .map(({ textContent }) => textContent)
    .join('');

test('a number says how often it came, and whether most or least', async () => {
  await openWith('SSC_1M', [
    [7, 1, 2, 3, 4],
    [7, 1, 2, 3, 4],
    [5, 1, 2, 3, 4],
  ]);
  const told = names('Place 1');
  expect(told[7]).toBe('7, drawn in the last draw, drawn in 2 of 3, most often');
  expect(told[5]).toBe('5, not drawn for 2 draws, drawn in 1 of 3');
  expect(told[0]).toBe('0, not drawn for 3 draws, drawn in 0 of 3, least often');
});

test('a board of odds tells it too; a tie that returns the stake is no hit', async () => {
  await openWith('SSC_1M', [
    [9, 1, 2, 3, 9],
    [9, 1, 2, 3, 4],
  ]);
  choose('Odds');
  expect(names('Place 1')[0]).toMatch(
    /^Big, odds [\d.]+, drawn in the last draw, drawn in 2 of 2/u,
  );
  choose('Dragon and tiger');
  const dragon = screen.getAllByRole('button', { name: /^Dragon, odds/u }).map(nameOf);
  expect(dragon.some((name) => name?.includes('not drawn for 1 draw, drawn in 1 of 2'))).toBe(true);
});

test('the 49 numbers are picked by colour, animal, last digit and element', async () => {
  await openWith('LHC_WEEK', []);
  choose('Matches');
  choose(/^Match 3$/u);
  const picked = () =>
    within(screen.getByRole('group', { name: 'Numbers' })).queryAllByRole('button', {
      pressed: true,
    });
  const facet = (name: string) => {
    const facets = screen.getByRole('tablist', { name: 'Pick numbers by' });
    fireEvent.click(within(facets).getByRole('tab', { name }));
  };
  const sets = (facet: string) => screen.getByRole('group', { name: facet });
  press('Green');
  expect(picked()).toHaveLength(16);
  press('Green');
  expect(picked()).toHaveLength(0);
  facet('Zodiac');
  expect(within(sets('Zodiac')).getAllByRole('button')).toHaveLength(12);
  // 2026 is the year of the horse: it has five numbers.
  press('Horse');
  expect(picked()).toHaveLength(5);
  press('Horse');
  facet('Last digit');
  press('Last 0');
  expect(picked()).toHaveLength(4);
  expect(ticket()).toContain('Units4');
  facet('Element');
  expect(within(sets('Element')).getAllByRole('button')).toHaveLength(5);
});

test('the divisions of Mark Six are picked by the same sets', async () => {
  await openWith('LHC_SIX', []);
  press('Green');
  const numbers = within(screen.getByRole('group', { name: 'Numbers' }));
  expect(numbers.queryAllByRole('button', { pressed: true })).toHaveLength(16);
  expect(ticket()).toContain('Units8,008');
});

test('digits at their places show what they add up to', async () => {
  await openWith('SSC_1M', []);
  for (const row of [1, 2, 3, 4]) pick(`Place ${row}`, row);
  expect(screen.queryByText(/^Sum/u)).toBeNull();
  pick('Place 5', 9);
  expect(screen.getByText('Sum 19')).toBeTruthy();
  pick('Place 5', 0);
  expect(screen.getByText('Sums 10 to 19')).toBeTruthy();
});
