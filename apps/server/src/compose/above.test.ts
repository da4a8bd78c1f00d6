// A call upward finds its module once all are made, and says what is missing before.
import { expect, test } from 'vitest';
import { AskedTooEarly, openAbove } from './above.ts';

test('a call to an upper module before it is made names the module', () => {
  const { above } = openAbove();
  const asking = () => above.fairness.refusalOfCode();
  expect(asking).toThrow(AskedTooEarly);
  expect(asking).toThrow('fairness.refusalOfCode was asked before fairness was made');
});

test('the upper module answers once all are made', async () => {
  const { above, areMade } = openAbove();
  const { copyOf } = above.house;
  const house = { copyOf: async () => ({ wallet: 'deposits' }) };
  areMade({ house } as unknown as Parameters<typeof areMade>[0]);
  expect(await copyOf({ playerId: 'ana', currency: 'PHP' })).toEqual({ wallet: 'deposits' });
});
