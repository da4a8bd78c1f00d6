// A payee is warned of own contracts that end with the one above, by new terms or by its end; an
// accepted change is shown with its first day.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatDate } from '@baize/i18n';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { currentText, showTexts } from '../../app/texts/texts.ts';
import type { AgreementInFull, Version } from './agreements.ts';
import { PendingTerms } from './pending-terms.tsx';
import { emptyDraft, newTier, termsOf } from './terms-draft.ts';

const version = (number: number, rate: string, startsAt: number): Version => ({
  number,
  state: 'approved',
  terms: termsOf({ ...emptyDraft, tiers: [{ ...newTier(0), rate }] }, 'dividend').terms!,
  proposedAt: 0,
  sentAt: 0,
  expiresAt: 0,
  answeredAt: 0,
  startsAt,
  end: '',
  reason: '',
});

const agreement: AgreementInFull = {
  id: 'a1',
  kind: 'dividend',
  period: 'monthly',
  payer: 'house',
  payerAgent: null,
  payee: { id: 'ben', username: 'ben' },
  currency: 'PHP',
  state: 'approved',
  createdAt: 0,
  running: version(1, '10', 0),
  coming: null,
  pending: null,
  endsAt: null,
  end: '',
  endAskedBy: '',
  endRemark: '',
  carry: '0.0000',
  owed: '0.0000',
  history: [],
  endsBelow: [{ id: 'a2', kind: 'dividend', payee: { id: 'dan', username: 'dan' }, rate: '8' }],
};

beforeEach(() => showTexts(translatorOf('en')));
afterEach(cleanup);

const show = (more: Partial<AgreementInFull>) =>
  render(
    <QueryClientProvider client={queryClient}>
      <PendingTerms agreement={{ ...agreement, ...more }} side="received" />
    </QueryClientProvider>,
  );
const warning = (key: 'ends-with-title' | 'ends-below-title') =>
  screen.queryByRole('region', { name: currentText()(`contracts.${key}`) });

test('a payee who is asked for the end reads what ends with it', () => {
  show({ endAskedBy: 'payer' });
  expect(warning('ends-with-title')?.textContent).toContain('dan');
  cleanup();
  show({ endAskedBy: 'payee' });
  expect(warning('ends-with-title')).toBeNull();
});

test('a payee who is offered a lower rate reads what it would end', () => {
  show({ pending: { ...version(2, '5', 0), state: 'pending', startsAt: null } });
  expect(warning('ends-below-title')?.textContent).toContain('dan');
});

test('an accepted change is shown with its first day', () => {
  const startsAt = Date.UTC(2026, 11, 1);
  show({ coming: version(2, '12', startsAt) });
  const title = currentText()('contracts.coming', { date: formatDate(startsAt) });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});
