// Staff see what did not arrive, what for and why; nothing while everything arrives.
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../../app/texts.ts';
import { Undelivered } from './undelivered.tsx';

beforeEach(() => showTexts(translatorOf('en')));
afterEach(cleanup);

const lastAt = Date.UTC(2026, 10, 23);

test('failed and waiting deliveries are listed with their reasons', () => {
  const busy = { kind: 'sms', purpose: 'login', reason: 'SMS provider busy (HTTP 503)' } as const;
  const gone = {
    kind: 'mail',
    purpose: 'notice-new-place',
    reason: 'mailbox unavailable',
  } as const;
  render(
    <Undelivered
      troubles={[
        { ...busy, failed: 12, waiting: 3, lastAt },
        { ...gone, failed: 1, waiting: 0, lastAt },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Undelivered messages' })).toBeTruthy();
  const [, first, second] = screen.getAllByRole('row');
  const textOf = (row: HTMLElement | undefined) =>
    row
      ? within(row)
          .getAllByRole('cell', { hidden: true })
          .map(({ textContent }) => textContent)
      : [];
  expect(textOf(first).slice(0, 4)).toEqual([
    'Sign-in codeText message',
    'SMS provider busy (HTTP 503)',
    '12',
    '3',
  ]);
  expect(textOf(second)[0]).toBe('Account noticeE-mail');
});

test('nothing is shown while everything arrives', () => {
  const { container } = render(<Undelivered troubles={[]} />);
  expect(container.innerHTML).toBe('');
});
