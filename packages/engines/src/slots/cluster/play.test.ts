// Proves that in free spins of Coral Bloom every window that wins raises what follows, over falls
// and from spin to spin, and that paid spins are never multiplied.
import { expect, test } from 'vitest';
import { openSeed } from '../../kit/fairness.ts';
import { coralBloom as game } from '../definitions/coral-bloom.ts';
import type { SlotEvent } from '../events.ts';
import { playRound, type SlotRound } from '../round.ts';

test('the multiplier starts at 1 and rises by one with every window that wins', () => {
  const highest = featureRounds(5).map(({ events }) => {
    const free = events.findIndex(({ kind }) => kind === 'free-spin-started');
    const multipliers = winMultipliers(events.slice(free));
    expect(winMultipliers(events.slice(0, free)).every((times) => times === 1)).toBe(true);
    expect(multipliers).toEqual(multipliers.map((_, at) => at + 1));
    return multipliers.length;
  });
  expect(Math.max(...highest)).toBeGreaterThan(3);
});

test('its free spins are as many as its scatters won', () => {
  for (const { events } of featureRounds(5)) {
    const won = events.filter((event) => event.kind === 'free-spins-awarded');
    const total = won.reduce((sum, { count }) => sum + count, 0);
    expect(events.filter((event) => event.kind === 'free-spin-started').length).toBe(total);
    expect(won[0]?.count).toBeGreaterThanOrEqual(8);
  }
});

/** The first rounds of a seed that win free spins. */
function featureRounds(count: number): SlotRound[] {
  const seed = openSeed('features-of-the-reef');
  const found: SlotRound[] = [];
  for (let nonce = 0; found.length < count; nonce += 1) {
    const draws = seed.draws({ clientSeed: 'coral', nonce });
    const round = playRound({ game, stake: 10_000n, draws });
    if (round.events.some(({ kind }) => kind === 'free-spins-awarded')) found.push(round);
  }
  return found;
}

function winMultipliers(events: readonly SlotEvent[]): number[] {
  return events.flatMap((event) =>
    (event.kind === 'spin-landed' || event.kind === 'tumbled') && event.wins.length > 0
      ? [event.multiplier]
      : [],
  );
}
