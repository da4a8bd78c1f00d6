// Anybody can read the whole definition of our own games, and a stranger's script computes the
// payout from it alone.
import { expect, test } from 'vitest';
import { draws, slotGames, playRound } from '@baize/engines';
import { callOf, given } from '../../../platform/call/testing.ts';
import { visitor } from '../../catalogue/testing.ts';
import { getGameRules } from './get-game-rules.ts';

const script = new URL('../../../../../../docs/fairness/payout.mjs', import.meta.url);
const { payoutOf } = (await import(script.href)) as { payoutOf: (asked: object) => bigint };
const ask = (gameCode: string) => getGameRules()(callOf(visitor, { gameCode }, 0));

test.each(slotGames)(
  '$code has all its rules, under its version',
  async ({ code, version, definition }) => {
    const told = JSON.parse(JSON.stringify(given(await ask(code)))) as ReturnType<typeof given>;
    expect(told).toMatchObject({ code, version });
    const seeds = { serverSeed: 'c4'.repeat(32), clientSeed: 'anybody', nonce: 12 };
    const stake = 100_000n;
    const { payout } = playRound({ game: definition, stake, draws: draws(seeds) });
    const { definition: game } = told as { definition: object };
    expect(payoutOf({ game, ...seeds, stake })).toBe(payout);
  },
);

test('a game that is not ours is refused', async () => {
  expect(await ask('harbour-wheel')).toEqual({ refused: 'game-unknown' });
});
