// The question whether a withdrawal arrived is answered once: a “yes” at once, a “no” only after a
// second confirmation; a refusal is shown on the card and leaves the question open.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { ReceiptCard } from './receipt-card.tsx';
import type { Withdrawal } from './withdrawals.ts';

/** The fake server: the requests it got, and its answers. */
const server = vi.hoisted(() => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
  const heard: { body: unknown; key: string | undefined }[] = [];
  const line = { heard, answer: {} as object };
  globalThis.fetch = async (url, init) => {
    if (!String(url).includes('processC2CTransaction')) return Response.json({}, { status: 404 });
    const headers = init?.headers as Record<string, string>;
    heard.push({ body: JSON.parse(String(init?.body)), key: headers['Idempotency-Key'] });
    return Response.json(line.answer);
  };
  return line;
});

const withdrawal: Withdrawal = {
  refId: 'w1',
  withdrawDate: Date.parse('2026-03-01T04:00:00Z'),
  amount: 300,
  fee: 0,
  netAmount: 300,
  receivedAmount: 0,
  remainingAmount: 300,
  parts: [],
  kind: 'bank',
  bankName: 'Metrobank',
  cardNumber: '**** 8901',
  status: 4,
  remark: '',
  receiptRemark: '',
  payoutDelayed: false,
  receipt: 'not-received',
  receiptDueAt: Date.now() + 600_000,
  paidAt: Date.parse('2026-03-01T05:00:00Z'),
  receivedAt: null,
};

function show(): void {
  render(
    <QueryClientProvider client={queryClient}>
      <ReceiptCard withdrawal={withdrawal} />
    </QueryClientProvider>,
  );
}

const press = (name: string, inside = screen as Pick<typeof screen, 'getByRole'>) =>
  fireEvent.click(inside.getByRole('button', { name }));

beforeEach(() => {
  showTexts(translatorOf('en'));
  queryClient.clear();
  server.heard.length = 0;
  server.answer = { success: true, value: { ...withdrawal, receipt: 'received' } };
});

test('“Received” is sent once, under one key', async () => {
  show();
  press('Received');
  press('Received');
  await waitFor(() => expect(server.heard).toHaveLength(1));
  expect(server.heard[0]).toEqual({
    body: { refId: 'w1', action: 'received' },
    key: expect.stringMatching(/^[0-9a-f]{32}$/u),
  });
});

test('“Not received” says what follows, and sends only with a picture', async () => {
  show();
  press('Not received');
  const dialog = screen.getByRole('dialog', { name: 'Money not received?' });
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: ' not on my list ' } });
  press('Report it as not received', within(dialog));
  expect(within(dialog).getByText('Add a picture first.')).toBeTruthy();
  expect(server.heard).toHaveLength(0);
  const files = [new File(['hi'], 'statement.png', { type: 'image/png' })];
  fireEvent.change(within(dialog).getByLabelText('Choose a picture'), { target: { files } });
  press('Report it as not received', within(dialog));
  await waitFor(() =>
    expect(server.heard[0]?.body).toEqual({
      refId: 'w1',
      action: 'not-received',
      remark: 'not on my list',
      proof: 'aGk=',
    }),
  );
});

test('a refusal is shown in the dialog, which stays open', async () => {
  const message = 'You have already confirmed this withdrawal.';
  server.answer = { success: false, refused: 'receipt-already-confirmed', message };
  show();
  press('Received');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  expect(screen.getByRole('button', { name: 'Received' }).hasAttribute('disabled')).toBe(false);
});

test('the steps say where the money is', () => {
  show();
  const steps = within(screen.getByRole('list', { name: 'Withdrawal steps' }));
  const now = steps.getAllByRole('listitem').find((step) => step.ariaCurrent === 'step');
  expect(now?.textContent ?? '').toContain('Received');
  expect(screen.getByRole('timer', { name: 'Time left to answer' }).textContent).toMatch(/^\d+:/u);
});
