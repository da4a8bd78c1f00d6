// A player who comes back sees the true state of their deposit, how to pay it, and what can be done
// when the money does not come.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Deposit } from './deposit.ts';
import { ReportList } from './report-list.tsx';
import { deposit, fakeServer, show } from './testing/cashier.tsx';
import { Tracker } from './tracker.tsx';

const server = fakeServer();

function open(more: Partial<Deposit> = {}, onDone: () => void = () => undefined) {
  server.answers['/play/deposits/d1'] = { ...deposit, ...more };
  show(<Tracker id="d1" onDone={onDone} />);
}

const title = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  server.sent.length = 0;
  server.answers = {};
});

test.each([
  [{}, 'Waiting for your payment'],
  [{ step: 'proof-sent' }, 'We are checking your proof'],
  [{ step: 'confirming' }, 'Your payment is being confirmed'],
  [{ step: 'silent' }, 'This is taking longer than usual'],
  [{ state: 'refused', step: 'refused', problem: 'failed' }, 'This deposit was refused'],
  [
    { state: 'success', step: 'credited', arrived: '500.00', credited: '500.00' },
    'P\u00a0500.00 has been credited',
  ],
  [{ state: 'reversed', step: 'reversed', reversed: '500.00' }, 'P\u00a0500.00 was reversed'],
] as const)('%o is told as “%s”', async (more, expected) => {
  open(more as Partial<Deposit>);
  expect(await title(expected)).toBeTruthy();
});

test('a smaller deposit is shown with what was asked for and what arrived', async () => {
  const arrived = { arrived: '450.00', credited: '445.00', fee: '5.00' };
  open({ state: 'success', step: 'credited', ...arrived });
  expect(await title('P\u00a0445.00 has been credited')).toBeTruthy();
  const credited = /^You requested P.500\.00\. We received and credited P.450\.00/u;
  expect(screen.getByText(credited)).toBeTruthy();
  expect(screen.getByText('P 5.00')).toBeTruthy();
});

test('a refusal by staff shows their remark', async () => {
  open({ state: 'refused', step: 'refused', problem: 'by-staff', remark: 'Not your account' });
  expect(await screen.findByText(/“Not your account”/u)).toBeTruthy();
});

test('confirmations of a network are counted', async () => {
  const steps = [...deposit.steps, { step: 'confirming' as const, at: 1_800_000_002_000 }];
  const counted = { confirmations: 3, confirmationsNeeded: 12 };
  open({ kind: 'crypto', step: 'confirming', steps, ...counted });
  expect(await screen.findByText('3 / 12')).toBeTruthy();
  expect(screen.getByText(/3 of 12 confirmations/u)).toBeTruthy();
});

test('the account to pay to is shown with its exact reference, to be copied', async () => {
  const bank = { bankCode: 'BDO', bankName: 'BDO Unibank' };
  const receiver = { ...bank, number: '001234', holder: 'Baize Ltd' };
  open({ kind: 'bank-transfer', receiver, reference: 'BZ-7K2' });
  expect(await screen.findByText('BZ-7K2')).toBeTruthy();
  for (const name of ['Exact amount', 'Account number', 'Reference, exactly as written']) {
    expect(screen.getByRole('button', { name: `Copy: ${name}` })).toBeTruthy();
  }
});

test('an address warns of its network', async () => {
  open({ kind: 'crypto', address: 'TXyz', network: 'TRC20', payAmount: '8.52 USDT' });
  expect(await screen.findByText(/Send only on the network TRC20/u)).toBeTruthy();
  expect(screen.getByText('8.52 USDT')).toBeTruthy();
});

test('nothing is to be paid any more when the time is over', async () => {
  open({ qrImage: 'data:image/svg+xml,x', payUntil: 1 });
  expect(await screen.findByText(/Do not pay now/u)).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'QR code of this payment' })).toBeNull();
});

const picture = (type: string, size = 10) => {
  const file = new File(['x'], 'proof', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('Choose a picture'), { target: { files: [file] } });

test.each([
  ['application/pdf', 10, /not a picture we can read/u],
  ['image/png', 6_000_000, /too large.*5 MB/u],
])('a proof of %s with %d bytes is refused before it is sent', async (type, size, problem) => {
  open({ mayProve: true });
  await choose(picture(type, size));
  expect(await screen.findByText(problem)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the proof' })).toBeNull();
});

test('a proof is shown, sent, and then waits to be checked', async () => {
  open({ mayProve: true, kind: 'manual' });
  await choose(picture('image/png'));
  expect(await screen.findByRole('img', { name: 'The chosen picture' })).toBeTruthy();
  const steps = [...deposit.steps, { step: 'proof-sent', at: 1_800_000_002_000 }];
  const sent = { ...deposit, step: 'proof-sent', steps, proofs: 1, mayProve: true };
  server.answers = { '/play/deposits/d1': sent };
  fireEvent.click(screen.getByRole('button', { name: 'Send the proof' }));
  expect(await title('We are checking your proof')).toBeTruthy();
  expect(screen.getByText('1 picture sent')).toBeTruthy();
});

test('a picture that the server cannot read says so', async () => {
  open({ mayProve: true });
  await choose(picture('image/png'));
  const refused = { refused: 'picture-unreadable', message: 'We cannot read this picture.' };
  server.answers = { '/proofs': refused };
  fireEvent.click(await screen.findByRole('button', { name: 'Send the proof' }));
  expect(await screen.findByText('We cannot read this picture.')).toBeTruthy();
});

test('paid money that is missing is reported with its words', async () => {
  open({ mayReport: true });
  fireEvent.click(
    await screen.findByRole('button', { name: 'I have paid, but the deposit is missing' }),
  );
  const send = screen.getByRole('button', { name: 'Send the report' });
  expect(send).toHaveProperty('disabled', true);
  const words = screen.getByRole('textbox', { name: /^What happened\?/u });
  fireEvent.change(words, { target: { value: 'Paid by GCash, reference 998' } });
  server.answers = { '/play/deposit-reports': {} };
  fireEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const report = server.sent.find(({ method, url }) => method === 'POST' && /reports/u.test(url));
  expect(report?.body).toMatchObject({
    depositId: 'd1',
    amount: '500.00',
    words: 'Paid by GCash, reference 998',
  });
});

test('reports are listed with their state and the answer', async () => {
  const report = {
    reportId: 'r1',
    depositId: 'd1',
    amount: '500.00',
    currency: 'PHP',
    bankCode: '',
    paidAt: 1,
    words: 'Paid twice',
    hasPicture: false,
    state: 'found',
    sentAt: 1,
    answer: 'Credited today.',
    answeredAt: 2,
  };
  server.answers = { '/play/deposit-reports': { list: [report], total: 1 } };
  show(<ReportList />);
  expect(await screen.findByText('Found')).toBeTruthy();
  expect(screen.getByText('Credited today.')).toBeTruthy();
});

test('a deposit of somebody else is not found, and the way back is open', async () => {
  const onDone = vi.fn<() => void>();
  server.answers = {};
  show(<Tracker id="d2" onDone={onDone} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Make another deposit' }));
  expect(onDone).toHaveBeenCalledOnce();
});
