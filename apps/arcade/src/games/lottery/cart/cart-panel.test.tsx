// The cart as a player sees it: warned of caps before the stake, kept over a reload, and no slip
// lost without a word, whether the cart is full, a slip is edited, or a play was switched off.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../app/memory-storage.ts';
import { openRoom, refusedAs, start } from '../testing/open-room.tsx';
import { button, choose, media, pick, press, spaced, t, ticket } from '../testing/presses.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('matchMedia', media);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const view = (name: string) => press(new RegExp(`^${name}`, 'u'));
const slips = () => screen.queryAllByRole('button', { name: /^Remove /u }).length;
const page = () => spaced(document.body.textContent);

/** One unit of all five digits: at a multiple of one it pays 195,600. */
function pickFive(first: number): void {
  for (const row of [1, 2, 3, 4, 5]) pick(`Place ${row}`, (first + row) % 10);
}

test('slips that a draw pays together over its cap are warned of before the stake', async () => {
  const { pass } = openRoom({ terms: { payoutCap: '200000.00', issuePayoutCap: '300000.00' } });
  await pass(0);
  pickFive(0);
  expect(page()).not.toMatch(/together pay at most|at most .* is paid/iu);
  press('Add to cart');
  pickFive(3);
  press('Add to cart');
  view('Cart');
  expect(page()).toContain('All your slips of one draw together pay at most P 300,000.00.');
  press('Place order');
  expect(screen.getByRole('dialog').textContent).toContain('together pay at most');
});

test('a slip over its cap is warned of on the pad and in a chase', async () => {
  const { pass } = openRoom({ terms: { payoutCap: '200000.00' } });
  await pass(0);
  pickFive(0);
  expect(ticket()).not.toContain('at most');
  press('Raise the multiple');
  expect(ticket()).toContain('At most P 200,000.00 is paid');
  expect(ticket()).toContain('Highest prizeP 200,000.00');
  press('Lower the multiple');
  press('Add to cart');
  view('Cart');
  press('Chase');
  await pass(0);
  expect(screen.getByRole('dialog').textContent).not.toContain('limited');
  choose('Doubling');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).not.toContain('limited');
  expect(rows[2]).toContain('×2 limited');
  expect(spaced(screen.getByRole('dialog').textContent)).toContain('At most P 200,000.00 is paid');
});

test('draws that cannot be loaded are shown as such and asked for again', async () => {
  let online = false;
  const { pass } = openRoom({
    calls: (calls) => ({
      ...calls,
      listLotteryIssues: (asked: never) =>
        online ? calls['listLotteryIssues']?.(asked) : Promise.resolve(refusedAs('offline')),
    }),
  });
  await pass(0);
  pickFive(0);
  press('Add to cart');
  view('Cart');
  press('Chase');
  await pass(0);
  expect(screen.getByRole('alert').textContent).toContain(
    'The draws could not be loaded. Please try again.',
  );
  expect(page()).not.toContain('draws are available for a chase');
  expect(button(/^Chase 5 draws/u).disabled).toBe(true);
  online = true;
  press('Try again');
  await pass(0);
  expect(button(/^Chase 5 draws/u).disabled).toBe(false);
});

test('cart and picks are there again after a reload, priced anew', async () => {
  const storage = memoryStorage();
  const first = openRoom({ storage });
  await first.pass(0);
  pickFive(0);
  press('Raise the multiple');
  press('Add to cart');
  pickFive(4);
  cleanup();
  const second = openRoom({ storage });
  await second.pass(0);
  expect(ticket()).toContain('Units1');
  view('Cart');
  expect(slips()).toBe(1);
  press('Place order');
  press('Bet P 4.00');
  await second.pass(0);
  expect(second.sent[0]?.order.slips).toMatchObject([{ selection: '1|2|3|4|5', multiple: 2 }]);
  cleanup();
  const third = openRoom({ storage });
  await third.pass(0);
  view('Cart');
  expect(slips()).toBe(0);
});

test('an order without an answer is sent again in a new session of the same player', async () => {
  const storage = memoryStorage();
  const first = openRoom({ storage, refusal: () => refusedAs('offline') });
  await first.pass(0);
  pickFive(0);
  press('Bet P 2.00');
  await first.pass(100);
  cleanup();
  const other = openRoom({ storage, terms: { playerId: 'player-2' } });
  await other.pass(0);
  expect(other.sent).toEqual([]);
  cleanup();
  const again = openRoom({ storage, token: 'another-session-of-the-player' });
  await again.pass(0);
  expect(again.sent[0]?.intent).toBe(first.sent[0]?.intent);
  expect(ticket()).toContain('Units0');
});

test('the pad that was left is on screen after a reload', async () => {
  const storage = memoryStorage();
  const first = openRoom({ storage });
  await first.pass(0);
  choose('Odds');
  choose('Dragon and tiger');
  cleanup();
  const second = openRoom({ storage });
  await second.pass(0);
  expect(screen.getByRole('tab', { name: 'Dragon and tiger', selected: true })).toBeTruthy();
});

