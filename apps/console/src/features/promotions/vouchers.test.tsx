// Vouchers of a promotion: made with a count and an expiry, their codes saved once as a file, and
// what is left of a batch cancelled with a reason.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../app/client.ts';
import { given, refused, showDesk } from '../../app/testing/show-desk.tsx';
import { promotion } from './testing.ts';
import { Vouchers } from './vouchers.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const may = ['promotions.view', 'promotions.publish'] as const;
const batch = {
  batchId: 'b1',
  name: 'Flyers',
  promotionId: 'p1',
  made: 500,
  used: 120,
  left: 380,
  expired: 0,
  cancelled: 0,
  expiresAt: 1_798_000_000_000,
  madeAt: 1_795_000_000_000,
  madeBy: 'olga',
};

function show(list = [batch]) {
  vi.spyOn(client.promotions, 'findVouchers').mockResolvedValue(given({ list }));
  showDesk(<Vouchers promotion={promotion} />, { may });
}

async function makeDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Make vouchers' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Flyers' } });
  return dialog;
}

test('the codes of new vouchers are saved as a file this once', async () => {
  show([]);
  const create = vi.spyOn(client.promotions, 'createVouchers');
  const codes = ['ABCD-EFGH-JKLM-NPQR', 'ABCD-EFGH-JKLM-NPQS'];
  create.mockResolvedValue(given({ batch: { ...batch, made: 2, used: 0, left: 2 }, codes }));
  const dialog = await makeDialog();
  fireEvent.change(dialog.getByLabelText('How many'), { target: { value: '2' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Make vouchers' }));
  await waitFor(() =>
    expect(create.mock.calls[0]?.[0]).toMatchObject({ id: 'p1', name: 'Flyers', count: 2 }),
  );
  const made = within(await screen.findByRole('dialog', { name: '2 vouchers made' }));
  expect(made.getByText(/can be saved this once/u)).toBeTruthy();
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  fireEvent.click(made.getByRole('button', { name: 'Save the codes as CSV' }));
  expect(await files[0]?.text()).toBe(`code\r\n${codes.join('\r\n')}\r\n`);
  expect(made.getByText(/The file was saved/u)).toBeTruthy();
});

test('a refusal is told in the dialog', async () => {
  show([]);
  vi.spyOn(client.promotions, 'createVouchers').mockResolvedValue(
    refused('voucher-expiry-wrong', 'The expiry lies in the past.'),
  );
  const dialog = await makeDialog();
  fireEvent.click(dialog.getByRole('button', { name: 'Make vouchers' }));
  expect(await dialog.findByText('The expiry lies in the past.')).toBeTruthy();
});

test('a batch shows its counts, and its unused vouchers are cancelled with a reason', async () => {
  show([batch, { ...batch, batchId: 'b2', left: 0, expired: 380 }]);
  const cancel = vi.spyOn(client.promotions, 'cancelVouchers');
  cancel.mockResolvedValue(given({ ...batch, left: 0, cancelled: 380 }));
  expect(await screen.findAllByText('120')).not.toHaveLength(0);
  const buttons = screen.getAllByRole('button', { name: 'Cancel unused' });
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0] as HTMLElement);
  const sure = within(screen.getByRole('dialog'));
  expect(sure.getByText(/380 vouchers can be used no more/u)).toBeTruthy();
  fireEvent.change(sure.getByLabelText('Reason'), { target: { value: 'printed wrongly' } });
  fireEvent.click(sure.getByRole('button', { name: 'Cancel unused' }));
  const asked = { id: 'b1', reason: 'printed wrongly' };
  await waitFor(() => expect(cancel.mock.calls[0]?.[0]).toEqual(asked));
});
