// Staff see one deposit whole and may do only what its state and their role allow; the editor shows
// the player's tile while it is written, and a switch asks for its reason.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PermissionName } from '@baize/contract';
import { client } from '../../../app/client.ts';
import { DepositActions } from './deposit-actions.tsx';
import type { DepositShown } from './deposit-facts.tsx';
import { queryOf, searchOf } from './deposit-filters.tsx';
import { MethodDialog } from './method-dialog.tsx';
import { DepositMethods } from './method-list.tsx';
import { draftOf } from './methods.ts';
import { ReportDialog } from './report-dialog.tsx';
import { deposit, given, method, show } from './testing/desk.tsx';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['processing', ['deposits.review'], 1],
  ['lost', ['deposits.review'], 1],
  ['success', ['deposits.review'], 0],
  ['refused', ['deposits.review'], 0],
  ['processing', ['deposits.view'], 0],
] as [DepositShown['state'], PermissionName[], number][])(
  'a deposit that is %s can be refused by staff with %j in %d ways',
  (state, may, ways) => {
    show(<DepositActions deposit={{ ...deposit, state }} />, may);
    expect(screen.queryAllByRole('button', { name: 'Refuse' })).toHaveLength(ways);
  },
);

test('a refusal is sent once with its remark', async () => {
  const refuse = vi.spyOn(client.wallet, 'refuseDepositByHand').mockResolvedValue(given(deposit));
  show(<DepositActions deposit={deposit} />, ['deposits.review']);
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  fireEvent.change(dialog.getByRole('textbox', { hidden: true }), {
    target: { value: 'Not your account' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Refuse', hidden: true }));
  await waitFor(() => expect(refuse).toHaveBeenCalledOnce());
  expect(refuse.mock.calls[0]?.[0]).toEqual({ id: 'd1', remark: 'Not your account' });
});

test('filters of the address ask only for what is whole', () => {
  const search = searchOf(
    new URLSearchParams('state=success&kind=none&least=10&most=x&from=2026-05-04&view=all'),
  );
  expect(queryOf(search)).toEqual({
    state: 'success',
    least: '10.00',
    from: Date.parse('2026-05-04T00:00+08:00'),
  });
});

test('the preview follows the form', () => {
  show(<MethodDialog draft={draftOf(method)} providers={['sandpay']} onClose={() => undefined} />, [
    'deposits.channels',
  ]);
  const preview = within(screen.getByRole('complementary', { hidden: true }));
  expect(preview.getByText('Fee 1.5% + P 5.00')).toBeTruthy();
  const percent = screen.getByLabelText('Percent');
  fireEvent.change(percent, { target: { value: '3' } });
  expect(preview.getByText('Fee 3% + P 5.00')).toBeTruthy();
});

test('a method with a faulty entry is not sent', () => {
  const save = vi.spyOn(client.wallet, 'saveDepositChannel');
  show(<MethodDialog draft={draftOf(method)} providers={['sandpay']} onClose={() => undefined} />, [
    'deposits.channels',
  ]);
  fireEvent.change(screen.getByLabelText('Percent'), { target: { value: '80' } });
  const button = screen.getByRole('button', { name: 'Save', hidden: true });
  expect(button).toHaveProperty('disabled', true);
  fireEvent.click(button);
  expect(save).not.toHaveBeenCalled();
});

test('a method is switched off with a reason', async () => {
  vi.spyOn(client.wallet, 'listDepositChannels').mockResolvedValue(
    given({ list: [method], providers: ['sandpay'] }),
  );
  const turn = vi.spyOn(client.wallet, 'switchDepositChannel').mockResolvedValue(given(method));
  show(<DepositMethods />, ['deposits.view', 'deposits.channels']);
  fireEvent.click(await screen.findByRole('switch', { name: 'Offer QR Ph' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  fireEvent.change(dialog.getByRole('textbox', { hidden: true }), {
    target: { value: 'the bank is down' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Stop offering', hidden: true }));
  await waitFor(() => expect(turn).toHaveBeenCalledOnce());
  expect(turn.mock.calls[0]?.[0]).toEqual({
    id: 'qr-main',
    enabled: false,
    reason: 'the bank is down',
  });
});

test('staff without the permission change no method', async () => {
  vi.spyOn(client.wallet, 'listDepositChannels').mockResolvedValue(
    given({ list: [method], providers: ['sandpay'] }),
  );
  show(<DepositMethods />, ['deposits.view']);
  expect(await screen.findByRole('switch')).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Add a method' })).toBeNull();
});

test('a report is answered with its result', async () => {
  const report = {
    reportId: 'r1',
    depositId: 'd1',
    amount: '500.00',
    currency: 'PHP',
    bankCode: 'BDO',
    paidAt: 0,
    words: 'Paid by BDO',
    hasPicture: false,
    state: 'open' as const,
    sentAt: 0,
    answer: '',
    answeredAt: null,
  };
  const whose = { playerId: 'p1', username: 'ning2026', answeredBy: '' };
  const answer = vi
    .spyOn(client.wallet, 'answerDepositReport')
    .mockResolvedValue(given({ ...report, ...whose }));
  show(<ReportDialog report={report} onClose={() => undefined} />, ['deposits.review']);
  const send = screen.getByRole('button', { name: 'Send the answer', hidden: true });
  expect(send).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByRole('textbox', { hidden: true }), {
    target: { value: 'We have found it.' },
  });
  fireEvent.click(send);
  await waitFor(() => expect(answer).toHaveBeenCalledOnce());
  expect(answer.mock.calls[0]?.[0]).toMatchObject({ id: 'r1', state: 'found' });
});
