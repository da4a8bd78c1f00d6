// The site acts on a game's message only in the form that our games send.
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { gameTold, useGameMessages, useTellBalance } from './game-messages.ts';

afterEach(cleanup);

const words = ['ready', 'balance', 'exit', 'session-lost', 'deposit', 'limits', 'round-ended'];

test.each(words)('%s is heard', (type) => {
  expect(gameTold({ source: 'baize-arcade', type })).toEqual({ what: type });
  expect(gameTold({ source: 'baize-game', type })).toEqual({ what: type });
});

test('the start of a round is read with its stake', () => {
  const word = { source: 'baize-game', type: 'round-began', stake: '1.00' };
  expect(gameTold(word)).toEqual({ what: 'round-began', stake: '1.00' });
});

// @proves R133
test.each([
  undefined,
  null,
  'exit',
  { type: 'exit' },
  { source: 'someone-else', type: 'exit' },
  { source: 'baize-arcade', type: 'withdraw-everything' },
  { source: 'baize-arcade', type: ['exit'] },
])('%o is not', (data) => {
  expect(gameTold(data)).toBeUndefined();
});

// @proves L41 R133
test('only messages of the game’s own window and origin are accepted', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const heard: string[] = [];
  const address = 'https://games.example/arcade/lotus?code=1';
  renderHook(() => useGameMessages({ current: frame }, address, ({ what }) => heard.push(what)));
  const say = (origin: string, source: Window | null, type: string) =>
    dispatchEvent(
      new MessageEvent('message', { origin, source, data: { source: 'baize-arcade', type } }),
    );
  const own = 'https://games.example';
  say('https://evil.example', frame.contentWindow, 'exit');
  say('https://games.example.evil.example', frame.contentWindow, 'exit');
  say('null', frame.contentWindow, 'exit');
  say(own, window, 'exit');
  say(own, null, 'exit');
  expect(heard).toEqual([]);
  say(own, frame.contentWindow, 'deposit');
  expect(heard).toEqual(['deposit']);
  frame.remove();
});

// @proves R133
test('the balance is sent to the game’s own origin when it changes', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const ref = { current: frame };
  const post = vi.spyOn(frame.contentWindow ?? window, 'postMessage').mockReturnValue(undefined);
  const address = 'https://games.example/arcade/lotus?code=1';
  const { rerender } = renderHook(
    ({ balance }: { balance: string | undefined }) => useTellBalance(ref, address, balance),
    { initialProps: { balance: undefined as string | undefined } },
  );
  for (const balance of ['10.00', '10.00', '7.50']) rerender({ balance });
  const word = { source: 'baize-site', type: 'balance' };
  expect(post.mock.calls).toEqual([
    [{ ...word, balance: '10.00' }, 'https://games.example'],
    [{ ...word, balance: '7.50' }, 'https://games.example'],
  ]);
  frame.remove();
});
