// The welcome proposes the steps still to be done, and no others.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';

const server = vi.hoisted(() => {
  const state = { hasPaymentPassword: false, limit: null as string | null };
  globalThis.fetch = async (url) => {
    const limits = [{ kind: 'deposit', span: 'day', value: state.limit }];
    const told = String(url).includes('securityConfig')
      ? { success: true, value: { hasPaymentPassword: state.hasPaymentPassword } }
      : { limits };
    return Response.json(told);
  };
  return state;
});
const { Welcome } = await import('./after-login-dialog.tsx');
const { showTexts } = await import('../../../app/texts/texts.ts');

beforeEach(() => showTexts(translatorOf('en')));
afterEach(cleanup);

async function proposed(hasPaymentPassword: boolean, limit: string | null): Promise<string> {
  Object.assign(server, { hasPaymentPassword, limit });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Welcome />
    </QueryClientProvider>,
  );
  await screen.findByText(/^Your account is ready/u);
  return document.body.textContent ?? '';
}

test.each([
  [false, null, /Two steps.*deposit limit.*payment password/u],
  [true, null, /One step.*deposit limit(?!.*payment password)/u],
  [false, '50.00', /One step(?!.*deposit limit).*payment password/u],
  [true, '50.00', /^Your account is ready\.$/u],
])('with a payment password: %s, a deposit limit: %s', async (has, limit, said) => {
  expect(await proposed(has, limit)).toMatch(said);
});
