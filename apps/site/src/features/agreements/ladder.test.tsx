// The ladder shows the highest tier first, marks the one reached, and says what the next one needs.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { Ladder } from './ladder.tsx';

const tiers = [
  { minTurnover: '0', minActive: 0, minLoss: '0', rate: '1' },
  { minTurnover: '500000', minActive: 5, minLoss: '0', rate: '5' },
  { minTurnover: '2000000', minActive: 10, minLoss: '100', rate: '10.25' },
];
const next = { index: 2, turnoverMissing: '12300', activeMissing: 1, lossMissing: '0' };

beforeEach(() => showTexts(translatorOf('en')));
afterEach(cleanup);

const show = (props: Partial<Parameters<typeof Ladder>[0]>) => {
  render(
    <QueryClientProvider client={queryClient}>
      <Ladder kind="dividend" tiers={tiers} {...props} />
    </QueryClientProvider>,
  );
  return screen.getAllByRole('listitem').map((step) => step.textContent.replace(/\s/gu, ' '));
};

test('the highest tier stands on top, each with its conditions', () => {
  expect(show({})).toEqual([
    '10.25%turnover from P 2,000,000.00 · 10 active members · team loss from P 100.00',
    '5%turnover from P 500,000.00 · 5 active members',
    '1%guaranteed, no conditions',
  ]);
  expect(document.querySelector('[aria-current]')).toBeNull();
});

test('the reached tier is marked, and the next one says what is missing', () => {
  const steps = show({ reached: 1, next });
  expect(steps[0]).toContain('Next: P 12,300.00 more turnover · 1 more active member');
  expect(steps[1]).toContain('Reached');
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('5%');
});

test('with no tier reached only the next one is pointed at', () => {
  const steps = show({ reached: null, next: { ...next, index: 0 } });
  expect(steps.filter((step) => step.includes('Reached'))).toEqual([]);
  expect(steps[2]).toContain('Next:');
});
