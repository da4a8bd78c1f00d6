// Proves of any play with a jackpot: every posting balances, what lies in the pools and the reserve
// is exactly what rounds fed and the house added less what was won, the reserve is never overdrawn,
// and a repeated win or seed moves nothing.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { houseAccount, openBook, playerAccount, poolAccount, type Posting } from '../index.ts';
import { assertPosting } from '../posting.ts';
import { jackpotSeeded, jackpotWon, sumFed, type JackpotFed } from './jackpot.ts';
import { roundSettled } from './round-settled.ts';

const currency = 'PHP';
const tiers = ['mini', 'major'] as const;
const seeds = { mini: 200n, major: 10_000n } as const;
const reserve = houseAccount('jackpot-reserve', currency);
const funding = houseAccount('jackpot-funding', currency);
const house = houseAccount('house-gaming', currency);
const ana = { playerId: 'ana', currency };
const inPlay = playerAccount('player-in-play', 'ana', currency);
const cash = playerAccount('player-cash', 'ana', currency);

const amount = fc.bigInt({ min: 0n, max: 3000n });
const feeding: fc.Arbitrary<JackpotFed> = fc
  .record({ mini: amount, major: amount, reserve: amount })
  .map(({ mini, major, reserve: kept }) => ({
    pools: [
      { tier: 'mini', amount: mini },
      { tier: 'major', amount: major },
    ],
    reserve: kept,
  }));
const aRound = fc.record({
  stake: fc.bigInt({ min: 1n, max: 100_000n }),
  payout: amount,
  fed: feeding,
  wins: fc.subarray([...tiers]),
  isRepeated: fc.boolean(),
});

const openAll = () =>
  openBook([
    ...[reserve, funding, house, cash, ...tiers.map((tier) => poolAccount(tier, currency))].map(
      (account) => ({ account, balance: 0n }),
    ),
    { account: inPlay, balance: 10n ** 12n },
  ]);

test('a round that feeds, a win and a seed balance for any amounts', () => {
  fc.assert(
    fc.property(aRound, amount, ({ stake, payout, fed }, held) => {
      const round = { ...ana, roundId: 'r', stake, payout, fed };
      assertPosting(roundSettled(round));
      const prizes = [{ tier: 'mini', prize: held }];
      assertPosting(jackpotWon({ ...ana, roundId: 'r', prizes }));
      const seed = { tier: 'mini', number: 2, currency, seed: stake };
      assertPosting(jackpotSeeded({ ...seed, reserve: held }));
    }),
  );
});

test('the pools hold all contributions less all prizes', () => {
  fc.assert(
    fc.property(fc.array(aRound, { minLength: 1, maxLength: 40 }), (rounds) => {
      const book = openAll();
      const held = (account: Parameters<typeof book.balance>[0]) => book.balance(account);
      const post = (posting: Posting, isRepeated = false) => {
        expect(book.post(posting)).toMatchObject({ replayed: false });
        if (isRepeated) expect(book.post(posting)).toMatchObject({ replayed: true });
      };
      const numbers = { mini: 1, major: 1 };
      const follow = (tier: (typeof tiers)[number], isRepeated = false) => {
        const seed = { tier, number: numbers[tier], currency, seed: seeds[tier] };
        numbers[tier] += 1;
        post(jackpotSeeded({ ...seed, reserve: held(reserve) }), isRepeated);
      };
      let fed = 0n;
      let won = 0n;
      for (const tier of tiers) follow(tier);
      for (const [index, round] of rounds.entries()) {
        const roundId = `r${index}`;
        post(roundSettled({ ...ana, roundId, ...round }), round.isRepeated);
        fed += sumFed(round.fed);
        if (round.wins.length === 0) continue;
        const prizes = round.wins.map((tier) => ({
          tier,
          prize: held(poolAccount(tier, currency)),
        }));
        post(jackpotWon({ ...ana, roundId, prizes }), round.isRepeated);
        won += prizes.reduce((sum, { prize }) => sum + prize, 0n);
        for (const tier of round.wins) follow(tier, round.isRepeated);
      }
      const pools = tiers.map((tier) => held(poolAccount(tier, currency)));
      const lying = pools.reduce((sum, pool) => sum + pool, held(reserve));
      expect(lying).toBe(fed - held(funding) - won);
      expect(held(reserve)).toBeGreaterThanOrEqual(0n);
      for (const [place, tier] of tiers.entries()) {
        expect(pools[place]).toBeGreaterThanOrEqual(seeds[tier]);
      }
    }),
  );
});
