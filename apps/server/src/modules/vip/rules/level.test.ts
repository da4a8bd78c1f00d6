// Proves how a level is reached and kept: by hand-worked cases, and by laws that hold for any play
// in any order of counting.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeKept, placeReached, refusalOfScheme, type Level } from './level.ts';

const level = (more: Partial<Level>): Level => ({
  levelId: 'level',
  emblem: 'bronze',
  colour: '#b87333',
  names: {},
  turnover: 100n,
  deposits: 0n,
  keep: 0n,
  withdrawalMaximum: null,
  withdrawsFirst: false,
  contact: '',
  ...more,
});

/** Bronze for good from 100; silver from 1,000 kept by 300; gold from 5,000 and a deposit. */
const bronze = level({ levelId: 'b' });
const silver = level({ levelId: 's', emblem: 'silver', turnover: 1000n, keep: 300n });
const gold = level({
  levelId: 'g',
  emblem: 'gold',
  turnover: 5000n,
  deposits: 500n,
  keep: 2000n,
});
const levels = [bronze, silver, gold];

describe('reaching a level', () => {
  test.each([
    [99n, 0n, 0],
    [100n, 0n, 1],
    [999n, 0n, 1],
    [1000n, 0n, 2],
    // The turnover alone is not enough for gold: silver it is.
    [9000n, 499n, 2],
    [5000n, 500n, 3],
    [4999n, 99_999n, 2],
  ] as const)('%d staked and %d deposited stand at %d', (turnover, deposits, place) => {
    expect(placeReached(levels, { turnover, deposits })).toBe(place);
  });

  test('without levels no member has one', () => {
    expect(placeReached([], { turnover: 1_000_000n, deposits: 1_000_000n })).toBe(0);
  });
});

describe('keeping a level', () => {
  test.each([
    [3, 2000n, 3],
    [3, 1999n, 2],
    [3, 299n, 1],
    [2, 300n, 2],
    [2, 0n, 1],
    [1, 0n, 1],
    // Turnover never raises a member at the end of a month.
    [1, 1_000_000n, 1],
    [0, 1_000_000n, 0],
  ] as const)('from %d with %d settled to %d', (place, turnover, kept) => {
    expect(placeKept(levels, place, turnover)).toBe(kept);
  });

  test('a level reached this month is not lost at its end', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 20_000n), fc.bigInt(0n, 2000n), (turnover, deposits) => {
        const place = placeReached(levels, { turnover, deposits });
        expect(placeKept(levels, place, turnover)).toBe(place);
      }),
    );
  });
});

test('order and batches of counting do not change the result', () => {
  const rounds = fc.array(fc.bigInt(1n, 900n), { maxLength: 30 });
  fc.assert(
    fc.property(rounds, fc.array(fc.nat(30)), fc.nat(), (stakes, cuts, turn) => {
      const climb = (portions: readonly bigint[]) => {
        let [turnover, place] = [0n, 0];
        for (const portion of portions) {
          turnover += portion;
          place = Math.max(place, placeReached(levels, { turnover, deposits: 500n }));
        }
        return place;
      };
      const at = stakes.length === 0 ? 0 : turn % stakes.length;
      const turned = [...stakes.slice(at), ...stakes.slice(0, at)];
      const ends = [...new Set([...cuts, turned.length])].toSorted((a, b) => a - b);
      const portions = ends.map((end, index) =>
        turned.slice(ends[index - 1] ?? 0, end).reduce((sum, stake) => sum + stake, 0n),
      );
      expect(climb(portions)).toBe(climb(stakes));
    }),
  );
});

describe('conflicting levels', () => {
  const refused = (...given: readonly Level[]) => refusalOfScheme(given, 50_000n);
  test.each([
    [
      'an emblem that is worn twice',
      [bronze, { ...silver, emblem: 'bronze' }],
      'vip-emblem-twice',
      2,
    ],
    ['a level from nothing', [{ ...bronze, turnover: 0n }], 'vip-levels-not-ascending', 1],
    [
      'levels of the same turnover',
      [bronze, { ...silver, turnover: 100n }],
      'vip-levels-not-ascending',
      2,
    ],
    ['deposits that fall', [gold, { ...silver, turnover: 9000n }], 'vip-levels-not-ascending', 2],
    ['more to keep than to reach', [bronze, { ...silver, keep: 1001n }], 'vip-keep-too-high', 2],
    [
      'a keep below the keep of a lower level',
      [silver, { ...gold, keep: 299n }],
      'vip-keep-too-high',
      2,
    ],
    [
      'less than everybody may withdraw',
      [{ ...bronze, withdrawalMaximum: 49_999n }],
      'vip-benefit-falling',
      1,
    ],
    [
      'less than the level below may withdraw',
      [
        { ...bronze, withdrawalMaximum: 90_000n },
        { ...silver, withdrawalMaximum: 80_000n },
      ],
      'vip-benefit-falling',
      2,
    ],
    [
      'a maximum that ends',
      [{ ...bronze, withdrawalMaximum: 90_000n }, silver],
      'vip-benefit-falling',
      2,
    ],
    [
      'fewer withdrawals a day',
      [{ ...bronze, withdrawalsDaily: 5 }, silver],
      'vip-benefit-falling',
      2,
    ],
    [
      'a smaller sum a day',
      [
        { ...bronze, withdrawalDailySum: 500n },
        { ...silver, withdrawalDailySum: 499n },
      ],
      'vip-benefit-falling',
      2,
    ],
    [
      'fewer free withdrawals',
      [
        { ...bronze, withdrawalsFree: 2 },
        { ...silver, withdrawalsFree: 1 },
      ],
      'vip-benefit-falling',
      2,
    ],
    [
      'coming first no more',
      [{ ...bronze, withdrawsFirst: true }, silver],
      'vip-benefit-falling',
      2,
    ],
    [
      'an address that runs',
      [{ ...bronze, contact: 'javascript:alert(1)' }],
      'vip-contact-invalid',
      1,
    ],
    [
      'an address without a lock',
      [{ ...bronze, contact: 'http://a.example' }],
      'vip-contact-invalid',
      1,
    ],
  ] as const)('%s', (_name, given, refusal, place) => {
    expect(refused(...given)).toMatchObject({ refused: refusal, facts: { level: place } });
  });

  test('consistent levels are accepted, and so are none', () => {
    expect(refused(...levels)).toBeUndefined();
    expect(refused()).toBeUndefined();
    const contact = 'https://t.example/vip';
    expect(
      refused(
        { ...bronze, withdrawalMaximum: 50_000n, contact },
        {
          ...silver,
          withdrawalMaximum: 60_000n,
          withdrawsFirst: true,
          contact: 'mailto:vip@house.example',
        },
      ),
    ).toBeUndefined();
  });
});
