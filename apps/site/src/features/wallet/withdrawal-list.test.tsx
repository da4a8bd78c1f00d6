// The list says in words that a payout is delayed, and shows remarks of staff and of the member.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';

vi.hoisted(() => {
  const one = {
    withdrawDate: Date.parse('2026-03-01T04:00:00Z'),
    amount: 300,
    fee: 0,
    netAmount: 300,
    receivedAmount: 0,
    remainingAmount: 300,
    receivedAt: null,
    parts: [],
    kind: 'bank',
    bankName: 'Metrobank',
    cardNumber: '**** 8901',
    receipt: 'not-received',
    receiptDueAt: null,
    paidAt: null,
    remark: '',
    receiptRemark: '',
    payoutDelayed: false,
  };
  const list = [
    { ...one, refId: 'w1', status: 2, payoutDelayed: true },
    { ...one, refId: 'w2', status: 3, remark: 'card closed' },
    { ...one, refId: 'w3', status: 4, receipt: 'disputed', receiptRemark: 'not on my list' },
  ];
  globalThis.matchMedia = () =>
    ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  globalThis.fetch = async () =>
    Response.json({ success: true, value: { list, total: 3, totalPage: 1 } });
});
const { queryClient } = await import('../../app/query-client.ts');
const { showTexts } = await import('../../app/texts/texts.ts');
const { WithdrawalList } = await import('./withdrawal-list.tsx');

test('a delayed payout and both remarks are shown', async () => {
  showTexts(translatorOf('en'));
  render(
    <QueryClientProvider client={queryClient}>
      <WithdrawalList />
    </QueryClientProvider>,
  );
  expect(await screen.findAllByText('The payout is delayed. We are working on it.')).not.toEqual(
    [],
  );
  expect(screen.getAllByText('card closed')).not.toEqual([]);
  expect(screen.getAllByText('not on my list')).not.toEqual([]);
});
