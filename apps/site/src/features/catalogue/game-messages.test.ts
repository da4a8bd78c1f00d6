// The site acts on a game's words only when they are in the form our games speak.
import { expect, test } from 'vitest';
import { gameTold } from './game-messages.ts';

test.each(['ready', 'balance', 'exit', 'session-lost', 'deposit', 'limits'])(
  '%s is heard',
  (type) => {
    expect(gameTold({ source: 'baize-arcade', type })).toBe(type);
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
