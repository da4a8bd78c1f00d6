// A broken screen shows a message and a button to start again: with the request's number when there
// is one, and with a message of its own when the code of a page failed to load.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Failure, RefusedError } from '@baize/client';
import { translatorOf } from '@baize/i18n/compile';
import { ChunkLoadError } from '../app/lazy-screen.tsx';
import { showTexts } from '../app/texts/texts.ts';
import { FaultScreen } from './fault-screen.tsx';

beforeEach(() => {
  showTexts(translatorOf('en'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function shown(error: Error): string {
  const Broken = () => {
    throw error;
  };
  render(
    <FaultScreen>
      <Broken />
    </FaultScreen>,
  );
  return screen.getByRole('alert').textContent ?? '';
}

test('a fault of the server tells its request number', () => {
  const failure = { refused: 'fault', message: 'System error', requestId: 'rq-77' } as Failure;
  expect(shown(new RefusedError(failure))).toContain('Request number rq-77');
});

// @proves L50 L154 L162
test('a page with missing files offers the new version, a slow one another try', () => {
  expect(shown(new ChunkLoadError('missing'))).toContain('The site has been updated.');
  expect(screen.getByRole('button').textContent).toBe('Reload');
  cleanup();
  expect(shown(new ChunkLoadError('timeout'))).toContain('The page was open too long.');
  expect(screen.getByRole('button').textContent).toBe('Try again');
});

// @proves L153
test('anything else is a system error, without a number', () => {
  const text = shown(new Error('x is undefined'));
  expect(text).toContain('System error');
  expect(text).not.toContain('Request number');
});
