// A past order again: each slip at its own price, multiple, group or amount, what cannot be laid is
// told with its reason, and the order of another game is laid when that game opens.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../app/memory-storage.ts';
import type { ListedOrder, WholeOrder } from '../desk/lottery-terms.ts';
import { openRoom, start, type Calls, type RoomOptions } from '../testing/open-room.tsx';
import { media, press, spaced, t } from '../testing/presses.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('matchMedia', media);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Slip = WholeOrder['slips'][number];

const slip = (change: Partial<Slip>): Slip => ({
  slipId: JSON.stringify(change),
  play: '5X_DIRECT',
  selection: '1|2|3|4|5',
  selectionCut: false,
  units: 1,
  mode: 'jiao',
  multiple: 7,
  group: 1900,
  amount: null,
  price: null,
  rate: null,
  stake: '1.4000',
  payout: '0.00',
  returned: '0.0000',
  won: [],
  odds: [],
  ...change,
});
const atOdds = { play: 'C_BALL1', selection: 'big', mode: null, multiple: null, group: null };

const order: Omit<WholeOrder, 'gameCode' | 'slips'> = {
  orderId: 'o1',
  chaseId: null,
  phase: null,
  issue: '20261123-0700',
  state: 'lost',
  placedAt: start - 60_000,
  closesAt: start - 30_000,
  drawsAt: start - 25_000,
  settledAt: start - 20_000,
  stake: '1.4000',
  payout: '0.00',
  rebate: '0.00',
  result: [0, 0, 0, 0, 0],
  cancellable: false,
};

const withOrder =
  (gameCode: string, slips: Slip[]) =>
  (calls: Calls): Calls => {
    const listed: ListedOrder = { ...order, gameCode, slips: slips.length, first: null };
    const list = { list: [listed], total: 1, stake: '1.4000', payout: '0.00' };
    return {
      ...calls,
      listLotteryOrders: () => Promise.resolve({ ok: true, value: list }),
      getLotteryOrder: () => Promise.resolve({ ok: true, value: { ...order, gameCode, slips } }),
    };
  };

async function openOrder(slips: Slip[], { gameCode = 'SSC_1M', ...options }: RoomOptions = {}) {
  const room = openRoom({ ...options, calls: withOrder(gameCode, slips) });
  await room.pass(0);
  press(/^My slips/u);
  await room.pass(0);
  const list = within(screen.getByRole('region', { name: 'My slips' }));
  fireEvent.click(list.getByRole('button', { name: /20261123-0700/u }));
  await room.pass(0);
  return room;
}

test('each slip keeps its own terms, whatever the pad is set to', async () => {
  const room = await openOrder([slip({}), slip({ ...atOdds, amount: '35.0000', stake: '35.00' })]);
  press('Repeat');
  expect(screen.getByText('2 slips of your order are in the cart.')).toBeTruthy();
  press('Place order');
  press('Bet P 36.40');
  await room.pass(0);
  expect(room.sent[0]?.order.slips).toMatchObject([
    { play: '5X_DIRECT', mode: 'jiao', multiple: 7, group: 1900, stake: '1.4000' },
    { play: 'C_BALL1', amount: '35.0000' },
  ]);
});

test('slips that are left out are told with their reasons', async () => {
  const slips = [
    slip({}),
    slip({ selection: 'nonsense' }),
    slip({ group: 1990 }),
    slip({ ...atOdds, amount: '35.0000' }),
  ];
  await openOrder(slips, { off: ['C_BALL1'] });
  press('Repeat');
  const told = spaced(screen.getByRole('alert').textContent);
  expect(told).toContain('1 slip of your order is in the cart.');
  expect(told).toContain('The slip cannot be read.');
  expect(told).toContain('Choose another prize group.');
  expect(told).toContain(t('lottery-play.left-play-off'));
});

test('an order of another game is laid when that game is opened', async () => {
  const storage = memoryStorage();
  const onGame = vi.fn();
  await openOrder([slip({})], { gameCode: 'SSC_3M', storage, onGame });
  press(/^Repeat in /u);
  expect(onGame).toHaveBeenCalledWith('SSC_3M');
  cleanup();
  const other = openRoom({ gameCode: 'SSC_3M', storage });
  await other.pass(0);
  expect(screen.getByText('1 slip of your order is in the cart.')).toBeTruthy();
  press('Show cart');
  expect(screen.getByRole('button', { name: 'Remove 5 digits: Straight' })).toBeTruthy();
  cleanup();
  const again = openRoom({ gameCode: 'SSC_3M', storage });
  await again.pass(0);
  press(/^Cart/u);
  expect(screen.getAllByRole('button', { name: 'Remove 5 digits: Straight' })).toHaveLength(1);
});
