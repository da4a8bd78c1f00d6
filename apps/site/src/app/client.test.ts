// A lost session is reported to its listeners, also to those that subscribe later: that part of the
// page comes after the first picture.
import { beforeEach, expect, test, vi } from 'vitest';
import { client, onSessionMissing } from './client.ts';
import { type Session, useSessionStore } from './session/session.ts';

vi.hoisted(() => {
  const told = { success: false, refused: 'session-missing', message: '', requestId: 'r' };
  globalThis.fetch = async () => Response.json(told, { status: 401 });
});

const session = (token: string): Session => ({
  token,
  customerId: 'p1',
  account: 'mahendra',
  nickname: '',
  isAgent: 0,
  toUpline: false,
  memberLabel: '',
});

beforeEach(() => useSessionStore.getState().keep(session('first')));

test('a listener is called at each loss until it unsubscribes', async () => {
  const listener = vi.fn();
  const stop = onSessionMissing(listener);
  await client.wallet.getBalance();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  await client.wallet.getBalance();
  expect(listener).toHaveBeenCalledTimes(1);
  onSessionMissing(listener)();
});

test('a late listener is called once, at once', async () => {
  await client.wallet.getBalance();
  const [late, later] = [vi.fn(), vi.fn()];
  onSessionMissing(late)();
  onSessionMissing(later)();
  expect([late, later].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('a session that began since is not affected', async () => {
  await client.wallet.getBalance();
  useSessionStore.getState().keep(session('second'));
  const late = vi.fn();
  onSessionMissing(late)();
  expect(late).not.toHaveBeenCalled();
});
