// Every game that is offered has a screen here, and a stranger's code has none.
import { games, roundFamilyOf } from '@baize/engines';
import { expect, test } from 'vitest';
import { hasScreen } from './game-screen.tsx';

/** Not every lottery is offered yet. */
const offered = games.filter(
  (game) => roundFamilyOf(game) !== undefined || game.family === 'crash',
);

test.each(offered)('$code of $family has a screen', ({ code }) => {
  expect(hasScreen(code)).toBe(true);
});

test.each(['double-six', 'toString', ''])('%j has no screen', (code) => {
  expect(hasScreen(code)).toBe(false);
});
