// The desk of contracts: the list names both sides and the rates, a bill explains itself line by
// line, and an offer is sent only when its terms can be read.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../app/client.ts';
import { given, showDesk } from '../../app/testing/show-desk.tsx';
import { Agreements } from './agreements.tsx';
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
  fireEvent.click(await screen.findByRole('button', { name: 'Offer a contract of the house' }));
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
  vi.spyOn(client.agreements, 'findBills').mockResolvedValue(given({ list: [bill], total: 1 }));
  vi.spyOn(client.agreements, 'getBillFile').mockResolvedValue(given(bill));
  showDesk(<Agreements />, { may, at: '/?part=bills' });
  expect(await screen.findByText('Payers in arrears')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'agent02' }));
  for (const text of ['P 2,300,000.00', 'P 84,000.00', '5400.00', 'P 5,400.00', 'reached'])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});
