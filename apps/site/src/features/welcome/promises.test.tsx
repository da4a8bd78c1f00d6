// What money needs on its way is told as it was measured, and not at all while nobody can tell.
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
  // Whoever goes through the page by keys finds it whole, however far down.
  fireEvent.keyDown(document.body, { key: 'Tab' });
  return expect.poll(() => queryClient.getQueryData(['transfer-times'])).toEqual(times);
}

beforeEach(() => {
  queryClient.clear();
  showTexts(translatorOf('en'));
});
afterEach(() => void vi.unstubAllGlobals());

test('measured times stand with the promise of money', async () => {
  await show({ depositMinutes: 1, withdrawalMinutes: 12 });
  const told = await screen.findByText(/^Measured lately/u);
  expect(told.textContent).toContain('deposits within 1 minute,');
  expect(told.textContent).toContain('withdrawals within 12 minutes.');
});

test('while one of them is not known none is told', async () => {
  await show({ depositMinutes: 3, withdrawalMinutes: null });
  expect(screen.getByText('Money you can follow')).toBeDefined();
  expect(screen.queryByText(/^Measured lately/u)).toBeNull();
});
