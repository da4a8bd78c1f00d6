// Proves that staff see only the steps a withdrawal can take now and their role may take, and that
// a refusal without a reason cannot be sent.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PermissionName, WithdrawalStep } from '@baize/contract';
import { translatorOf } from '@baize/i18n/compile';
import { useStaffStore } from '../../app/staff.ts';
import { showTexts } from '../../app/texts.ts';
import type { Withdrawal } from './withdrawal-state.tsx';
import { WithdrawalSteps } from './withdrawal-steps.tsx';

const t = translatorOf('en');
const withdrawal: Withdrawal = {
  id: 'w1',
  playerId: 'p1',
  username: 'ning2026',
  fee: '0.0000',
  split: false,
  amount: '100.0000',
  currency: 'PHP',
  kind: 'bank',
  bankName: 'BDO',
  cardHolder: 'Ning Santos',
  cardNumber: '****7890',
  first: false,
  state: 'pending',
  receipt: 'not-received',
  requestedAt: 0,
  judgedAt: null,
  judgedBy: '',
  paidAt: null,
  receivedAt: null,
  remark: '',
  receiptRemark: '',
  payoutProblem: '',
  payoutRef: '',
};

function show(state: WithdrawalStep, permissions: PermissionName[]) {
  showTexts(t);
  const rest = { due: '', confirmedUntil: 0 } as const;
  const staff = { id: 's', username: 'olga', role: 'cashier', permissions, ...rest };
  useStaffStore.setState({ staff });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WithdrawalSteps withdrawal={{ ...withdrawal, state }} onChanged={() => undefined} />
    </QueryClientProvider>,
  );
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

test.each([
  ['pending', ['withdrawals.review', 'withdrawals.pay'], ['Approve', 'Refuse']],
  ['approved', ['withdrawals.review', 'withdrawals.pay'], ['Pay', 'Refuse']],
  ['approved', ['withdrawals.pay'], ['Pay']],
  ['paid', ['withdrawals.review', 'withdrawals.pay'], []],
  ['pending', [], []],
] as [WithdrawalStep, PermissionName[], string[]][])(
  '%s for %j offers %j',
  (state, may, offered) => {
    expect(show(state, may)).toEqual(offered);
  },
);

test('a refusal asks for its reason before it can be sent', () => {
  show('pending', ['withdrawals.review']);
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  const send = screen.getByRole('button', { name: 'Refuse' });
  expect(send).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'No such account' } });
  expect(send).toHaveProperty('disabled', false);
});
