// The lists of the lottery desk: what they show, what they ask for by their filters, and what an
// order tells.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../app/client.ts';
import { Lotteries } from './games.tsx';
import { LotteryIssues } from './issues.tsx';
import { LotteryOrderPage } from './order-page.tsx';
import { LotteryOrders } from './orders.tsx';
import { game, given, issue, order, refused, showDesk } from './testing/desk.tsx';

afterEach(() => vi.restoreAllMocks());

const may = ['lottery.view'] as const;
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('lotteries show state and return, late results first, and are found by name', async () => {
  const beacon = { kind: 'drand', round: 7, at: 0 } as const;
  const late = { ...game, gameCode: 'SSC_DAY', drawnBy: 'outside', on: false, late: 2 } as const;
  const list = [game, late];
  vi.spyOn(client.lottery, 'listLotteryGames').mockResolvedValue(
    given({ now: 60_000, beacon, list }),
  );
  showDesk(<Lotteries />, { may });
  expect(await screen.findAllByText('2 results are late')).toHaveLength(2);
  expect(screen.getByText('1 minute ago')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Lotteries' });
  expect(within(table).getAllByText('97%')).toHaveLength(2);
  choose('Find a lottery', 'day');
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  choose('Status', 'on');
  expect(screen.getByText('No lottery matches this search.')).toBeTruthy();
});

test('open issues come first; another state, game and day are asked for', async () => {
  const find = vi.spyOn(client.lottery, 'findLotteryIssues');
  find.mockResolvedValue(given({ now: issue.now, list: [issue], total: 1 }));
  showDesk(<LotteryIssues />, { may });
  expect(await screen.findByRole('link', { name: '261123015' })).toBeTruthy();
  expect(screen.getByText('Result late')).toBeTruthy();
  expect(find.mock.calls[0]?.[0]).toEqual({ pageNo: 1, pageSize: 20, state: 'open' });
  choose('Game', 'SSC_DAY');
  choose('Lottery day', '2026-11-23');
  fireEvent.click(screen.getByRole('tab', { name: 'All' }));
  const asked = { pageNo: 1, pageSize: 20, gameCode: 'SSC_DAY', day: '2026-11-23' };
  await waitFor(() => expect(find.mock.calls.at(-1)?.[0]).toEqual(asked));
});

test('orders are searched by everything the address names, and a refusal is told', async () => {
  const find = vi.spyOn(client.lottery, 'findLotteryOrders');
  find.mockResolvedValue(given({ list: [order], total: 1 }));
  const at = '/lottery/orders?gameCode=SSC_1M&state=won&state2=x&issue=20261123-0042';
  showDesk(<LotteryOrders />, { may, at });
  expect(await screen.findByRole('link', { name: 'AbCd_fGh-2' })).toBeTruthy();
  const page = { pageNo: 1, pageSize: 20 };
  const asked = { ...page, gameCode: 'SSC_1M', state: 'won', issue: '20261123-0042' };
  expect(find.mock.calls[0]?.[0]).toEqual(asked);
  find.mockResolvedValue(refused('too-many-requests', 'Wait a moment.'));
  choose('Member', 'ning2026');
  expect(await screen.findByText('Wait a moment.')).toBeTruthy();
  expect(find.mock.calls.at(-1)?.[0]).toEqual({ ...asked, username: 'ning2026' });
});

test('an order shows its slips, its chase and the groups of its line', async () => {
  const slip = {
    slipId: 's1',
    play: 'C_SUM',
    selection: 'big',
    selectionCut: false,
    units: 1,
    mode: null,
    multiple: null,
    group: null,
    amount: '20.0000',
    price: '1.0000',
    rate: null,
    stake: '20.0000',
    payout: '38.8000',
    returned: '0.0000',
    won: [{ bet: 'big', units: 1 }],
    odds: ['1.9400'],
  };
  const line = [{ playerId: 'm1', username: 'ning2026', group: 1956 }];
  const shown = { ...order, slips: [slip], line };
  vi.spyOn(client.lottery, 'getLotteryOrderOf').mockResolvedValue(given(shown));
  const at = '/lottery/orders/AbCd_fGh-2';
  showDesk(<LotteryOrderPage />, { may, at, path: '/lottery/orders/:orderId' });
  expect(await screen.findByText('Order AbCd_fGh-2')).toBeTruthy();
  expect(screen.getByText('Won: Big × 1')).toBeTruthy();
  expect(screen.getByText('1956')).toBeTruthy();
  const chase = screen.getByRole('link', { name: 'Orders of this chase' });
  expect(chase.getAttribute('href')).toBe('/lottery/orders?number=AbCd_fGh');
  expect(screen.queryByRole('link', { name: 'ning2026' })).toBeNull();
});
