// The desk of contracts: the list names both sides and the rates, a bill explains itself line by
// line, and an offer is sent only when its terms can be read.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../app/client.ts';
import { given, showDesk } from '../../app/testing/show-desk.tsx';
import { Agreements } from './agreements.tsx';
import { BillWorking } from './bill-working.tsx';
import { ContractSteps } from './contract-steps.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { agreement, bill } from './testing.ts';

afterEach(() => vi.restoreAllMocks());

const may = ['agreements.view', 'agreements.edit', 'agreements.pay'] as const;

test('a contract is listed with both sides, its rates and what is owed', async () => {
  vi.spyOn(client.agreements, 'findAgreements').mockResolvedValue(
    given({ list: [agreement], total: 1 }),
  );
  showDesk(<Agreements />, { may });
  expect(await screen.findByRole('link', { name: 'agent02' })).toBeTruthy();
  for (const text of ['agent01', '5–10 %', 'P 150.00', 'In force'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test('an offer of the house is sent with terms that can be read, and with a reason', async () => {
  vi.spyOn(client.agreements, 'findAgreements').mockResolvedValue(given({ list: [], total: 0 }));
  const offer = vi
    .spyOn(client.agreements, 'offerHouseAgreement')
    .mockResolvedValue(given({ ...agreement, history: [], endsBelow: [] }));
  showDesk(<Agreements />, { may });
  fireEvent.click(await screen.findByRole('button', { name: 'Offer a contract' }));
  const send = screen.getByRole('button', { name: 'Send the offer' });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Username of the agent', 'agent01');
  type('Reason', 'a good year');
  type('Rate', '5 percent');
  expect(send).toHaveProperty('disabled', true);
  type('Rate', '5.5');
  fireEvent.click(send);
  await waitFor(() => expect(offer).toHaveBeenCalled());
  expect(offer.mock.calls[0]?.[0]).toMatchObject({
    username: 'agent01',
    kind: 'dividend',
    period: 'monthly',
    terms: { tiers: [{ rate: '5.5', minTurnover: '0', minActive: 0 }], activeTurnover: '1000' },
  });
});

test('a bill explains itself from the turnover to the cent', async () => {
  vi.spyOn(client.agreements, 'getArrears').mockResolvedValue(
    given({ currency: 'PHP', owed: '150.0000', overdue: '150.0000', payers: 1 }),
  );
  vi.spyOn(client.agreements, 'findBills').mockResolvedValue(
    given({ list: [bill], total: 1, hasMore: false, since: null }),
  );
  vi.spyOn(client.agreements, 'getBillFile').mockResolvedValue(given(bill));
  vi.spyOn(client.agreements, 'listBillMembersFile').mockResolvedValue(
    given({ list: [], total: 0, isKept: true }),
  );
  showDesk(<Agreements />, { may, at: '/?part=bills' });
  expect(await screen.findByText('Payers in arrears')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'agent02' }));
  for (const text of ['P 2,300,000.00', 'P 84,000.00', '5400.00', 'P 5,400.00', 'reached'])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

test('a bill shows as deducted only what its terms deduct', () => {
  const shown = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
  showDesk(<BillWorking bill={bill} />, { may });
  for (const deducted of ['Payouts', 'Rebates', 'Bonuses', 'Salaries that we paid'])
    expect(shown()).toContain(deducted);
  cleanup();
  const terms = { ...bill.terms, minusRebates: false, minusWages: false };
  showDesk(<BillWorking bill={{ ...bill, terms }} />, { may });
  expect(shown()).toContain('Bonuses');
  for (const left of ['Rebates', 'Salaries that we paid']) expect(shown()).not.toContain(left);
});

test('staff with the right pay an open bill by the house, with a reason', async () => {
  vi.spyOn(client.agreements, 'getArrears').mockResolvedValue(
    given({ currency: 'PHP', owed: '150.0000', overdue: '150.0000', payers: 1 }),
  );
  vi.spyOn(client.agreements, 'findBills').mockResolvedValue(
    given({ list: [bill], total: 1, hasMore: false, since: null }),
  );
  vi.spyOn(client.agreements, 'getBillFile').mockResolvedValue(given(bill));
  vi.spyOn(client.agreements, 'listBillMembersFile').mockResolvedValue(
    given({ list: [], total: 0, isKept: true }),
  );
  const pay = vi.spyOn(client.agreements, 'payBillByHouse').mockResolvedValue(given(bill));
  showDesk(<Agreements />, { may, at: '/?part=bills&bill=b1' });
  fireEvent.click(await screen.findByRole('button', { name: 'Pay from our funds' }));
  expect(screen.getByText(/We pay P 150.00 to agent02/u)).toBeTruthy();
  const [, confirm] = screen.getAllByRole('button', { name: 'Pay from our funds' });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'away' } });
  if (confirm !== undefined) fireEvent.click(confirm);
  await waitFor(() => expect(pay).toHaveBeenCalled());
  expect(pay.mock.calls[0]?.[0]).toEqual({ id: 'b1', reason: 'away' });
  cleanup();
  showDesk(<Agreements />, { may: ['agreements.view'], at: '/?part=bills&bill=b1' });
  await screen.findByText('Rounded down by');
  expect(screen.queryByRole('button', { name: 'Pay from our funds' })).toBe(null);
});

const proposal = {
  id: 'p1',
  way: 'house',
  amount: '150.0000',
  reason: 'the payer is away',
  by: 'olga',
  at: 0,
} as const;

test('a payment that waits is confirmed as it was proposed, or withdrawn', async () => {
  vi.spyOn(client.agreements, 'getArrears').mockResolvedValue(
    given({ currency: 'PHP', owed: '150.0000', overdue: '150.0000', payers: 1 }),
  );
  vi.spyOn(client.agreements, 'findBills').mockResolvedValue(
    given({ list: [bill], total: 1, hasMore: false, since: null }),
  );
  vi.spyOn(client.agreements, 'getBillFile').mockResolvedValue(given({ ...bill, proposal }));
  vi.spyOn(client.agreements, 'listBillMembersFile').mockResolvedValue(
    given({ list: [], total: 0, isKept: true }),
  );
  const confirm = vi.spyOn(client.agreements, 'confirmBillPayment').mockResolvedValue(given(bill));
  showDesk(<Agreements />, { may, at: '/?part=bills&bill=b1' });
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm the payment' }));
  expect(screen.queryByRole('button', { name: 'Pay from our funds' })).toBe(null);
  expect(screen.getAllByText(/We pay P 150.00 to agent02/u).length).toBeGreaterThan(1);
  const [, sure] = screen.getAllByRole('button', { name: 'Confirm the payment' });
  if (sure !== undefined) fireEvent.click(sure);
  await waitFor(() => expect(confirm).toHaveBeenCalled());
  expect(confirm.mock.calls[0]?.[0]).toEqual({ id: 'b1', proposalId: 'p1' });
});

test('an offer that waits is sent by a second person in the version that was read', async () => {
  const pending = { ...(agreement.running ?? never()), number: 3, state: 'signing' } as const;
  const offered = { ...agreement, payer: 'house', payerAgent: null, pending } as const;
  const confirm = vi
    .spyOn(client.agreements, 'confirmHouseAgreement')
    .mockResolvedValue(given({ ...agreement, history: [], endsBelow: [] }));
  showDesk(<ContractSteps agreement={{ ...offered, history: [], endsBelow: [] }} />, { may });
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm the offer' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send the offer' }));
  await waitFor(() => expect(confirm).toHaveBeenCalled());
  expect(confirm.mock.calls[0]?.[0]).toEqual({ id: 'a1', version: 3 });
});

