// A player who returns from the payment page sees the true state of their deposit, and the money
// that arrived, not the amount requested.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { depositCodes } from '@baize/contract';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { DepositWatch } from './deposit-watch.tsx';

/** The fake server and its deposits. */
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
  [deposit(depositCodes.processing, 0), 'Waiting for your payment'],
  [deposit(depositCodes.success, 500), 'P\u00a0500.00 has been credited'],
  [deposit(depositCodes.refused, 0), 'This deposit was refused'],
])('%o is told as “%s”', async (one, title) => {
  server.list = [one];
  show();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('a smaller deposit is shown with the amount that arrived', async () => {
  server.list = [deposit(depositCodes.success, 450)];
  show();
  expect(
    await screen.findByRole('heading', { name: 'P\u00a0450.00 has been credited' }),
  ).toBeTruthy();
  expect(screen.getByText(/^You requested P 500\.00\. P 450\.00 arrived/u)).toBeTruthy();
});

test('a deposit of somebody else is not found, and the way back is open', async () => {
  server.list = [];
  const onDone = vi.fn();
  show(onDone);
  fireEvent.click(await screen.findByRole('button', { name: 'Try another deposit' }));
  expect(onDone).toHaveBeenCalledOnce();
});

test('a failed load shows its reason and can be tried again', async () => {
  server.isDown = true;
  server.list = [deposit(depositCodes.success, 500)];
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Sorry.');
  server.isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { name: 'P\u00a0500.00 has been credited' }),
  ).toBeTruthy();
});
