// Contracts that wait for an answer are asked for by themselves, however many an agent gave; the
// side that asked for an end may take that back.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { client } from '../../app/client.ts';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { stepsOf } from './agreement-steps.tsx';
import type { AgreementInFull } from './agreements.ts';
import { Signing } from './signing.tsx';
import { emptyDraft, newTier, termsOf } from './terms-draft.ts';

beforeEach(() => showTexts(translatorOf('en')));
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

test('the question at entering reads only what waits for an answer', async () => {
  const value = { list: [], total: 0, toAnswer: 0, kinds: [], pageNo: 1, totalPage: 1 };
  const list = vi.spyOn(client.agreements, 'listAgreements').mockResolvedValue({ ok: true, value });
  render(
    <QueryClientProvider client={queryClient}>
      <Signing />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  expect(list.mock.calls.map(([asked]) => [asked?.side, asked?.waits])).toEqual([
    ['received', true],
    ['given', true],
  ]);
});

const agreement: AgreementInFull = {
  id: 'a1',
  kind: 'dividend',
  period: 'monthly',
  payer: 'upline',
  payerAgent: { id: 'ann', username: 'ann' },
  payee: { id: 'ben', username: 'ben' },
  currency: 'PHP',
  state: 'approved',
  createdAt: 0,
  running: {
    number: 1,
    state: 'approved',
    terms: termsOf({ ...emptyDraft, tiers: [{ ...newTier(0), rate: '10' }] }, 'dividend').terms!,
    proposedAt: 0,
    sentAt: 0,
    expiresAt: 0,
    answeredAt: 0,
    startsAt: 0,
    end: '',
    reason: '',
  },
  coming: null,
  pending: null,
  endsAt: null,
  end: '',
  endAskedBy: '',
  endRemark: '',
  carry: '0.0000',
  owed: '0.0000',
  history: [],
  endsBelow: [],
};

test('the side that asked for an end takes it back, the other one answers', () => {
  const asked = { ...agreement, endAskedBy: 'payee' as const };
  expect(stepsOf(asked, 'received')).toEqual(['withdraw-end']);
  expect(stepsOf(asked, 'given')).toEqual(['accept-end', 'reject-end']);
  const byPayer = { ...agreement, endAskedBy: 'payer' as const };
  expect(stepsOf(byPayer, 'given')).toEqual(['withdraw-end']);
  expect(stepsOf({ ...asked, endsAt: 1 }, 'received')).toEqual([]);
});
