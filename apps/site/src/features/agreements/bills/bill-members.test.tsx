// The members of a bill: where a part of their figures is gone, the list says so.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { client } from '../../../app/client.ts';
import { queryClient } from '../../../app/query-client.ts';
import { currentText, showTexts } from '../../../app/texts/texts.ts';
import { BillMembers } from './bill-members.tsx';
import type { BillMember } from './bills.ts';

const dan: BillMember = {
  member: { id: 'm1', username: 'dan' },
  turnover: '100.0000',
  payout: '0.0000',
  netLoss: '100.0000',
  deposit: '0.0000',
  rebate: '0.0000',
  bonus: '0.0000',
  wage: '0.0000',
  isActive: true,
};

beforeEach(() => {
  const heard = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...heard }));
  showTexts(translatorOf('en'));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(isKept: boolean) {
  const value = { list: [dan], total: 1, isKept, pageNo: 1, totalPage: 1 };
  vi.spyOn(client.agreements, 'listBillMembers').mockResolvedValue({ ok: true, value });
  render(
    <QueryClientProvider client={queryClient}>
      <BillMembers billId="b1" onOpen={() => undefined} />
    </QueryClientProvider>,
  );
  expect((await screen.findAllByText('dan')).length).toBeGreaterThan(0);
}
const gone = () => screen.queryByText(currentText()('bills.members-gone'));

test('a list that misses a part of the period says so', async () => {
  await show(false);
  expect(gone()).not.toBeNull();
});

test('a whole list says nothing', async () => {
  await show(true);
  expect(gone()).toBeNull();
});
