// A password is changed by one press, also when it comes before the server has said whether the old
// one is needed.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';

const server = vi.hoisted(() => {
  const state = { asked: [] as string[], known: Promise.withResolvers<boolean>() };
  globalThis.fetch = async (url, { method = 'GET' } = {}) => {
    const { pathname } = new URL(String(url), 'http://localhost');
    state.asked.push(`${method} ${pathname}`);
    if (!pathname.endsWith('/member/info')) return Response.json({ success: false, value: null });
    return Response.json({ success: true, value: { oldPasswordKnown: await state.known.promise } });
  };
  return state;
});
const { ChangePasswordDialog } = await import('./change-password-dialog.tsx');
const { queryClient } = await import('../../../app/query-client.ts');
const { showTexts } = await import('../../../app/texts/texts.ts');
const t = translatorOf('en');

beforeEach(() => {
  showTexts(t);
  server.asked.length = 0;
  server.known = Promise.withResolvers();
  queryClient.clear();
  render(
    <QueryClientProvider client={queryClient}>
      <ChangePasswordDialog />
    </QueryClientProvider>,
  );
  for (const name of ['new-password', 'confirm-new-password'] as const) {
    const field = screen.getByLabelText(new RegExp(`^${t(`identity.${name}`)}`, 'u'));
    fireEvent.change(field, { target: { value: 'river-stone-77' } });
  }
  fireEvent.click(screen.getByRole('button', { name: t('shell.save') }));
});
afterEach(cleanup);

/** It travels sealed: sending begins with the key. */
const isSent = () => server.asked.some((one) => one.endsWith('/session/key/jwks'));

test('a press before the answer waits for it and asks for no needless password', async () => {
  expect(screen.queryByText(t('identity.required'))).toBeNull();
  expect(isSent()).toBe(false);
  server.known.resolve(true);
  await vi.waitFor(() => expect(isSent()).toBe(true));
  expect(screen.queryByText(t('identity.required'))).toBeNull();
});

test('an old password that is needed is asked for, and nothing is sent without it', async () => {
  server.known.resolve(false);
  expect(await screen.findByText(t('identity.required'))).toBeDefined();
  expect(isSent()).toBe(false);
});
