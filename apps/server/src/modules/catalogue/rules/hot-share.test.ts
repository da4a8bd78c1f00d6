// Hot games are a share of each category, by number of players; none is hot where no game was
// played.
import { expect, test } from 'vitest';
import { hotByPlay } from './hot-share.ts';

const shelf = (lane: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ nodeId: `${lane}-${at}`, lane }));

test('one in five games of a shelf is hot: those that most players opened', () => {
  const games = [...shelf('RNG', 10), ...shelf('FISH', 2), ...shelf('LIVE', 3)];
  const openers = new Map([
    ...games.map(({ nodeId }, at) => [nodeId, at] as const),
    ...shelf('LIVE', 3).map(({ nodeId }) => [nodeId, 0] as const),
  ]);
  expect([...hotByPlay(games, openers)]).toEqual(['RNG-9', 'RNG-8', 'FISH-1']);
});

test('of games with equally many players the first of the shelf is hot', () => {
  const openers = new Map(shelf('RNG', 5).map(({ nodeId }) => [nodeId, 3]));
  expect([...hotByPlay(shelf('RNG', 5), openers)]).toEqual(['RNG-0']);
});
