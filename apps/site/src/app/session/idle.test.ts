// An idle player is warned two minutes before the session ends, once; any key or press restarts the
// time.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDialog, useDialogs } from '../dialogs.ts';
import { useIdle, wasHere, watchIdle } from './idle.ts';
import { useSessionStore } from './session.ts';

const minute = 60_000;
const opened = () => useDialogs.getState().open;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  closeDialog();
  useSessionStore.getState().keep({
    token: 'a-token',
    customerId: 'p1',
    account: 'mahendra',
    nickname: '',
    isAgent: 0,
    toUpline: false,
    memberLabel: '',
  });
  stop = watchIdle(30);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

// @proves R17 V7.3.1
test('a warning appears after 28 minutes', () => {
  vi.advanceTimersByTime(27 * minute);
  expect(opened()).toBeUndefined();
  vi.advanceTimersByTime(minute);
  expect(opened()).toBe('idle');
  expect(useIdle.getState().endsAt - Date.now()).toBe(2 * minute);
});

test('a key pressed begins the time anew', () => {
  vi.advanceTimersByTime(27 * minute);
  dispatchEvent(new KeyboardEvent('keydown'));
  expect(wasHere(minute)).toBe(true);
  vi.advanceTimersByTime(27 * minute);
  expect(opened()).toBeUndefined();
});

test('without a session there is no warning', () => {
  useSessionStore.getState().forget();
  vi.advanceTimersByTime(40 * minute);
  expect(opened()).toBeUndefined();
});
