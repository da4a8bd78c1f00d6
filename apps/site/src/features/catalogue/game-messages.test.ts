// The site acts on a game's words only when they are in the form our games speak.
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { gameTold, useGameMessages } from './game-messages.ts';

afterEach(cleanup);

test.each(['ready', 'balance', 'exit', 'session-lost', 'deposit', 'limits'])(
  '%s is heard',
  (type) => {
    expect(gameTold({ source: 'baize-arcade', type })).toBe(type);
    expect(gameTold({ source: 'baize-game', type })).toBe(type);
  },
);

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
  renderHook(() => useGameMessages({ current: frame }, address, (what) => heard.push(what)));
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
