// A ticket is typed by keyboard alone; its rows lie in the cart as one slip for each amount.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../app/memory-storage.ts';
import type { LotteryTerms } from '../desk/lottery-terms.ts';
import { openRoom, start, type RoomOptions } from '../testing/open-room.tsx';
import { button, isDisabled, media, press, spaced, t, ticket } from '../testing/presses.ts';
// Loaded beforehand: tests wait for timers, not for files.
import './typing-pad.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('matchMedia', media);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(options: RoomOptions = {}) {
  const room = openRoom({ gameCode: 'THAI_5M', ...options });
  await room.pass(0);
  await room.pass(0);
  return room;
}

const cell = (name: string, row: number) =>
  screen.getByRole('textbox', { name: `${name}, row ${row}` });
const type = (name: string, row: number, value: string) =>
  fireEvent.change(cell(name, row), { target: { value } });
const enter = () => fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
const shownMost = () =>
  spaced(screen.getByText(`${t('lottery-play.highest-prize')}:`).textContent)
    .split(': ')
    .at(-1);
const focused = () => document.activeElement?.getAttribute('aria-label');

test('Enter goes from number to amount, then from row to row with the amounts', async () => {
  await open();
  cell('Number', 1).focus();
  type('Number', 1, '456');
  enter();
  expect(focused()).toBe('Top, row 1');
  type('Top', 1, '100');
  enter();
  expect(focused()).toBe('Number, row 2');
  type('Number', 2, '645');
  enter();
  expect(focused()).toBe('Number, row 3');
  expect(cell('Top', 2)).toHaveProperty('value', '100');
  expect(ticket()).toContain('P 200.00');
});

test('two digits open top and bottom, three digits top and tod', async () => {
  await open();
  type('Number', 1, '12');
  expect(screen.queryByRole('textbox', { name: 'Tod, row 1' })).toBeNull();
  expect(cell('Bottom', 1)).toBeDefined();
  type('Number', 1, '123');
  expect(screen.queryByRole('textbox', { name: 'Bottom, row 1' })).toBeNull();
  expect(cell('Tod', 1)).toBeDefined();
});

test('the rows lie in the cart and are ordered as they were typed', async () => {
  const { sent, pass } = await open();
  type('Number', 1, '07');
  type('Top', 1, '50');
  type('Bottom', 1, '20');
  press(/^To the slip · P 70\.00$/u);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => spaced(textContent))).toEqual([
    expect.stringContaining('2 top07'),
    expect.stringContaining('2 bottom07'),
  ]);
  press(t('lottery-play.place-order'));
  press('Bet P 70.00');
  await pass(0);
  expect(sent[0]?.order.slips).toMatchObject([
    { play: 'TOP2', selection: '07', amount: '50.0000', stake: '50.0000' },
    { play: 'BOTTOM2', selection: '07', amount: '20.0000', stake: '20.0000' },
  ]);
  expect(sent[0]?.order.total).toBe('70.0000');
});

test('a slip that is edited lies on the pad of its play', async () => {
  await open();
  type('Number', 1, '07');
  type('Top', 1, '50');
  press(/^To the slip/u);
  press('Edit 2 top');
  const picked = screen.getByRole('tab', { name: t('lottery-play.way-picked') });
  expect(picked.getAttribute('aria-selected')).toBe('true');
  expect(ticket()).toContain('P 50.00');
});

test('a triple in any order is refused in its row, and holds the ticket back', async () => {
  await open();
  type('Number', 1, '555');
  type('Tod', 1, '10');
  expect(screen.getByText(/^Tod: A number cannot be played/u)).toBeDefined();
  expect(isDisabled(/^To the slip/u)).toBe(true);
});

test('a closed number is refused, and a limited one says what it is paid at', async () => {
  const limitedNumbers = [
    { play: 'TOP3', number: '456', rate: 50 },
    { play: 'TOP2', number: '07', rate: 0 },
    { play: 'TOD3', number: '564', rate: 25 },
  ];
  const { sent, pass } = await open({ terms: { limitedNumbers, limitedVersion: '1.0' } });
  type('Number', 1, '456');
  type('Top', 1, '10');
  expect(screen.getByText('Top: paid at 50% of the odds')).toBeDefined();
  // 10 at half of 900.
  expect(shownMost()).toBe('P 4,500.00');
  type('Tod', 1, '10');
  expect(screen.getByText('Tod: paid at 25% of the odds')).toBeDefined();
  type('Number', 1, '07');
  expect(screen.getByText('Top: This number takes no bets for this draw.')).toBeDefined();
  expect(screen.getByText('3 limited numbers')).toBeDefined();
  type('Number', 1, '456');
  press(/^To the slip/u);
  expect(screen.getByText(/456: paid at 50% of the odds$/u)).toBeDefined();
  press(t('lottery-play.place-order'));
  press('Bet P 20.00');
  await pass(0);
  expect(sent[0]?.order.limitedVersion).toBe('1.0');
});

test('a typed bet costs the price of its play, and pays by its amount', async () => {
  const plays = (own: LotteryTerms['plays']) => own.map((play) => ({ ...play, price: '0.9500' }));
  const { sent, pass } = await open({ plays });
  type('Number', 1, '07');
  type('Top', 1, '100');
  expect(ticket()).toContain('P 95.00');
  expect(shownMost()).toBe('P 9,000.00');
  press(/^To the slip · P 95\.00$/u);
  expect(screen.getByText(/^1 unit × P\s100\.00 × 0\.95$/u)).toBeDefined();
  press(t('lottery-play.place-order'));
  press('Bet P 95.00');
  await pass(0);
  expect(sent[0]?.order.slips).toMatchObject([{ amount: '100.0000', stake: '95.0000' }]);
});

test('4D: all orders cost as many amounts, iBox one', async () => {
  await open({ gameCode: 'D4_5M' });
  type('Number', 1, '1234');
  type('Big', 1, '1');
  press('Box');
  expect(ticket()).toContain('P 24.00');
  press('iBox');
  expect(ticket()).toContain('P 1.00');
});

test('a pasted list asks what can mean two things before its rows are taken', async () => {
  await open();
  press(t('lottery-play.paste-list'));
  fireEvent.change(screen.getByRole('textbox', { name: /^One line/u }), {
    target: { value: '456=100x100x50\n12=50*50\nnonsense' },
  });
  expect(isDisabled('Add 2 rows')).toBe(true);
  expect(screen.getByText('Write “number = amounts”.')).toBeDefined();
  press('3 top × 3 tod × 3 back');
  press('Add 2 rows');
  expect(cell('Back', 1)).toHaveProperty('value', '50');
  expect(ticket()).toContain('P 350.00');
});

test('a reload keeps what was typed, for the same player alone', async () => {
  const storage = memoryStorage();
  const { unmount } = await open({ storage });
  type('Number', 1, '12');
  unmount();
  const again = await open({ storage });
  expect(cell('Number', 1)).toHaveProperty('value', '12');
  again.unmount();
  await open({ storage, terms: { playerId: 'player-2' } });
  expect(cell('Number', 1)).toHaveProperty('value', '');
  expect(button(t('lottery-play.fill-clear')).disabled).toBe(true);
});
