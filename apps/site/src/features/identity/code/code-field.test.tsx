// A code may be requested once, then the button counts until the last one has expired; an error is
// a warning to confirm, and too many requests show the waiting time.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '@baize/client';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../../../app/texts/texts.ts';
import { CodeField } from './code-field.tsx';
import { forgetCodes, type SendCode } from './use-code.ts';

const sent = { ok: true, value: { expiredMinutes: 10 } } as const;
const failed = (refused: Failure['refused'], message: string, facts = {}): Failure => ({
  ok: false,
  refused,
  message,
  facts,
  value: {},
  status: 400,
  requestId: '',
});

beforeEach(() => {
  vi.useFakeTimers();
  showTexts(translatorOf('en'));
  forgetCodes();
});
afterEach(() => vi.useRealTimers());

function show(send: SendCode, maySend?: () => boolean) {
  const more = maySend === undefined ? {} : { maySend };
  return render(
    <CodeField name="login" value="" onChange={() => undefined} send={send} {...more} />,
  );
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

async function press(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await pass(0);
}

// @proves L111 L168
test('it counts down ten minutes by the second and is enabled at zero', async () => {
  show(async () => sent);
  await press();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '10:00' });
  expect(button.disabled).toBe(true);
  await pass(1100);
  expect(button.textContent).toBe('09:59');
  await pass(600_000);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send code' }).disabled).toBe(false);
});

test('closing the form does not stop the countdown', async () => {
  const { unmount } = show(async () => sent);
  await press();
  unmount();
  await pass(60_000);
  show(async () => sent);
  expect(screen.getByRole('button', { name: '09:00' })).toBeTruthy();
});

// @proves L111 L159
test('a failed sending is a warning; a second later it may be tried again', async () => {
  const send = vi.fn(async () => failed('code-not-sent', 'The provider is away.'));
  show(send);
  await press();
  expect(screen.getByRole('dialog').textContent).toContain('The provider is away.');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press();
  expect(send).toHaveBeenCalledOnce();
  await pass(1000);
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

// @proves L111
test('too many requests close the button for five minutes and say so', async () => {
  show(async () => failed('code-blocked', 'Too many codes.', { minutes: 5 }));
  await press();
  expect(screen.getByRole('button', { name: '05:00' })).toBeTruthy();
  expect(screen.getByText('Too many requests. You can request a new code in 05:00.')).toBeTruthy();
});

test('a failed request shows an error and enables the button again', async () => {
  const states = ['under-way', 'failed'];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, location.href).pathname);
    return Response.json({ success: true, value: { state: states.shift() } });
  });
  show(async () => ({ ok: true, value: { expiredMinutes: 10, deliveryId: 'sms.x' } }) as const);
  await press();
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(2000);
  await pass(3000);
  await pass(0);
  expect(asked).toEqual(Array.from({ length: 2 }, () => '/wps/verification/delivery/sms.x'));
  expect(screen.getByRole('dialog').textContent).toContain('could not be delivered');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send code' }).disabled).toBe(false);
  await pass(60_000);
  expect(asked).toHaveLength(2);
  vi.unstubAllGlobals();
});

test('no request is sent while the number is invalid', async () => {
  const send = vi.fn(async () => sent);
  show(send, () => false);
  await press();
  expect(send).not.toHaveBeenCalled();
});
