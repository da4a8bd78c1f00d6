// Transfer times are shown as measured, and not at all while they are unknown.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { Promises } from './promises.tsx';

function show(times: object) {
  vi.stubGlobal('fetch', async () => Response.json(times));
  render(
    <QueryClientProvider client={queryClient}>
      <Promises />
    </QueryClientProvider>,
  );
  // A visitor who uses the keyboard finds the whole page, however far down.
  fireEvent.keyDown(document.body, { key: 'Tab' });
  return expect.poll(() => queryClient.getQueryData(['transfer-times'])).toEqual(times);
}

beforeEach(() => {
  queryClient.clear();
  showTexts(translatorOf('en'));
});
afterEach(() => void vi.unstubAllGlobals());

// @proves L34
test('measured times stand with the promise of money', async () => {
  await show({ depositMinutes: 1, withdrawalMinutes: 12 });
  const told = await screen.findByText(/^Recently/u);
  expect(told.textContent).toContain('deposits were credited within 1 minute ');
  expect(told.textContent).toContain('withdrawals paid within 12 minutes.');
});

test('no time is shown while one is unknown', async () => {
  await show({ depositMinutes: 3, withdrawalMinutes: null });
  expect(screen.getByText('Follow your money')).toBeDefined();
  expect(screen.queryByText(/^Recently/u)).toBeNull();
});
