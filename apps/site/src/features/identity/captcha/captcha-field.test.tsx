// A picture comes with each form that asks for one, also with that of another tab, and a press
// brings another at most once a second.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../../app/query-client.ts';
import { showTexts } from '../../../app/texts/texts.ts';
import { CaptchaField } from './captcha-field.tsx';

let given = 0;

beforeEach(() => {
  given = 0;
  queryClient.clear();
  showTexts(translatorOf('en'));
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, value: `picture${(given += 1)}` }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const form = (key: string) => (
  <QueryClientProvider client={queryClient}>
    <CaptchaField key={key} proof={{}} onProof={() => undefined} round={1} />
  </QueryClientProvider>
);

const button = () => screen.getByRole('button', { name: 'Show another picture' });
const shown = () => button().querySelector('img')?.getAttribute('src')?.split(',').at(-1);

// @proves L114
test('another form, such as that of the other tab, has another picture', async () => {
  const { rerender } = render(form('mobile'));
  await expect.poll(shown).toBe('picture1');
  rerender(form('username'));
  await expect.poll(shown).toBe('picture2');
});

// @proves L128 L169
test('a press brings another picture, at most once a second', async () => {
  const began = Date.UTC(2026, 0, 1);
  vi.setSystemTime(began);
  render(form('mobile'));
  await expect.poll(shown).toBe('picture1');
  fireEvent.click(button());
  fireEvent.click(button());
  await expect.poll(shown).toBe('picture2');
  vi.setSystemTime(began + 999);
  fireEvent.click(button());
  expect(given).toBe(2);
  vi.setSystemTime(began + 1000);
  fireEvent.click(button());
  await expect.poll(shown).toBe('picture3');
  expect(given).toBe(3);
});
