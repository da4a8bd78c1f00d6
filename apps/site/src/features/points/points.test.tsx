// The points mall shows what can be had for the points, says what it costs before it asks for the
// payment password, and sends what was shown.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { client } from '../../app/client.ts';
import { paymentPasswordKey } from '../../app/payment-password.ts';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { Mall } from './mall.tsx';
import { quantityOf, wholeSteps, worthOf } from './points.ts';

const good = { detail: '', amount: '0', stock: null, picture: '' };
const goods = [
  { ...good, goodId: 'g1', name: 'Cards', kind: 'gift', points: 800, stock: 3 },
  { ...good, goodId: 'g2', name: 'Dinner', kind: 'live', points: 12_000 },
  { ...good, goodId: 'g3', name: 'Pass', kind: 'promotion', points: 100, stock: 0 },
];
const config = {
  earn: [{ category: 'RNG', stake: '10' }],
  deposit: '100',
  ratio: 100,
  step: 100,
  isConverting: true,
  currency: 'PHP',
  givesFrom: null,
  moneyLeft: null,
  moneyFrom: null,
};
const redemption = {
  redemptionId: 'x1',
  kind: 'gift',
  name: 'Cards',
  quantity: 2,
  points: 1600,
  amount: '0',
  currency: 'PHP',
  state: 'rejected',
  at: 0,
  decidedAt: 1,
  answer: 'Sold out',
};
const entry = { entryId: '1', at: 0, kind: 'play', category: 'RNG', points: 7, balance: 7 };

const answers = (value: unknown) => ({ ok: true, value }) as never;

beforeEach(() => {
  globalThis.matchMedia = (media: string) =>
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as never;
  showTexts(translatorOf('en'));
  queryClient.clear();
  sessionStorage.clear();
  queryClient.setQueryData(paymentPasswordKey, true);
  const own = { balance: 2050, earned: 3000, worth: '20.50', currency: 'PHP' };
  const calls = client.points;
  vi.spyOn(calls, 'getPointBalance').mockResolvedValue(answers(own));
  vi.spyOn(calls, 'getPointConfig').mockResolvedValue(answers(config));
  vi.spyOn(calls, 'getPointReward').mockResolvedValue(answers({ list: goods, currency: 'PHP' }));
  vi.spyOn(calls, 'getRedeemPointList').mockResolvedValue(
    answers({ list: [redemption], total: 1 }),
  );
  vi.spyOn(calls, 'listPointEntries').mockResolvedValue(
    answers({ list: [{ ...entry, reference: '' }], total: 1 }),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <Mall />
    </QueryClientProvider>,
  );
});

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

test('only goods that are there and within the points can be redeemed', async () => {
  await screen.findByText('Cards');
  expect(screen.getByText('20.50', { exact: false })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Redeem / })).toHaveLength(1);
  expect(screen.getByText('Not enough points')).toBeTruthy();
  expect(screen.getByText('Out of stock')).toBeTruthy();
});

test('a gift asks where it goes, and is sent at the price that was shown', async () => {
  const redeem = vi
    .spyOn(client.points, 'redeemPointReward')
    .mockResolvedValue(answers(redemption));
  fireEvent.click(await screen.findByRole('button', { name: 'Redeem Cards' }));
  const more = screen.getByRole('button', { name: 'One more' });
  fireEvent.click(more);
  expect(more).toHaveProperty('disabled', true);
  expect(screen.getByText('450 points')).toBeTruthy();
  type('Payment password', '246813');
  fireEvent.click(screen.getByRole('button', { name: 'Redeem for 1,600 points' }));
  expect(redeem).not.toHaveBeenCalled();
  type('Recipient', 'Ana');
  type('Mobile number', '0917');
  type('Address', 'Manila');
  fireEvent.click(screen.getByRole('button', { name: 'Redeem for 1,600 points' }));
  await waitFor(() => expect(redeem).toHaveBeenCalledTimes(1));
  expect(redeem.mock.calls[0]?.[0]).toEqual({
    goodId: 'g1',
    quantity: 2,
    points: 800,
    amount: '0',
    paymentPassword: '246813',
    recipient: 'Ana',
    mobile: '0917',
    address: 'Manila',
  });
});

test('points become money in whole steps only', async () => {
  const convert = vi.spyOn(client.points, 'convertPoint').mockResolvedValue({
    ok: false,
    refused: 'point-price-changed',
    message: 'The price has changed.',
  } as never);
  fireEvent.click(await screen.findByRole('button', { name: 'Exchange for money' }));
  const dialog = within(screen.getByRole('dialog'));
  type('Payment password', '246813');
  type('Points to exchange', '150');
  fireEvent.click(dialog.getByRole('button', { name: /^Exchange for/ }));
  expect(convert).not.toHaveBeenCalled();
  type('Points to exchange', '2000');
  fireEvent.click(dialog.getByRole('button', { name: /^Exchange for.*20\.00$/ }));
  await screen.findByText('The price has changed.');
  expect(convert.mock.calls[0]?.[0]).toMatchObject({ points: 2000, ratio: 100 });
});

test('the records say what became of an exchange and why points moved', async () => {
  fireEvent.click(screen.getByRole('tab', { name: 'Redeem history' }));
  expect(await screen.findByText('Rejected')).toBeTruthy();
  expect(screen.getByText('Sold out')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Point details' }));
  expect(await screen.findByText('+7')).toBeTruthy();
  expect(screen.getByText(/^Play:/)).toBeTruthy();
});

test('worth is cut to hundredths, and quantities end at stock and points', () => {
  expect(worthOf(2050, 100)).toBe(205_000n);
  expect(worthOf(1, 3)).toBe(3300n);
  expect(wholeSteps(2050, 100)).toBe(2000);
  expect(quantityOf({ points: 800, stock: 1 } as never, 2050)).toBe(1);
  expect(quantityOf({ points: 800, stock: null } as never, 2050)).toBe(2);
});
