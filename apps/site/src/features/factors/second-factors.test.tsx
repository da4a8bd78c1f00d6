// Factors are set up, named and removed as the server says; recovery codes are shown at once and
// stay until the player confirms they are stored; a refusal is shown in its dialog.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { SecondFactors } from './second-factors.tsx';

const codes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCC${index}`);
const phone = { id: 'k1', name: 'Phone', createdAt: Date.parse('2026-03-01'), lastUsedAt: null };
const none = { totp: { on: false, since: null }, recoveryCodesLeft: 0, passkeys: [] as unknown[] };
const withTotp = { ...none, totp: { on: true, since: phone.createdAt }, recoveryCodesLeft: 10 };

/** The fake server: its state, the requests it got, its answers. */
const server = vi.hoisted(() => {
  const heard: string[] = [];
  const line = { heard, has: {} as object, says: {} as Record<string, object> };
  globalThis.fetch = async (url, init) => {
    const path = String(url).split('/wps/member/factors')[1] ?? '?';
    const asked = `${init?.method ?? 'GET'} ${path}`;
    if (asked !== 'GET ') heard.push(`${asked} ${String(init?.body ?? '')}`.trim());
    const says = line.says[asked];
    if (says && 'refused' in says) return Response.json({ success: false, ...says });
    return Response.json({ success: true, value: asked === 'GET ' ? line.has : says });
  };
  return line;
});

function show(has: object): void {
  server.has = has;
  render(
    <QueryClientProvider client={queryClient}>
      <SecondFactors />
    </QueryClientProvider>,
  );
}

const press = async (name: string, inside = screen as Pick<typeof screen, 'findByRole'>) =>
  fireEvent.click(await inside.findByRole('button', { name }));
const dialogOf = (name: string) => screen.findByRole('dialog', { name });
const type = (dialog: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });

beforeEach(() => {
  showTexts(translatorOf('en'));
  queryClient.clear();
  server.heard.length = 0;
  server.says = {
    'POST /totp/begin': { secret: 'ABCDEFGH', otpauthUrl: 'otpauth://totp/B:l?secret=ABCDEFGH' },
    'POST /totp': { recoveryCodes: codes },
    'DELETE /totp': { done: true },
    'POST /recovery': { recoveryCodes: codes },
    'PUT /passkeys/k1': { done: true },
    'DELETE /passkeys/k1': { done: true },
    'POST /passkey/begin': { options: {} },
  };
});

test('an app is set up by its picture or key and its first code; codes are shown', async () => {
  show(none);
  expect(screen.queryByText('Recovery codes')).toBeNull();
  await press('Set up');
  const dialog = await dialogOf('Set up an authenticator app');
  await within(dialog).findByRole('img', { name: 'QR code for your authenticator app' });
  expect(dialog.textContent).toContain('ABCD EFGH');
  await press('Turn on', within(dialog));
  const complaint = 'Enter the six digits shown in the app.';
  expect(within(dialog).getAllByRole('alert').at(-1)?.textContent).toBe(complaint);
  type(dialog, 'Code from the app', '123 456');
  server.has = withTotp;
  await press('Turn on', within(dialog));
  const sheet = await dialogOf('Your recovery codes');
  const list = within(sheet).getByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  expect(server.heard).toEqual(['POST /totp/begin', 'POST /totp {"code":"123456"}']);
  fireEvent(sheet, new Event('cancel', { cancelable: true }));
  expect(await dialogOf('Your recovery codes')).toBe(sheet);
  await press('I have saved the codes', within(sheet));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('10 of ten codes left. Each works once.')).toBeDefined();
});

test('a wrong code is said where it was typed, and the dialog stays', async () => {
  server.says['POST /totp'] = { refused: 'factor-code-wrong', message: 'This code is not right.' };
  show(none);
  await press('Set up');
  const dialog = await dialogOf('Set up an authenticator app');
  type(dialog, 'Code from the app', '123456');
  await press('Turn on', within(dialog));
  await within(dialog).findByText('This code is not right.');
  expect(server.heard).toHaveLength(2);
});

test('an action that cannot start is explained beside the button', async () => {
  const message = 'An authenticator app is already set up.';
  server.says['POST /totp/begin'] = { refused: 'totp-already-on', message };
  show(none);
  await press('Set up');
  await screen.findByText(message);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('turning off and making new codes are asked once more', async () => {
  show(withTotp);
  await press('Turn off');
  const off = await dialogOf('Turn the authenticator app off?');
  await press('Cancel', within(off));
  await press('New codes');
  await press('New codes', within(await dialogOf('Create new recovery codes?')));
  await press('I have saved the codes', within(await dialogOf('Your recovery codes')));
  expect(server.heard).toEqual(['POST /recovery']);
  await press('Turn off');
  await press('Turn off', within(await dialogOf('Turn the authenticator app off?')));
  await waitFor(() => expect(server.heard).toContain('DELETE /totp'));
});

test('all codes are copied at once', async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  show(withTotp);
  await press('New codes');
  await press('New codes', within(await dialogOf('Create new recovery codes?')));
  const sheet = await dialogOf('Your recovery codes');
  await press('Copy all', within(sheet));
  await within(sheet).findByRole('button', { name: 'Copied' });
  expect(writeText).toHaveBeenCalledWith(codes.join('\n'));
});

test('only the codes and their owner are printed', async () => {
  show(withTotp);
  await press('New codes');
  await press('New codes', within(await dialogOf('Create new recovery codes?')));
  const sheet = await dialogOf('Your recovery codes');
  const paper = sheet.querySelector('iframe')?.contentWindow;
  if (!paper) throw new Error('there is no paper');
  const print = vi.spyOn(paper, 'print').mockReturnValue();
  await press('Print', within(sheet));
  expect(print).toHaveBeenCalledOnce();
  const [whose, ...lines] = paper.document.body.textContent.split('\n');
  expect(whose).toContain(`Recovery codes of ${location.host}`);
  expect(lines).toEqual(['', ...codes, '']);
});

test('a passkey is renamed and removed', async () => {
  show({ ...withTotp, passkeys: [phone] });
  await press('Rename “Phone”');
  const rename = await dialogOf('Rename the passkey');
  type(rename, 'Name of the passkey', '  ');
  await press('Save', within(rename));
  expect(rename.textContent).toContain('Give the passkey a name.');
  type(rename, 'Name of the passkey', ' Desk ');
  await press('Save', within(rename));
  await press('Remove “Phone”');
  await press('Remove', within(await dialogOf('Remove this passkey?')));
  await waitFor(() =>
    expect(server.heard).toEqual(['PUT /passkeys/k1 {"name":"Desk"}', 'DELETE /passkeys/k1']),
  );
});

test('no passkey is offered in a browser without them', async () => {
  show(none);
  const add = await screen.findByRole('button', { name: 'Add a passkey' });
  expect(add.hasAttribute('disabled')).toBe(true);
  await screen.findByText(
    'This browser does not support passkeys. Use another browser to add one.',
  );
});

// @proves V6.6.1
test('setting one up explains how weak codes by text message are', async () => {
  show(none);
  expect(
    await screen.findByText(/text message is less secure.*authenticator app or a passkey/u),
  ).toBeTruthy();
});
