// The site acts on a game's words only when they are in the form our games speak.
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { gameTold, useGameMessages, useTellBalance } from './game-messages.ts';

afterEach(cleanup);

const words = ['ready', 'balance', 'exit', 'session-lost', 'deposit', 'limits', 'round-ended'];

test.each(words)('%s is heard', (type) => {
  expect(gameTold({ source: 'baize-arcade', type })).toEqual({ what: type });
  expect(gameTold({ source: 'baize-game', type })).toEqual({ what: type });
});

test('a round that began is heard with its stake', () => {
  const word = { source: 'baize-game', type: 'round-began', stake: '1.00' };
  expect(gameTold(word)).toEqual({ what: 'round-began', stake: '1.00' });
});

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

test('only the game’s own window at its own origin is heard', () => {
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

test('what the player has is told to the game’s own origin, when it moves', () => {
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
