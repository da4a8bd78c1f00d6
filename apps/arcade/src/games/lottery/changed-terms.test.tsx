// Limited numbers that change while the room is open: the screen reads them when the next issue has
// a list of its own, when the clock tells them, and when an order is refused for them.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRoom, refusedAs, start, type RoomOptions } from './testing/open-room.tsx';
import { media, press, t } from './testing/presses.ts';
// Loaded beforehand: tests wait for timers, not for files.
import './typing/typing-pad.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('matchMedia', media);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const half = [{ play: 'TOP3', number: '456', rate: 50 }];
const limited = { limitedNumbers: half, limitedVersion: '0.1' };

/** A draw of five minutes, of which four and a half are left. */
async function open(options: RoomOptions = {}) {
  const terms = { limitedVersion: '0.0' };
  const room = openRoom({ gameCode: 'THAI_5M', terms, ...options });
  await room.pass(0);
  await room.pass(0);
  const change = (now: typeof limited) => {
    room.house.terms = { ...room.house.terms, ...now };
  };
  return { ...room, change };
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: `${name}, row 1` }), { target: { value } });

async function bet({ pass }: Pick<Awaited<ReturnType<typeof open>>, 'pass'>) {
  press(/^To the slip/u);
  press(t('lottery-play.place-order'));
  press('Bet P 10.00');
  await pass(0);
}

test('after the turn of issues a bet names the list of the new issue', async () => {
  const room = await open();
  type('Number', '456');
  type('Top', '10');
  room.change(limited);
  // The open issue closes, and the clock asks for the next one.
  await room.pass(5 * 60_000);
  expect(screen.getByText('Top: paid at 50% of the odds')).toBeDefined();
  await bet(room);
  expect(room.sent[0]?.order.limitedVersion).toBe('0.1');
});

test('a list that staff set while the issue is open shows without a reload', async () => {
  const room = await open();
  type('Number', '456');
  type('Top', '10');
  press(/^To the slip/u);
  room.change(limited);
  await room.pass(31_000);
  expect(screen.getByText(/456: paid at 50% of the odds$/u)).toBeDefined();
  expect(screen.getByText(t('lottery-play.cart-priced-again'))).toBeDefined();
});

test('an order refused for a new list is accepted when placed again', async () => {
  let isRefused = true;
  const refusal = () => (isRefused ? refusedAs('rules-changed') : undefined);
  const room = await open({ refusal });
  type('Number', '456');
  type('Top', '10');
  room.change(limited);
  await bet(room);
  await room.pass(0);
  expect(screen.getByText(/456: paid at 50% of the odds$/u)).toBeDefined();
  expect(screen.getByText(t('lottery-play.cart-priced-again'))).toBeDefined();
  isRefused = false;
  press(t('lottery-play.place-order'));
  press('Bet P 10.00');
  await room.pass(0);
  expect(room.sent.map(({ order }) => order.limitedVersion)).toEqual(['0.0', '0.1']);
});

test('an order refused for newer rules of the game asks to open it anew', async () => {
  const room = await open({ refusal: () => refusedAs('rules-changed') });
  type('Number', '456');
  type('Top', '10');
  room.house.terms = { ...room.house.terms, gameVersion: 'b'.repeat(64) };
  await bet(room);
  await room.pass(0);
  expect(screen.getByRole('button', { name: t('arcade.rules-changed-open') })).toBeDefined();
});
