// Play stops until the player answers: no key closes the dialog, and the answer to go on is sent to
// the server before the dialog closes.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { openDialog, useDialogs } from '../../app/dialogs.ts';
import { queryClient } from '../../app/query-client.ts';
import { useSessionStore } from '../../app/session/session.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { RealityCheckDialog } from './reality-check-dialog.tsx';

/** The fake server, which counts the checks that were passed. */
const server = vi.hoisted(() => {
  const line = { passed: 0, isDown: true };
  const strip = {
    since: 0,
    staked: '120.00',
    paid: '80.00',
    net: '-40.00',
    checkDueAt: 1,
    budgetDue: false,
  };
  globalThis.fetch = async (url, init) => {
    if (String(url).includes('session-strip')) return Response.json(strip);
    if (!String(url).includes('reality-check') || init?.method !== 'POST') {
      return Response.json({}, { status: 404 });
    }
    if (line.isDown) return Response.json({ refused: 'fault', message: 'No.' }, { status: 500 });
    line.passed += 1;
    return Response.json({ dueAt: null });
  };
  return line;
});

const ann = {
  token: 't',
  customerId: 'c-1',
  account: 'ann',
  nickname: '',
  isAgent: 0,
  toUpline: false,
  memberLabel: '',
};

// @proves R50
test('only an answer closes the dialog; going on passes the check', async () => {
  showTexts(translatorOf('en'));
  useSessionStore.setState({ session: ann });
  openDialog('reality-check');
  render(
    <QueryClientProvider client={queryClient}>
      <RealityCheckDialog />
    </QueryClientProvider>,
  );
  const goOn = () => screen.getByRole('button', { name: 'Continue playing' });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(useDialogs.getState().open).toBe('reality-check');
  fireEvent.click(goOn());
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(useDialogs.getState().open).toBe('reality-check');
  server.isDown = false;
  fireEvent.click(goOn());
  await waitFor(() => expect(useDialogs.getState().open).toBeUndefined());
  expect(server.passed).toBe(1);
});
