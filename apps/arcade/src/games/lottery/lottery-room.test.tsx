// A lottery as a player plays it: picks by pad and by keys, prices at every press, the cart, a
// chase, an issue that closes while numbers are picked, refusals that leave every pick, draws that
// are shown.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../app/memory-storage.ts';
import { openRoom, refusedAs, start } from './testing/open-room.tsx';
import { spaced, t, ticket, ticketRegion } from './testing/presses.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal(
    'matchMedia',
    mediaThat(() => false),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const mediaThat = (matches: (media: string) => boolean) => (media: string) =>
  Object.assign(new EventTarget(), { media, matches: matches(media) });

const press = (wanted: string | RegExp) => {
  const isIt = (name: string) =>
    typeof wanted === 'string' ? spaced(name) === wanted : wanted.test(spaced(name));
  fireEvent.click(screen.getByRole('button', { name: isIt }));
};
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('tab', { name }));
const number = (row: string, value: number) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: row })).getByRole('button', {
      name: new RegExp(`^${value}(,|$)`, 'u'),
    }),
  );

/** Group 6 of the last three digits, with four numbers: four units. */
function pickGroupSix(): void {
  choose('3 digits');
  choose('Group 6');
  choose('last 3');
  for (const value of [1, 2, 5, 7]) number('Numbers', value);
}

test('a lottery without a result says so in its head', async () => {
  const { pass, house } = openRoom();
  await pass(0);
  const head = () => screen.getByRole('region', { name: t('lottery-play.this-issue') });
  expect(head().textContent).toContain(t('lottery-play.no-results'));
  vi.stubGlobal(
    'matchMedia',
    mediaThat((media) => media.includes('reduce')),
  );
  await pass(33_000);
  house.last = result;
  await pass(3000);
  expect(head().textContent).not.toContain(t('lottery-play.no-results'));
  expect(within(head()).getByRole('img', { name: '7, 1, 2, 5, 0' })).toBeTruthy();
});

test('every press shows units, stake and highest prize', async () => {
  const { pass } = openRoom();
  await pass(0);
  pickGroupSix();
  expect(ticket()).toContain('Units4');
  expect(ticket()).toContain('P 8.00');
  expect(ticket()).toContain('P 326.00');
  press('Raise the multiple');
  expect(ticket()).toContain('P 16.00');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1800' } });
  expect(ticket()).toContain('P 600.00');
});

test('launched as an e-lottery, a room opens at its odds', async () => {
  history.replaceState(null, '', '/arcade/SSC_1M?pays=odds');
  const { pass } = openRoom();
  await pass(0);
  expect(screen.getByRole('tab', { name: 'Odds', selected: true })).toBeTruthy();
  history.replaceState(null, '', '/');
});

test('the cart keeps its open dialog when the window grows and shows the pad', async () => {
  const media = mediaThat(() => false)('');
  vi.stubGlobal('matchMedia', () => media);
  const { pass } = openRoom();
  await pass(0);
  pickGroupSix();
  press('Add to cart');
  press(/^Cart/u);
  expect(screen.queryByRole('region', ticketRegion)).toBeNull();
  press('Chase');
  act(() => {
    Object.assign(media, { matches: true });
    media.dispatchEvent(new Event('change'));
  });
  expect(screen.getByRole('group', { name: 'Numbers', hidden: true })).toBeTruthy();
  expect(screen.getAllByRole('dialog', { name: 'Plan a chase' })).toHaveLength(1);
});

test('a bet in one press names the open issue and what the screen counted', async () => {
  const { pass, sent } = openRoom();
  await pass(0);
  pickGroupSix();
  press('Bet P 8.00');
  await pass(0);
  expect(sent[0]?.order).toMatchObject({
    issue: '20261123-0721',
    total: '8.0000',
    slips: [{ play: '3X_G6_BACK', selection: '1,2,5,7', units: 4, stake: '8.0000', multiple: 1 }],
  });
  expect(screen.getByText(/Your bet on draw 20261123-0721 is placed/u)).toBeTruthy();
  expect(ticket()).toContain('Units0');
});

test('a bet at odds is two presses', async () => {
  const { pass, sent } = openRoom();
  await pass(0);
  choose('Odds');
  const ball = screen.getByRole('group', { name: 'Place 1' });
  fireEvent.click(within(ball).getByRole('button', { name: /^Big/u }));
  press('Bet P 10.00');
  await pass(0);
  expect(sent[0]?.order.slips).toEqual([
    { play: 'C_BALL1', selection: 'big', units: 1, stake: '10.0000', amount: '10.0000' },
  ]);
});

test('slips are gathered, edited, joined and ordered after a last look', async () => {
  const { pass, sent } = openRoom();
  await pass(0);
  for (let twice = 0; twice < 2; twice += 1) {
    pickGroupSix();
    press('Add to cart');
  }
  press(/^Cart/u);
  expect(screen.getByText('2 slips')).toBeTruthy();
  press('Merge identical slips');
  expect(screen.getByText('1 slip')).toBeTruthy();
  press('Edit Group 6, last 3');
  expect(ticket()).toContain('P 16.00');
  press('Add to cart');
  press(/^Cart/u);
  press('Place order');
  press('Bet P 16.00');
  await pass(0);
  expect(sent[0]?.order.slips[0]).toMatchObject({ multiple: 2, stake: '16.0000' });
  expect(screen.getByText('No slips yet. Pick numbers and add them.')).toBeTruthy();
});