test('typed lines are read again after a reload', async () => {
  const storage = memoryStorage();
  const first = openRoom({ storage });
  await first.pass(0);
  choose('Type or paste');
  fireEvent.change(screen.getByRole('textbox', { name: 'Single lines' }), {
    target: { value: '12345 54321' },
  });
  await first.pass(300);
  cleanup();
  const second = openRoom({ storage });
  await second.pass(300);
  expect(ticket()).toContain('Units2');
});

test('a kept slip whose play was switched off is left out and told', async () => {
  const storage = memoryStorage();
  const first = openRoom({ storage });
  await first.pass(0);
  pickFive(0);
  press('Add to cart');
  cleanup();
  const second = openRoom({ storage, off: ['5X_DIRECT'] });
  await second.pass(0);
  expect(screen.getByRole('alert').textContent).toContain(t('lottery-play.left-play-off'));
  view('Cart');
  expect(slips()).toBe(0);
});

test.each([
  ['another player', JSON.stringify({ version: 1, playerId: 'player-2', kept: [{}] })],
  ['another form', JSON.stringify({ version: 0, playerId: 'player-1', kept: [{}] })],
  ['no slips', JSON.stringify({ version: 1, playerId: 'player-1', kept: [{ play: 5 }, null, 7] })],
  ['no text', '{'],
])('a kept cart of %s is no cart', async (_, text) => {
  const storage = memoryStorage();
  storage.setItem('baize-arcade:lottery-cart:SSC_1M', text);
  storage.setItem('baize-arcade:lottery-picks:SSC_1M', text);
  const { pass } = openRoom({ storage });
  await pass(0);
  view('Cart');
  expect(slips()).toBe(0);
});

test('the cart works without storage', async () => {
  const refuse = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  const { pass } = openRoom({ storage: { ...memoryStorage(), setItem: refuse, getItem: refuse } });
  await pass(0);
  pickFive(0);
  press('Add to cart');
  view('Cart');
  expect(slips()).toBe(1);
});

test('a full cart is shown, with the random slips that found no room', async () => {
  const { pass } = openRoom({ terms: { slipsMost: 8 } });
  await pass(0);
  press('Add 5 random slips to the cart');
  expect(screen.getByText('5 random slips are in the cart.')).toBeTruthy();
  press('Add 5 random slips to the cart');
  expect(screen.getByRole('alert').textContent).toContain('3 random slips are in the cart.');
  expect(screen.getByRole('alert').textContent).toContain('The cart is full.');
  pickFive(0);
  press('Add to cart');
  expect(screen.getByRole('alert').textContent).toContain('The cart is full (8 slips)');
  expect(ticket()).toContain('Units1');
});

test('editing a slip puts the bet on its pad into the cart in its place', async () => {
  const { pass } = openRoom();
  await pass(0);
  pickFive(0);
  press('Add to cart');
  pickFive(4);
  view('Cart');
  press('Edit 5 digits: Straight');
  expect(screen.getByText('Your current bet was moved to the cart.')).toBeTruthy();
  press('Add to cart');
  view('Cart');
  expect(slips()).toBe(2);
  expect(page()).toContain('5 | 6 | 7 | 8 | 9');
  expect(page()).toContain('1 | 2 | 3 | 4 | 5');
});

test('a slip is not edited over unfinished picks, and stays in the cart', async () => {
  const { pass } = openRoom();
  await pass(0);
  pickFive(0);
  press('Add to cart');
  pick('Place 1', 7);
  view('Cart');
  press('Edit 5 digits: Straight');
  expect(page()).toContain(t('lottery-play.cart-pad-taken'));
  expect(slips()).toBe(1);
});

test('a slip added while the order is on its way stays in the cart', async () => {
  const answers: (() => void)[] = [];
  const { pass } = openRoom({
    calls: (calls) => ({
      ...calls,
      placeLotteryOrder: async (...asked: never[]) => {
        await new Promise<void>((done) => answers.push(done));
        return calls['placeLotteryOrder']?.(...asked);
      },
    }),
  });
  await pass(0);
  pickFive(0);
  press('Add to cart');
  view('Cart');
  press('Place order');
  press('Bet P 2.00');
  view('Play');
  pickFive(4);
  press('Add to cart');
  answers[0]?.();
  await pass(0);
  view('Cart');
  expect(slips()).toBe(1);
  expect(page()).toContain('5 | 6 | 7 | 8 | 9');
});

test('each view begins at its top', async () => {
  const { pass } = openRoom();
  await pass(0);
  const main = screen.getByRole('main');
  main.scrollTop = 400;
  view('Cart');
  expect(main.scrollTop).toBe(0);
});
