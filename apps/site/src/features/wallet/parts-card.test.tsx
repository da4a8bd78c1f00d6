// A withdrawal in parts on the player's page: each part with what can be said about it now, one
// word sent once for one part or for all, and a “no” only with a picture.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { partStates, type PartState } from '@baize/contract';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { PartsCard } from './parts-card.tsx';
import type { Part } from './payments.ts';
import type { Withdrawal } from './withdrawals.ts';

const server = vi.hoisted(() => {
  URL.createObjectURL = () => 'blob:chosen';
  const line = { heard: [] as unknown[], answer: {} as object };
  globalThis.fetch = async (url, init) => {
    if (!String(url).includes('processC2CTransaction')) return Response.json({}, { status: 404 });
    line.heard.push(JSON.parse(String(init?.body)));
    return Response.json(line.answer);
  };
  return line;
});

const part = (number: number, state: PartState, more: Partial<Part> = {}): Part => ({
  partId: `w1p${number}`,
  number,
  amount: 100 * number,
  way: 'c2c',
  state,
  subject: `m${number}`,
  payBy: null,
  receiptDueAt: null,
  paidAt: null,
  receivedAt: null,
  answerBy: null,
  ...more,
});

const withdrawal = (parts: Part[]): Withdrawal => ({
  refId: 'w1',
  withdrawDate: 0,
  amount: 600,
  fee: 0,
  netAmount: 600,
  receivedAmount: 100,
  remainingAmount: 500,
  kind: 'bank',
  bankName: 'Metrobank',
  cardNumber: '**** 8901',
  status: 2,
  remark: '',
  receiptRemark: '',
  payoutDelayed: false,
  receipt: 'not-received',
  receiptDueAt: null,
  paidAt: null,
  receivedAt: null,
  parts,
});

function show(...parts: Part[]): void {
  render(
    <QueryClientProvider client={queryClient}>
      <PartsCard withdrawal={withdrawal(parts)} />
    </QueryClientProvider>,
  );
}

const line = (number: number) => {
  const lines = within(screen.getByRole('list', { name: 'Parts' })).getAllByRole('listitem');
  const found = lines.find(({ textContent }) => textContent.startsWith(`Part ${number}`));
  if (!found) throw new Error(`no part ${number} is shown`);
  return within(found);
};
const buttons = (number: number) =>
  line(number)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const press = (name: string, inside: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(inside.getByRole('button', { name }));

beforeEach(() => {
  showTexts(translatorOf('en'));
  queryClient.clear();
  server.heard.length = 0;
  server.answer = { success: true, value: withdrawal([part(1, 'received')]) };
});

const said: Readonly<Record<PartState, readonly string[]>> = {
  open: [],
  paying: [],
  paid: ['View the proof', 'Received', 'Not received'],
  matched: ['Received'],
  proof: ['View the proof', 'Received', 'Not received'],
  disputed: ['Open the dispute'],
  received: ['View the proof'],
  'forced-received': ['View the proof'],
  'resolved-received': ['View the proof'],
};

test.each(partStates)('a part that is %s offers what can be said about it', (state) => {
  show(part(1, state, { subject: state === 'open' || state === 'paying' ? '' : 'm1' }));
  expect(buttons(1)).toEqual(said[state]);
});

test('how much arrived is told in words and as a bar', () => {
  show(part(1, 'received'), part(5, 'proof'));
  const bar = screen.getByRole('progressbar');
  expect(bar.getAttribute('aria-valuetext')).toBe('P\u00a0100.00 of P\u00a0600.00 received');
  expect(screen.getByText(/Not received yet: P.500\.00/u)).toBeTruthy();
});

test('one part is confirmed, once for two presses', async () => {
  show(part(1, 'proof'), part(2, 'open', { subject: '' }));
  const received = line(1);
  press('Received', received);
  press('Received', received);
  await waitFor(() => expect(server.heard).toHaveLength(1));
  expect(server.heard[0]).toEqual({ refId: 'w1', action: 'received', partId: 'w1p1' });
});

test('all received is offered once several parts are paid', async () => {
  show(part(1, 'proof'), part(2, 'paid', { way: 'payout' }), part(3, 'matched'));
  press('All received');
  await waitFor(() => expect(server.heard).toEqual([{ refId: 'w1', action: 'all-received' }]));
});

test('a part is denied with a picture alone, and a refusal stays in the dialog', async () => {
  const message = 'This picture cannot be read. Choose another.';
  server.answer = { success: false, refused: 'picture-unreadable', message };
  show(part(1, 'proof'));
  press('Not received', line(1));
  const dialog = within(screen.getByRole('dialog', { name: 'Money not received?' }));
  press('Report it as not received', dialog);
  expect(dialog.getByText('Add a picture first.')).toBeTruthy();
  const files = [new File(['hi'], 'statement.png', { type: 'image/png' })];
  fireEvent.change(dialog.getByLabelText('Choose a picture'), { target: { files } });
  press('Report it as not received', dialog);
  await waitFor(() => expect(dialog.getByText(message)).toBeTruthy());
  expect(server.heard).toEqual([
    { refId: 'w1', action: 'not-received', partId: 'w1p1', proof: 'aGk=' },
  ]);
});

test('the time left is a timer with its meaning', () => {
  const soon = Date.now() + 600_000;
  show(part(1, 'proof', { receiptDueAt: soon }), part(2, 'matched', { payBy: soon }));
  expect(line(1).getByRole('timer', { name: 'Counts as received in' })).toBeTruthy();
  expect(line(2).getByRole('timer', { name: 'Time left to pay' })).toBeTruthy();
});
