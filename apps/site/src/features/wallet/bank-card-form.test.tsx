// Another account needs one secret: the payment password where the member has one, or else none in
// the form, since the server asks a member who signed in long ago to confirm themselves.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { client } from '../../app/client.ts';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { BankCardForm } from './bank-card-form.tsx';
import { paymentPasswordKey } from '../../app/payment-password.ts';

const banks = [{ bankCode: 'BDO', bankName: 'BDO', kind: 'bank' }];
const card = { bankCardId: 'c1', kind: 'bank', bankName: 'BDO', bankCode: 'BDO', createdAt: 0 };
const typed = { bankCode: 'BDO', cardNumber: '12345678', cardHolder: 'Ana Cruz' };

beforeEach(() => {
  showTexts(translatorOf('en'));
  queryClient.clear();
});

function show(hasPaymentPassword: boolean) {
  queryClient.setQueryData(paymentPasswordKey, hasPaymentPassword);
  const value = { ...card, cardNumber: '**** 5678', cardHolder: 'Ana Cruz', used: false };
  const add = vi
    .spyOn(client.wallet, 'addBankCard')
    .mockResolvedValue({ ok: true, value } as never);
  render(
    <QueryClientProvider client={queryClient}>
      <BankCardForm banks={banks as never} onAdded={() => undefined} />
    </QueryClientProvider>,
  );
  const fill = (label: RegExp, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  fill(/^Bank/u, typed.bankCode);
  fill(/Account number/u, typed.cardNumber);
  fill(/^Account holder/u, typed.cardHolder);
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Add this account' }));
  return { add, fill, send };
}

test('a member with a payment password is asked for it, and it is sent', async () => {
  const { add, fill, send } = show(true);
  send();
  expect(add).not.toHaveBeenCalled();
  fill(/^Payment password/u, '135790');
  send();
  await waitFor(() =>
    expect(add).toHaveBeenCalledWith({ ...typed, paymentPassword: '135790' }, expect.anything()),
  );
});

test('without one the form has no secret', async () => {
  const { add, send } = show(false);
  expect(screen.queryByLabelText(/password/iu)).toBeNull();
  send();
  await waitFor(() => expect(add).toHaveBeenCalledWith(typed, expect.anything()));
});
