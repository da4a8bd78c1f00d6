// A call of an opened game is answered for that game alone.
import { expect, test } from 'vitest';
import type { GameCaller } from '../../../platform/call/index.ts';
import { playerCaller } from '../../wagering/testing.ts';
import { openedCrash } from './opened-crash.ts';

const caller = (gameCode: string): GameCaller => ({
  kind: 'game',
  player: playerCaller('eva'),
  gameCode,
  opening: 'opening-1',
});

test.each([
  ['the opened game', 'sky-lantern', 'sky-lantern', 'sky-lantern'],
  ['another game', 'golden-lotus-20', 'sky-lantern', undefined],
  ['a game that is no crash game', 'golden-lotus-20', 'golden-lotus-20', undefined],
  ['a code that names nothing', 'toString', 'toString', undefined],
])('%s', (_, opened, gameCode, found) => {
  const answer = openedCrash({ caller: caller(opened), input: { gameCode } });
  expect('code' in answer ? answer.code : undefined).toBe(found);
});
