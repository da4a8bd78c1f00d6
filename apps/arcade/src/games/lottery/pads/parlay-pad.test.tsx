// A parlay on its pad: every press tells the odds of all legs and their return; answers of one
// place that hang together replace each other; the order is what was picked.
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRoom, start } from '../testing/open-room.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (place: string, name: string) =>
  within(screen.getByRole('group', { name: place })).getByRole('button', {
    name: new RegExp(`^${name}, odds`, 'u'),
  });
const press = (place: string, name: string) => fireEvent.click(answer(place, name));
const facts = () =>
  screen.getAllByRole('status').find(({ textContent }) => /legs|answers/u.test(textContent ?? ''));

async function openParlay() {
  const room = openRoom({ gameCode: 'LHC_5M' });
  await room.pass(0);
  fireEvent.click(screen.getByRole('tab', { name: 'Parlay' }));
  return room;
}

test('the odds of all legs and their return follow every press', async () => {
  await openParlay();
  press('Place 1', 'Big');
  expect(facts()?.textContent).toBe('Pick at least two answers.');
  press('Place 3', 'Red');
  expect(facts()?.textContent).toBe('2 legs · odds 5.4202 · returns 94.4518%');
  press('Special number', 'Odd');
  expect(facts()?.textContent).toBe('3 legs · odds 10.5081 · returns 91.7047%');
  press('Place 1', 'Small');
  expect(answer('Place 1', 'Big').getAttribute('aria-pressed')).toBe('false');
});

test('the special number has two answers only where they do not hang together', async () => {
  await openParlay();
  press('Special number', 'Big');
  press('Special number', 'Odd');
  expect(facts()?.textContent).toMatch(/^2 legs/u);
  press('Special number', 'Red');
  expect(answer('Special number', 'Red').getAttribute('aria-pressed')).toBe('true');
  expect(answer('Special number', 'Big').getAttribute('aria-pressed')).toBe('false');
});

test('a parlay is ordered as one unit', async () => {
  const { sent, pass } = await openParlay();
  press('Place 2', 'Big');
  press('Special number', 'Even');
  fireEvent.click(screen.getByRole('button', { name: /^Bet/u }));
  await pass(0);
  expect(sent[0]?.order.slips).toMatchObject([
    { play: 'PARLAY', selection: '-|big|-|-|-|-|even', units: 1 },
  ]);
});

test('the rules tell the least return by legs', async () => {
  const { pass } = await openParlay();
  fireEvent.click(screen.getByRole('button', { name: 'Rules' }));
  await pass(0);
  expect(screen.getByRole('row', { name: /^7 27\.1856%$/u })).toBeDefined();
});
