// Every game of every family has a PAR page under its version.
import { games } from '@baize/engines';
import { expect, test } from 'vitest';
import { parPageOf } from './par-pages.ts';

test.each(games)('$code of $family has its page', (game) => {
  const { text, data } = parPageOf(game);
  expect(text).toContain(game.version);
  expect(data).toMatchObject({ version: game.version });
});

test('a game that its family has no sheet of is named', () => {
  const [game] = games;
  if (!game) return expect.fail('a house has games');
  expect(() => parPageOf({ ...game, code: 'double-six' })).toThrow('double-six has no PAR sheet');
});
