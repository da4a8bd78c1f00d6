// A higher deposit limit asks for the second word once its day is over, and not before.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';

const sent = vi.hoisted(() => {
  const bodies: string[] = [];
  globalThis.fetch = async (_input, init) => {
    if (init?.body) bodies.push(String(init.body));
    return Response.json({ limit: {} });
  };
  return bodies;
});
const { queryClient } = await import('../../app/query-client.ts');
const { showTexts } = await import('../../app/texts/texts.ts');
const { RaiseQuestion } = await import('./raise-question.tsx');

beforeEach(() => {
  sent.length = 0;
  showTexts(translatorOf('en'));
});

const show = (pendingFrom: number, pendingValue: string | null = '900.00') =>
  render(
    <QueryClientProvider client={queryClient}>
      <RaiseQuestion
        span="day"
        value="100.00"
        pendingValue={pendingValue}
        pendingFrom={pendingFrom}
      />
    </QueryClientProvider>,
  );

// @proves R44
test('a raise that is not due says from when it can be confirmed', () => {
  show(Date.now() + 3_600_000);
  expect(screen.getByText(/you can confirm .*900\.00/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

// @proves R44
test('a due raise is confirmed, or the old limit kept', async () => {
  show(Date.now() - 1000);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, apply' }));
  await waitFor(() => expect(sent).toEqual(['{"span":"day"}']));
});

test('the old limit is kept by setting it again', async () => {
  show(Date.now() - 1000, null);
  fireEvent.click(screen.getByRole('button', { name: /No, keep .*100\.00/ }));
  await waitFor(() => expect(sent).toEqual(['{"kind":"deposit","span":"day","value":"100.00"}']));
});