test('an issue that closes while picking says so and offers the next', async () => {
  const { pass, sent } = openRoom();
  await pass(0);
  pickGroupSix();
  press('Add to cart');
  press(/^Cart/u);
  press('Place order');
  await pass(31_000);
  expect(screen.getByRole('alert').textContent).toContain('Draw 20261123-0721 has closed.');
  press('Bet on draw 20261123-0722');
  await pass(0);
  expect(sent[0]?.order.issue).toBe('20261123-0722');
});

test('an order that arrives too late is refused by name and may go to the next issue', async () => {
  const refusals = [refusedAs('issue-closed')];
  const { pass, sent } = openRoom({ refusal: () => refusals.shift() });
  await pass(29_000);
  pickGroupSix();
  press('Bet P 8.00');
  await pass(2000);
  expect(screen.getByText(/closed before your order arrived/u)).toBeTruthy();
  expect(ticket()).toContain('Units4');
  press('Bet on draw 20261123-0722');
  await pass(0);
  expect(sent.map(({ order }) => order.issue)).toEqual(['20261123-0721', '20261123-0722']);
  expect(sent[0]?.intent).not.toBe(sent[1]?.intent);
});

test.each(['balance-too-low', 'exposure-limit-reached', 'play-off', 'slip-refused'] as const)(
  'refused as %s the picks stay',
  async (name) => {
    const { pass } = openRoom({ refusal: () => refusedAs(name) });
    await pass(0);
    pickGroupSix();
    press('Bet P 8.00');
    await pass(0);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(ticket()).toContain('Units4');
  },
);

test('an order without an answer is sent again under its own key', async () => {
  const storage = memoryStorage();
  let online = false;
  const refusal = () => (online ? undefined : refusedAs('offline'));
  const first = openRoom({ storage, refusal });
  await first.pass(0);
  pickGroupSix();
  press('Bet P 8.00');
  await first.pass(100);
  expect(screen.getByText(/accepted only once/u)).toBeTruthy();
  first.unmount();
  online = true;
  const second = openRoom({ storage });
  await second.pass(0);
  expect(second.sent[0]?.intent).toBe(first.sent[0]?.intent);
  expect(second.sent[0]?.order).toEqual(first.sent[0]?.order);
});

test('a chase shows each issue, and is laid with its multiples and its stop', async () => {
  const { pass, sent } = openRoom();
  await pass(0);
  pickGroupSix();
  press('Add to cart');
  press(/^Cart/u);
  press('Chase');
  await pass(0);
  choose('Doubling');
  expect(
    screen
      .getAllByRole('row')
      .map((row) => row.textContent)
      .at(-1),
  ).toContain('×16');
  press('Chase 5 draws: P 248.00');
  await pass(0);
  expect(sent[0]?.order).toMatchObject({
    issue: '20261123-0721',
    total: '248.0000',
    chase: { multiples: [1, 2, 4, 8, 16], stop: 'win' },
  });
});

test('an unreachable profit target shows an error and disables the order', async () => {
  const { pass } = openRoom();
  await pass(0);
  choose('1 digit');
  for (const value of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) number('Place 1', value);
  press('Add to cart');
  press(/^Cart/u);
  press('Chase');
  await pass(0);
  choose('By profit');
  expect(screen.getByText(/This profit cannot be reached/u)).toBeTruthy();
});

test('arrow keys walk along a row, which is one stop of the Tab key', async () => {
  const { pass } = openRoom();
  await pass(0);
  const row = within(screen.getByRole('group', { name: 'Place 1' })).getAllByRole('button');
  expect(row.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  act(() => row[0]?.focus());
  fireEvent.keyDown(row[0]!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(row[1]);
  fireEvent.keyDown(row[1]!, { key: 'End' });
  expect(document.activeElement).toBe(row[9]);
});

const result = {
  issue: '20261123-0721',
  numbers: [7, 1, 2, 5, 0],
  version: 1,
  state: 'drawn' as const,
  drawsAt: start + 35_000,
};

test('the draw animation comes before the result and can be skipped', async () => {
  const { pass, house, bridge } = openRoom();
  await pass(33_000);
  house.last = result;
  await pass(3000);
  expect(screen.getByText('Drawing…')).toBeTruthy();
  expect(screen.queryByRole('img', { name: '7, 1, 2, 5, 0' })).toBeNull();
  expect(screen.getByTestId('announcer').textContent).not.toContain('7, 1, 2, 5, 0');
  press('Skip');
  expect(screen.getByRole('img', { name: '7, 1, 2, 5, 0' })).toBeTruthy();
  expect(screen.getByTestId('announcer').textContent).toContain('7, 1, 2, 5, 0');
  expect(bridge.tell).toHaveBeenCalledWith({ type: 'round-ended' });
});

test('with reduced motion the result stands at once', async () => {
  vi.stubGlobal(
    'matchMedia',
    mediaThat((media) => media.includes('reduce')),
  );
  const { pass, house } = openRoom();
  await pass(33_000);
  house.last = result;
  await pass(3000);
  expect(screen.queryByText('Drawing…')).toBeNull();
  expect(screen.getByRole('img', { name: '7, 1, 2, 5, 0' })).toBeTruthy();
});

test('pasted lines are read between frames and counted', async () => {
  const { pass } = openRoom();
  await pass(0);
  choose('Type or paste');
  const text = Array.from({ length: 1500 }, (_, at) => String(at).padStart(5, '0')).join('\n');
  fireEvent.change(screen.getByRole('textbox', { name: 'Single lines' }), {
    target: { value: text },
  });
  await pass(300);
  expect(screen.getByText('1,500 lines')).toBeTruthy();
  expect(ticket()).toContain('Units1,500');
});
