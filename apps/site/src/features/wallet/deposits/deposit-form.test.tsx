// The cashier shows what the server reckons, offers only open ways, and names a limit that stands
// in the way.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DepositForm } from './deposit-form.tsx';
import { feeOf } from './quote.ts';
import { fakeServer, show, way } from './testing/cashier.tsx';
import type { DepositSettings, DepositWay } from './ways.ts';

const server = fakeServer();
const quote = {
  amount: 500,
  fee: 8.25,
  credited: 491.75,
  turnoverRequired: 500,
  expectedMinutes: 3,
  promotions: [],
};
const settings: DepositSettings = {
  allowDeposit: 'Y',
  totalDepositSuccessCount: 0,
  depositInfo: { currency: 'PHP', minimumAmount: 50, maximumAmount: 5000, turnoverTimes: 1 },
  promotions: [],
};

function open(ways: readonly DepositWay[] = [way], more: Partial<DepositSettings> = {}) {
  const onStarted = vi.fn<(id: string) => void>();
  const first = ways.find(({ isOpen }) => isOpen) ?? way;
  show(
    <DepositForm
      ways={ways}
      first={first}
      settings={{ ...settings, ...more }}
      onStarted={onStarted}
    />,
  );
  return onStarted;
}

const fact = (name: string) => screen.getByText(name).parentElement?.querySelector('dd');
const amount = () => screen.getByLabelText('Amount');
const type = (value: string) => fireEvent.change(amount(), { target: { value } });

beforeEach(() => {
  server.sent.length = 0;
  server.answers = { getPreDeposit: quote };
  sessionStorage.clear();
});

test.each([
  [{ fixed: 0n, permille: 15, payer: 'player' as const }, 5_000_000n, 75_000n],
  [{ fixed: 50_000n, permille: 15, payer: 'player' as const }, 3_333_300n, 99_900n],
  [{ fixed: 50_000n, permille: 15, payer: 'house' as const }, 5_000_000n, 0n],
  [{ fixed: 900_000n, permille: 0, payer: 'player' as const }, 500_000n, 250_000n],
])('a fee of %o of %d units is %d', (fee, arrived, expected) => {
  expect(feeOf(fee, arrived)).toBe(expected);
});

test('the line shows the server’s fee and credit as soon as it has answered', async () => {
  open();
  type('500');
  expect(fact('You receive')?.textContent).toContain('492.50');
  await waitFor(() => expect(fact('You receive')?.textContent).toContain('491.75'));
  expect(fact('Fee')?.textContent).toContain('8.25');
  expect(fact('Usually takes')?.textContent).toBe('≈ 3 min');
  expect(server.sent.at(-1)?.url).toContain('channel=qr-main');
});

test('an amount outside the limits is neither quoted nor sent', async () => {
  open();
  type('49');
  expect(fact('You receive')?.textContent).toBe('–');
  fireEvent.click(screen.getByRole('button', { name: 'Show the QR code' }));
  expect(await screen.findByText(/^The minimum is/u)).toBeTruthy();
  expect(server.sent.some(({ method }) => method === 'POST')).toBe(false);
});

test('a closed way says when it opens and cannot be chosen', () => {
  const hours = { opens: 8 * 60, closes: 22 * 60 };
  const closed = { ...way, channel: 'bank', name: 'BDO', isOpen: false, hours };
  open([way, closed]);
  const radio = screen.getByRole('radio', { name: /BDO.*Opens at 08:00/u });
  expect(radio).toHaveProperty('disabled', true);
  expect(screen.getByRole('radio', { name: /QR Ph/u })).toHaveProperty('checked', true);
});

test('each way shows its fee and time before any amount', () => {
  open();
  expect(screen.getByRole('radio', { name: /Fee 1\.5%.*≈ 2 min/u })).toBeTruthy();
});

test('the deposit is started by the call of its kind and then followed', async () => {
  server.answers['depositByQRImageUrl'] = { transId: 'd7', redirectUrl: '' };
  const onStarted = open();
  fireEvent.click(screen.getByRole('button', { name: '500' }));
  fireEvent.click(screen.getByRole('button', { name: /^Pay P.500\.00 by QR code$/u }));
  await waitFor(() => expect(onStarted).toHaveBeenCalledWith('d7'));
  const started = server.sent.find(({ method }) => method === 'POST');
  expect(started?.body).toMatchObject({ amount: 500, channel: 'qr-main', bankCode: 'QRPH' });
});

test('a deposit over the limit says what remains, one press from the limits', async () => {
  const message = 'You can still deposit P 120.00.';
  server.answers['depositByQRImageUrl'] = { refused: 'deposit-limit-reached', message };
  open();
  type('500');
  fireEvent.click(screen.getByRole('button', { name: /by QR code$/u }));
  expect((await screen.findByText(message)).textContent).toBe(message);
  expect(screen.getByRole('button', { name: 'See my limits' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Set a deposit limit' })).toBeTruthy();
});

test('promotions are offered only where there are some', () => {
  open();
  expect(screen.queryByRole('group', { name: 'Promotion' })).toBeNull();
});

test('a promotion that is chosen goes with the deposit', async () => {
  server.answers['depositByQRImageUrl'] = { transId: 'd7', redirectUrl: '' };
  open([way], { promotions: [{ promotionId: 'p1', name: 'Welcome' }] });
  fireEvent.click(screen.getByRole('radio', { name: 'Welcome' }));
  type('500');
  fireEvent.click(screen.getByRole('button', { name: /by QR code$/u }));
  await waitFor(() =>
    expect(server.sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      promotionId: 'p1',
    }),
  );
});
