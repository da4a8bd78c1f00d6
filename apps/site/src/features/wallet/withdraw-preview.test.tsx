// The preview says what is free and why the rest is not, what of the limits is left, the fee, and
// each requirement of turnover with the bets behind it; what does not bind is not shown.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lockReasons, withdrawalObstacles } from '@baize/contract';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { FeeSummary } from './fee-summary.tsx';
import type { Preview } from './payments.ts';
import { WithdrawPreview } from './withdraw-preview.tsx';

vi.hoisted(() => {
  globalThis.fetch = async () => Response.json({}, { status: 404 });
});

const free: Preview = {
  status: 1,
  currency: 'PHP',
  currencySymbol: 'P',
  balance: 1000,
  availableAmount: 1000,
  locked: [],
  turnover: { required: 0, counted: 0, left: 0, items: [] },
  fee: {
    fixed: 0,
    permille: 0,
    freeLeft: null,
    freeSpan: 'month',
    turnoverPermille: 0,
    amount: 0,
    netAmount: 0,
  },
  limits: {
    minimumAmount: 100,
    maximumAmount: 5000,
    count: null,
    countLeft: null,
    sum: null,
    sumLeft: null,
  },
  expectedMinutes: null,
  receiptMinutes: 30,
  sources: [],
  obstacle: '',
};

function show(more: Partial<Preview>): void {
  render(
    <QueryClientProvider client={queryClient}>
      <WithdrawPreview preview={{ ...free, ...more }} />
    </QueryClientProvider>,
  );
}

const fact = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;

beforeEach(() => showTexts(translatorOf('en')));

test('without bounds the free amount stands alone', () => {
  show({});
  expect(screen.getByText('Available now').nextElementSibling?.textContent).toContain('1,000.00');
  expect(screen.queryByRole('region', { name: 'Not available yet' })).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect([fact('Fee'), fact('Usual processing time'), fact('Withdrawals left today')]).toEqual([
    'None',
    'Not known yet',
    undefined,
  ]);
});

test('every reason for which money is locked has its words', () => {
  show({ locked: lockReasons.map((reason) => ({ reason, amount: 5 })) });
  const locked = within(screen.getByRole('region', { name: 'Not available yet' }));
  expect(locked.getAllByRole('definition')).toHaveLength(lockReasons.length);
  expect(locked.queryByText(/payments\./u)).toBeNull();
});

test('limits, fee and time are told with what is left of them', () => {
  show({
    fee: { ...free.fee, fixed: 5, permille: 15, freeLeft: 2 },
    limits: { ...free.limits, count: 10, countLeft: 3, sum: 9000, sumLeft: 400 },
    expectedMinutes: 7,
    sources: [{ bankCode: 'BPI', bankName: 'BPI', amount: 50 }],
  });
  expect(fact('Fee')).toBe('P\u00a05.00 + 1.5%2 more free withdrawals this month');
  expect(fact('Withdrawals left today')).toBe('3 of 10');
  expect(fact('Amount left today')).toBe('P\u00a0400.00');
  expect(fact('Usual processing time')).toBe('about 7 minutes');
  expect(screen.getByText(/of your deposits must go back to BPI first/u)).toBeTruthy();
});

test('turnover is a bar, and each requirement opens the bets that counted for it', () => {
  const bets = [{ category: 'RNG', bets: 4, stake: 200, counted: 200, percent: 100 }];
  show({
    turnover: {
      required: 500,
      counted: 200,
      left: 300,
      items: [{ source: 'deposit', openedAt: 0, required: 500, counted: 200, bets }],
    },
  });
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
    'P\u00a0200.00 of P\u00a0500.00',
  );
  fireEvent.click(screen.getByText(/^Deposit of/u));
  expect(screen.getByText(/4 bets in .*200\.00 counted of .*100%/u)).toBeTruthy();
});

const obstacles = withdrawalObstacles;

test.each(obstacles)('the obstacle %s is told in words beside the sum', (obstacle) => {
  render(
    <QueryClientProvider client={queryClient}>
      <FeeSummary
        amount={400}
        preview={{ ...free, obstacle, fee: { ...free.fee, amount: 4, netAmount: 396 } }}
        accepted={false}
        onAccepted={() => undefined}
      />
    </QueryClientProvider>,
  );
  expect(fact('You receive')).toContain('396.00');
  expect(screen.queryByText(/payments\./u)).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('paying for missing turnover is accepted by the player, with its price', () => {
  const onAccepted = vi.fn<(accepted: boolean) => void>();
  const turnover = { required: 9, counted: 0, left: 9, items: [] };
  const fee = { ...free.fee, turnoverPermille: 100, amount: 40, netAmount: 360 };
  render(
    <QueryClientProvider client={queryClient}>
      <FeeSummary
        amount={400}
        preview={{ ...free, turnover, fee }}
        accepted={false}
        onAccepted={onAccepted}
      />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: /I accept .*40\.00/u }));
  expect(onAccepted).toHaveBeenCalledWith(true);
});
