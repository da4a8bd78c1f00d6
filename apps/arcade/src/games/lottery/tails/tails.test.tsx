// Pads of tails: sets at one press, steps, both orders, typed numbers, and the cost in words.
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRoom, start, type RoomOptions } from '../testing/open-room.tsx';
import { choose, media, press, spaced, t, ticket } from '../testing/presses.ts';
import { tailFacets, tailSets } from './tail-sets.ts';
import { typedNumbers } from './typed-numbers.ts';
// Loaded beforehand: tests wait for timers, not for files.
import './tail-fills.tsx';
import './typed-row.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('matchMedia', media);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pad = () => screen.getByRole('region', { name: t('lottery-play.pad') });
const padText = () => spaced(pad().textContent);

const hitPays = () => Number(/each hit pays P ([\d,]+\.\d\d)/iu.exec(padText())?.[1]);

async function openPad(gameCode: string, terms: RoomOptions['terms'] & object = {}) {
  const room = openRoom({ gameCode, terms });
  await room.pass(0);
  return room;
}

test('the picker groups the plays as players name them', async () => {
  await openPad('VN_N_1M');
  const groups = screen.getByRole('tablist', { name: t('lottery-play.play-groups') });
  expect(
    within(groups)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['Đề', 'Đầu, đuôi', '3 and 4 càng', 'Lô', 'Xiên', 'Trượt']);
});

test('a tens digit fills ten numbers at one press, and a second press empties them', async () => {
  const { pass } = await openPad('VN_N_1M');
  choose('Lô');
  await pass(0);
  press('Đầu 5');
  expect(ticket()).toContain('Units270');
  expect(padText()).toContain('10 numbers × 27 lots × P 10.00 = P 2,700.00');
  press('Đầu 5');
  expect(ticket()).toContain('Units0');
});

test('steps and both orders add numbers', async () => {
  const { pass } = await openPad('VN_S_1M');
  choose('Lô');
  await pass(0);
  choose('Kéo');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '12' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '15' } });
  fireEvent.change(screen.getByLabelText('Step'), { target: { value: '1' } });
  press('Pick 4 numbers');
  expect(padText()).toContain('4 numbers × 18 lots');
  press(t('lottery-vietnam.both-orders'));
  expect(padText()).toContain('8 numbers × 18 lots');
});

test('numbers of three digits are typed without a break, and permuted', async () => {
  const { pass } = await openPad('VN_S_1M');
  choose('Lô');
  await pass(0);
  choose('Bao lô, 3 digits');
  await pass(0);
  const field = screen.getByLabelText<HTMLInputElement>('Numbers of 3 digits');
  fireEvent.change(field, { target: { value: '4014021' } });
  expect(field.value).toBe('1');
  expect(padText()).toContain('2 numbers × 17 lots × P 10.00 = P 340.00');
  press(t('lottery-vietnam.permutations'));
  expect(padText()).toContain('12 numbers × 17 lots');
  press('Remove 401');
  expect(padText()).toContain('11 numbers × 17 lots');
});

test('a number that is limited shrinks what is won, a closed one cannot be bet', async () => {
  const limitedNumbers = [
    { play: 'LO2', number: '05', rate: 50 },
    { play: 'LO2', number: '96', rate: 0 },
  ];
  const { pass } = await openPad('VN_N_1M', { limitedNumbers });
  expect(screen.getByText('2 limited numbers')).toBeDefined();
  choose('Lô');
  await pass(0);
  const pick = (tail: string) =>
    fireEvent.click(within(pad()).getByRole('button', { name: new RegExp(`^${tail}`, 'u') }));
  pick('05');
  const half = hitPays();
  expect(padText()).toContain('05: paid at 50% of the odds');
  pick('23');
  expect(hitPays()).toBe(2 * half);
  expect(padText()).toContain('05: paid at 50% of the odds');
  pick('96');
  expect(ticket()).toContain(t('lottery-play.slip-number-closed'));
});

test('a ticket of two tails counts as one', async () => {
  const { pass } = await openPad('VN_N_1M');
  choose('Xiên');
  await pass(0);
  for (const tail of ['01', '51', '60'])
    fireEvent.click(within(pad()).getByRole('button', { name: new RegExp(`^${tail}`, 'u') }));
  expect(padText()).toContain('3 tickets × P 10.00 = P 30.00');
});

test('the sets of digits hold each tail once', () => {
  for (const facet of tailFacets.filter((one) => one !== 'animal')) {
    const numbers = tailSets(facet).flatMap((set) => set.numbers);
    expect(new Set(numbers).size).toBe(100);
  }
});

test('a typed number is taken with its last digit, and marks part numbers', () => {
  expect(typedNumbers('12', 3)).toEqual({ numbers: [], rest: '12' });
  expect(typedNumbers('123', 3)).toEqual({ numbers: [123], rest: '' });
  expect(typedNumbers('012,345 6', 3)).toEqual({ numbers: [12, 345], rest: '6' });
  expect(typedNumbers('12 345', 3)).toEqual({ numbers: [345], rest: '' });
});
