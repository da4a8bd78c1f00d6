// Late results and proposals of the lotteries, rewards, exchanges of points and contracts of the
// house are counted beside their pages, for staff who may see them alone.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PermissionName } from '@baize/contract';
import { client } from '../app/client.ts';
import { useStaffStore } from '../app/staff.ts';
import { game, given, proposal } from '../features/lottery/testing/desk.tsx';
import { useWaiting } from './waiting.ts';

afterEach(() => vi.restoreAllMocks());

function Counts() {
  const waiting = useWaiting();
  return (
    <>
      <p>{`${waiting['/lottery/issues']} late, ${waiting['/lottery/changes']} to confirm`}</p>
      <p>{`${waiting['/promotions']} to publish`}</p>
      <p>{`${waiting['/rewards']} to judge, ${waiting['/points']} to send`}</p>
      <p>{`${waiting['/agreements']} of the house`}</p>
    </>
  );
}

function count(permissions: readonly PermissionName[]) {
  const beacon = { kind: 'drand', round: 1, at: 0 } as const;
  const list = [game, { ...game, late: 2 }, { ...game, late: 1 }];
  const games = vi.spyOn(client.lottery, 'listLotteryGames');
  games.mockResolvedValue(given({ now: 0, beacon, list }));
  const proposals = vi.spyOn(client.lottery, 'listLotteryChanges');
  proposals.mockResolvedValue(given({ list: [proposal], total: 4 }));
  const promotions = vi.spyOn(client.promotions, 'findPromotions');
  promotions.mockResolvedValue(given({ list: [], total: 3 }));
  const claims = vi.spyOn(client.promotions, 'findClaims');
  claims.mockResolvedValue(given({ list: [], total: 9, pending: 5 }));
  const exchanges = vi.spyOn(client.points, 'findRedemptions');
  exchanges.mockResolvedValue(given({ list: [], total: 9, processing: 2 }));
  const offers = vi.spyOn(client.agreements, 'findAgreements');
  offers.mockResolvedValue(given({ list: [], total: 2 }));
  const bills = vi.spyOn(client.agreements, 'findBills');
  bills.mockResolvedValue(given({ list: [], total: 5, hasMore: false, since: null }));
  useStaffStore.setState({ token: 'T', staff: { permissions } as never });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Counts />
    </QueryClientProvider>,
  );
  return [games, proposals, promotions, claims, exchanges, offers, bills];
}

test('late results and waiting proposals are counted', async () => {
  count(['lottery.view']);
  expect(await screen.findByText('3 late, 4 to confirm')).toBeTruthy();
});

test('proposed promotions, rewards to judge and exchanges to send are counted', async () => {
  count(['promotions.view', 'points.view']);
  expect(await screen.findByText('5 to judge, 2 to send')).toBeTruthy();
  expect(await screen.findByText('3 to publish')).toBeTruthy();
});

test('offers and payments that wait for a second person are counted', async () => {
  count(['agreements.view']);
  expect(await screen.findByText('7 of the house')).toBeTruthy();
  for (const call of [client.agreements.findAgreements, client.agreements.findBills])
    expect(call).toHaveBeenCalledWith({ pageSize: 1, proposed: true });
});

test('nothing is asked without the permission', () => {
  const asked = count([]);
  expect(screen.getByText('0 late, 0 to confirm')).toBeTruthy();
  for (const call of asked) expect(call).not.toHaveBeenCalled();
});
