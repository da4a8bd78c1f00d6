// Whoever comes back from the payment page is told the truth about their deposit in every state,
// and the money that really arrived, not what was asked for.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { depositStates } from '@baize/contract';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { DepositWatch } from './deposit-watch.tsx';

/** The server at the other end of the line and the deposits it tells. */
const server = vi.hoisted(() => {
  const line = { list: [] as object[], isDown: false };
  globalThis.fetch = async (url) => {
    if (!String(url).includes('depositTransaction')) return Response.json({}, { status: 404 });
    if (line.isDown) return Response.json({ success: false, refused: 'fault', message: 'Sorry.' });
    return Response.json({ success: true, value: { list: line.list, pageNo: 1, totalPage: 1 } });
  };
  return line;
});

const deposit = (state: number, amount: number) => ({
  transId: 'd1',
  depositMode: 2,
  requestedAmount: 500,
  amount,
  refId: 'sp_1',
  depositDate: 1,
  actualDepositDate: null,
  state,
});

function show(onDone: () => void = () => undefined): void {
  render(
    <QueryClientProvider client={queryClient}>
      <DepositWatch id="d1" onDone={onDone} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  showTexts(translatorOf('en'));
  queryClient.clear();
  server.isDown = false;
});

test.each([
  [deposit(depositStates.processing, 0), 'Waiting for your payment'],
  [deposit(depositStates.success, 500), 'P\u00a0500.00 is in your balance'],
  [deposit(depositStates.refused, 0), 'This deposit was refused'],
])('%o is told as “%s”', async (one, title) => {
  server.list = [one];
  show();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('less money than asked for is told as it arrived', async () => {
  server.list = [deposit(depositStates.success, 450)];
  show();
  expect(
    await screen.findByRole('heading', { name: 'P\u00a0450.00 is in your balance' }),
  ).toBeTruthy();
  expect(screen.getByText(/^You asked for P 500\.00; P 450\.00 arrived/u)).toBeTruthy();
});

test('a deposit of somebody else is not found, and the way back is open', async () => {
  server.list = [];
  const onDone = vi.fn();
  show(onDone);
  fireEvent.click(await screen.findByRole('button', { name: 'Try another deposit' }));
  expect(onDone).toHaveBeenCalledOnce();
});

test('what cannot be read says why and can be tried again', async () => {
  server.isDown = true;
  server.list = [deposit(depositStates.success, 500)];
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Sorry.');
  server.isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { name: 'P\u00a0500.00 is in your balance' }),
  ).toBeTruthy();
});
