// A change shows each term that differs with its value before and after, and nothing that stays.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { DifferenceList } from './difference-list.tsx';
import { differencesOf } from './differences.ts';
import { emptyDraft, termsOf } from './terms-draft.ts';

const tiersOf = (...rates: readonly [string, string][]) =>
  rates.map(([minTurnover, rate], key) => ({ key, minTurnover, minActive: '', minLoss: '', rate }));
const before = termsOf(
  { ...emptyDraft, tiers: tiersOf(['100', '5'], ['200', '8']) },
  'dividend',
).terms!;

beforeEach(() => {
  showTexts(translatorOf('en'));
  queryClient.clear();
});
afterEach(cleanup);

test('the same terms differ in nothing, also when written otherwise', () => {
  expect(differencesOf(before, { ...before, activeTurnover: '1000.00' })).toEqual([]);
});

test('a changed rate, a new tier and a removed one are three differences', () => {
  const tiers = tiersOf(['100', '6'], ['300', '9']);
  const after = termsOf({ ...emptyDraft, tiers }, 'dividend').terms!;
  expect(differencesOf(before, after)).toEqual([
    { what: 'tier', before: before.tiers[0], after: after.tiers[0] },
    { what: 'tier', before: undefined, after: after.tiers[1] },
    { what: 'tier', before: before.tiers[1], after: undefined },
  ]);
});

test('each difference is shown as what was and what will be', () => {
  const after = { ...before, carryNegative: false, maximum: '5000' };
  render(
    <QueryClientProvider client={queryClient}>
      <DifferenceList before={before} after={after} />
    </QueryClientProvider>,
  );
  const rows = screen.getAllByRole('definition').map((row) => row.textContent.replace(/\s/gu, ' '));
  expect(rows).toEqual(['yesno', 'P 0.00P 5,000.00']);
  expect(screen.getByText('Carry a negative result over')).toBeTruthy();
});
