// Before a member closes the account the dialog tells what they give up: bonus money, what is owed
// to them, and what is not counted yet.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../../app/query-client.ts';
import { showTexts } from '../../../app/texts/texts.ts';
import { CloseAccountDialog } from './close-account-dialog.tsx';

const nothing = { balance: 0, held: 0, inPlay: 0, bonus: 0, currency: 'PHP', openRounds: 0 };
const answer = vi.hoisted(() => ({ value: {} as object }));

beforeEach(() => {
  globalThis.fetch = async () => Response.json({ success: true, value: answer.value });
  const heard = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...heard }));
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  showTexts(translatorOf('en'));
  queryClient.clear();
});
afterEach(cleanup);

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <CloseAccountDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );

test('dues that a closed account does not get are told before', async () => {
  answer.value = { ...nothing, owed: 12.5, uncounted: ['rebates', 'contracts'] };
  show();
  await screen.findByText(/You are still owed .*12\.50/);
  screen.getByText(/Your latest rebates are not counted yet/);
  screen.getByText(/The current period of your contracts is not counted yet/);
  expect(screen.queryByText(/Your commission/)).toBeNull();
  expect(screen.queryByText(/bonus money/)).toBeNull();
});
