// Paying another member: an offer is taken only after a promise, the account is shown while it is
// to be paid, the proof is a picture, and the card follows the payment to its end.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { matchStates } from '@baize/contract';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { C2cDepositCard } from './c2c-deposit-card.tsx';
import { C2cOffers } from './c2c-offers.tsx';
import type { C2cDeposit, C2cOffers as Offered } from './payments.ts';

const server = vi.hoisted(() => {
  URL.createObjectURL = () => 'blob:chosen';
  const line = { heard: [] as [string, unknown][], offers: {} as object };
  globalThis.fetch = async (url, init) => {
    const path = new URL(String(url), 'https://play.example').pathname;
    if (path.endsWith('getC2CDepositOffers')) {
      return Response.json({ success: true, value: line.offers });
    }
    if (init?.method !== 'POST') return Response.json({}, { status: 404 });
    line.heard.push([path, JSON.parse(String(init.body || '{}'))]);
    return Response.json({ success: true, value: {} });
  };
  return line;
});

const deposit: C2cDeposit = {
  depositId: 'd1',
  amount: 250,
  state: 'matched',
  matchedAt: 0,
  payBy: Date.now() + 600_000,
  provedAt: null,
  receiptDueAt: null,
  endedAt: null,
  answerBy: null,
  kind: 'bank',
  bankName: 'BDO Unibank',
  cardHolder: 'Ana Cruz',
  cardNumber: '12345678',
};
const offered: Offered = {
  payMinutes: 15,
  blockedUntil: null,
  list: [{ offerId: 'p1', amount: 250, kind: 'bank', bankName: 'BDO Unibank' }],
};

const inside = (what: React.ReactElement) =>
  render(<QueryClientProvider client={queryClient}>{what}</QueryClientProvider>);
const press = (name: string, place: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(place.getByRole('button', { name }));

beforeEach(() => {
  showTexts(translatorOf('en'));
  queryClient.clear();
  server.heard.length = 0;
  server.offers = offered;
});

test('an offer is taken only after the promise to pay', async () => {
  inside(<C2cOffers />);
  fireEvent.click(await screen.findByRole('button', { name: /250\.00 to BDO Unibank/u }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/within 15 minutes/u)).toBeTruthy();
  expect(server.heard).toEqual([]);
  press('Accept and show the account', dialog);
  await waitFor(() =>
    expect(server.heard).toEqual([['/wps/relay/MCSFE_depositByC2C', { offerId: 'p1' }]]),
  );
});

test('a blocked member, and one without offers, is told so', async () => {
  server.offers = { ...offered, blockedUntil: Date.now() + 3_600_000, list: [] };
  const { unmount } = inside(<C2cOffers />);
  expect(await screen.findByText(/gave up, or never made/u)).toBeTruthy();
  unmount();
  queryClient.clear();
  server.offers = { ...offered, list: [] };
  inside(<C2cOffers />);
  expect(await screen.findByText(/No member is waiting for a payment/u)).toBeTruthy();
});

test('the account is shown whole while it is to be paid, and proved by a picture', async () => {
  inside(<C2cDepositCard deposit={deposit} onDispute={() => undefined} />);
  expect(screen.getByText('12345678')).toBeTruthy();
  expect(screen.getByRole('timer', { name: 'Time left to pay' })).toBeTruthy();
  press('I have paid: send the proof');
  const dialog = within(screen.getByRole('dialog'));
  press('Send the proof', dialog);
  expect(dialog.getByText('Add a picture first.')).toBeTruthy();
  const files = [new File(['hi'], 'proof.png', { type: 'image/png' })];
  fireEvent.change(dialog.getByLabelText('Choose a picture'), { target: { files } });
  press('Send the proof', dialog);
  await waitFor(() =>
    expect(server.heard).toEqual([['/wps/relay/MCSFE_proveC2CDeposit/d1', { proof: 'aGk=' }]]),
  );
});

test('giving up is asked once more', async () => {
  inside(<C2cDepositCard deposit={deposit} onDispute={() => undefined} />);
  press('Cancel payment');
  press('Cancel payment', within(screen.getByRole('dialog')));
  await waitFor(() => expect(server.heard).toEqual([['/wps/relay/MCSFE_cancelC2CDeposit/d1', {}]]));
});

test.each(matchStates)('a payment that is %s has its words and its buttons', (state) => {
  inside(<C2cDepositCard deposit={{ ...deposit, state }} onDispute={() => undefined} />);
  expect(screen.queryByText(/payments\./u)).toBeNull();
  const names = screen
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((name) => name !== '');
  const isDisputed = state === 'disputed';
  expect(names.includes('Open the dispute')).toBe(isDisputed);
  expect(names.includes('Cancel payment')).toBe(state === 'matched');
});