test('staff are told that agents read why a contract ends or is offered', async () => {
  const told = /can read the reason/u;
  showDesk(<ContractSteps agreement={{ ...agreement, history: [], endsBelow: [] }} />, { may });
  fireEvent.click(await screen.findByRole('button', { name: 'End the contract' }));
  expect(screen.getByText(told)).toBeTruthy();
  cleanup();
  showDesk(<OfferDialog onClose={() => undefined} />, { may });
  expect(screen.getByText(told)).toBeTruthy();
});

function never(): never {
  throw new Error('The contract has no version in force');
}

test('terms are tried on the past with their cost by period and agent', async () => {
  const tried = vi.spyOn(client.agreements, 'tryPolicy').mockResolvedValue(
    given({
      currency: 'PHP',
      pay: '40.0000',
      periods: [{ from: 0, until: 86_400_000, pay: '40.0000' }],
      agents: [
        {
          agent: { id: 'p1', username: 'agent01' },
          turnover: '5000.0000',
          netLoss: '400.0000',
          pay: '40.0000',
        },
      ],
    }),
  );
  showDesk(<Agreements />, { may, at: '/?part=trial' });
  fireEvent.click(await screen.findByRole('button', { name: 'Run the simulation' }));
  expect(await screen.findByRole('link', { name: 'agent01' })).toBeTruthy();
  expect(screen.getAllByText('P 40.00').length).toBeGreaterThan(1);
  expect(tried.mock.calls[0]?.[0]).toMatchObject({ kind: 'dividend', period: 'weekly' });
});
