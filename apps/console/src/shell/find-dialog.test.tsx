// One search over pages, members, withdrawals and bets; it asks only what its user may see.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, cleanup } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';

const asked = vi.hoisted(() => {
  const paths: string[] = [];
  const at = Date.UTC(2026, 10, 23);
  const facts = { username: 'mahendra', currency: 'PHP', amount: '150.00', state: 'pending' };
  const member = { id: 'm1', username: 'mahendra', balance: '12.00', currency: 'PHP' };
  globalThis.fetch = async (url) => {
    const { pathname } = new URL(String(url), location.href);
    paths.push(pathname);
    if (pathname === '/ops/players') return Response.json({ list: [member], total: 1 });
    if (pathname === '/ops/withdrawals') {
      return Response.json({ list: [{ ...facts, requestedAt: at }], total: 1 });
    }
    if (pathname === '/ops/rounds') {
      const round = { roundId: 'AbCd_fGh', playerId: 'm1', stake: '3.00', openedAt: at };
      return Response.json({ list: [{ ...facts, ...round }] });
    }
    if (pathname === '/ops/lottery/orders') {
      const order = { orderId: 'AbCd_fGh-2', stake: '7.00', placedAt: at };
      return Response.json({ list: [{ ...facts, ...order }], total: 1 });
    }
    if (pathname === '/ops/crash/flights') {
      const flight = { gameCode: 'sky-lantern', round: '20261127-00042', opensAt: at };
      return Response.json({ list: [{ ...flight, stake: '9.00' }], total: 1 });
    }
    const stake = { event: 'stake-opened', amount: '-2.00', at };
    const isCash = String(url).includes('account=player-cash');
    return Response.json({ list: isCash ? [stake] : [], total: 1 });
  };
  return paths;
});
const { useStaffStore } = await import('../app/staff.ts');
const { showTexts } = await import('../app/texts.ts');
const { FindDialog } = await import('./find-dialog.tsx');

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{`${pathname}${search}`}</p>;
}

function open(permissions: readonly string[]) {
  useStaffStore.setState({ token: 'T', staff: { permissions } as never });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <FindDialog onClose={() => undefined} />
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getByRole('combobox');
}

beforeEach(() => {
  showTexts(translatorOf('en'));
  asked.length = 0;
});
afterEach(cleanup);

test('members, withdrawals and bets are found by name, and opened by Enter', async () => {
  const box = open(['members.view', 'withdrawals.view', 'ledger.view']);
  fireEvent.change(box, { target: { value: 'mahe' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  const text = document.body.textContent ?? '';
  expect(text).toMatch(/Members.*mahendra.*12\.00.*Withdrawals.*150\.00.*Latest bets.*2\.00/u);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(screen.getByTestId('where').textContent).toBe('/members/m1');
});

test('a flight is found by its name', async () => {
  const box = open(['crash.view']);
  fireEvent.change(box, { target: { value: '20261127-00042' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(screen.getByTestId('where').textContent).toBe('/crash/flights/sky-lantern/20261127-00042');
});

test('a round is found by its number as it is typed, and opened in the member’s file', async () => {
  const box = open(['rounds.view']);
  fireEvent.change(box, { target: { value: 'AbCd_f' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(document.body.textContent).toMatch(/Rounds.*AbCd_fGh · mahendra · .*3\.00/u);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(screen.getByTestId('where').textContent).toBe('/members/m1?round=AbCd_fGh');
});

test('a lottery order is found by its number and opened', async () => {
  const box = open(['lottery.view']);
  fireEvent.change(box, { target: { value: 'AbCd_fGh-2' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(document.body.textContent).toMatch(/Lottery orders.*AbCd_fGh-2 · mahendra · .*7\.00/u);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(screen.getByTestId('where').textContent).toBe('/lottery/orders/AbCd_fGh-2');
});

test('staff without permission find no page, and no request is sent', async () => {
  const box = open(['withdrawals.view']);
  fireEvent.change(box, { target: { value: 'members' } });
  await waitFor(() => expect(asked).toContain('/ops/withdrawals'));
  expect(asked).not.toContain('/ops/players');
  expect(screen.queryByRole('option', { name: /^Members/u })).toBeNull();
});
