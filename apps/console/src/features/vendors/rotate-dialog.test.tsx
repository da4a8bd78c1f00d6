// A new key is made with the overlap that staff chose, a warning says when the old one ends at
// once, and the new one is shown by itself, once.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { client } from '../../app/client.ts';
import { showTexts } from '../../app/texts.ts';
import { RotateDialog } from './rotate-dialog.tsx';

const secret = 'a-new-secret-of-more-than-32-characters';
const warning = /Every message signed with the old key is refused/u;

afterEach(() => vi.restoreAllMocks());

function show(previousUntil: number | null) {
  showTexts(translatorOf('en'));
  const value = { secret, previousUntil };
  const rotate = vi.spyOn(client.vendors, 'rotateVendorKey').mockResolvedValue({ ok: true, value });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RotateDialog vendor="SBXA" onClose={() => undefined} />
    </QueryClientProvider>,
  );
  const make = () => fireEvent.click(screen.getByRole('button', { name: 'Create the key' }));
  const choose = (hours: string) =>
    fireEvent.change(screen.getByLabelText('The old key remains valid for'), {
      target: { value: hours },
    });
  return { rotate, make, choose };
}

test('a day of overlap is the default; the new secret is shown', async () => {
  const { rotate, make } = show(Date.UTC(2026, 10, 22, 6));
  expect(screen.queryByText(warning)).toBeNull();
  make();
  expect(await screen.findByText(secret)).toBeDefined();
  expect(rotate).toHaveBeenCalledWith({ vendor: 'SBXA', overlapHours: 24 });
  expect(screen.getByText('The old key is valid until 22/11/2026 14:00.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Create the key' })).toBeNull();
});

test('ending the old secret at once shows a warning before and a message after', async () => {
  const { rotate, make, choose } = show(null);
  choose('0');
  expect(screen.getByText(warning)).toBeDefined();
  make();
  expect(await screen.findByText('The old key is no longer valid.')).toBeDefined();
  expect(rotate).toHaveBeenCalledWith({ vendor: 'SBXA', overlapHours: 0 });
});
