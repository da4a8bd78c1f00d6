// A budget is sent only when it is whole, and an answer of the server closes the dialog.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { openDialog, useDialogs } from '../../app/dialogs.ts';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { SessionBudgetDialog } from './session-budget-dialog.tsx';

const server = vi.hoisted(() => {
  const line: { sent: unknown[] } = { sent: [] };
  globalThis.fetch = async (url, init) => {
    if (!String(url).includes('session-budget')) return Response.json({}, { status: 404 });
    line.sent.push(JSON.parse(String(init?.body)));
    return Response.json({ done: true });
  };
  return line;
});

// @proves R58
test('money and time are both needed, and are sent as they were typed', async () => {
  showTexts(translatorOf('en'));
  openDialog('session-budget');
  render(
    <QueryClientProvider client={queryClient}>
      <SessionBudgetDialog />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Set the budget' });
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/ready to lose/u, '50');
  expect(button.hasAttribute('disabled')).toBe(true);
  type(/Minutes/iu, '90');
  fireEvent.click(button);
  await waitFor(() => expect(useDialogs.getState().open).toBeUndefined());
  expect(server.sent).toEqual([{ loss: '50.00', minutes: 90 }]);
});
