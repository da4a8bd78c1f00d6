// Where an outcome may come several times in one draw, the exposures of all that came are what
// settlement pays, before the ticket is cut and capped.
import { expect, test } from 'vitest';
import { openSeed } from '../../kit/fairness.ts';
import { drawKinds, drawNumbers } from '../kinds.ts';
import { playsOf } from '../plays-of.ts';
import { termsOf, tryLimits } from '../testing.ts';
import { checkSlip } from './check.ts';
import { exposureOf, outcomesOfPlay } from './outcome-index.ts';
import { randomPick } from './random-pick.ts';
import { settle } from './settle.ts';

const draws = openSeed('36'.repeat(32)).draws({ clientSeed: 'each', nonce: 1 });
const kinds = ['VN_N', 'VN_S', 'THAI', 'HANOI', 'LAO', 'YEEKEE', 'D4'] as const;
const all = kinds.flatMap((kind) =>
  [...playsOf(kind).values()].map((play) => ({ kind, code: play.code, play })),
);

test.each(all)('$kind $code: the exposures of a draw are what it pays', ({ kind, play }) => {
  const draw = drawKinds.find(({ code }) => code === kind)!;
  const outcomes = outcomesOfPlay(play);
  for (let round = 0; round < 8; round += 1) {
    const selection = randomPick(play, { draws, extra: 40 });
    // An amount of whole money: every payout of a number is whole too.
    const terms = termsOf({ play, amount: 10_000n });
    const checked = checkSlip(play, { selection, terms }, { ...tryLimits, payoutCap: 10n ** 15n });
    if ('refusal' in checked) continue;
    const { size, payouts } = exposureOf(play, checked.value);
    expect(size).toBe(outcomes.size);
    const told = new Map(payouts);
    for (let drawn = 0; drawn < 40; drawn += 1) {
      const result = drawNumbers(draw, draws);
      const { payout } = settle(play, checked.value, result);
      const most = [...told.values()].reduce((sum, one) => sum + one, 0n);
      if (outcomes.tells === 'most') expect(payout <= most).toBe(true);
      else {
        const only = outcomes.of(result);
        const came = outcomes.each?.(result) ?? (only === undefined ? [] : [only]);
        const sum = came.reduce((paid, outcome) => paid + (told.get(outcome) ?? 0n), 0n);
        expect(sum).toBe(payout);
      }
    }
  }
});

test('one number is an outcome, named by its digits, and comes as often as it is drawn', () => {
  const outcomes = outcomesOfPlay(playsOf('LAO').get('BOTTOM2')!);
  expect(outcomes).toMatchObject({ tells: 'exact', size: 100 });
  expect([outcomes.of([196]), outcomes.name(1)]).toEqual([1, '01']);
  const each = outcomesOfPlay(playsOf('VN_N').get('LO2')!);
  expect(each.tells).toBe('each');
  const result = Array.from({ length: 27 }, (_, place) => (place < 3 ? 12_305 : 60));
  expect(each.each?.(result).filter((tail) => tail === 5)).toHaveLength(3);
});

test('a number of four digits costs what it wins at most, and so do its orders together', () => {
  const exposureOn = (code: string, numbers: readonly number[]) => {
    const play = playsOf('D4').get(code)!;
    const selection = { form: 'rows', rows: [numbers] } as const;
    const terms = termsOf({ play, amount: 10_000n });
    const checked = checkSlip(play, { selection, terms }, { ...tryLimits, payoutCap: 10n ** 15n });
    if ('refusal' in checked) throw new Error(checked.refusal);
    return exposureOf(play, checked.value);
  };
  const straight = exposureOn('BIG', [7, 1234]);
  expect(straight.size).toBe(10_000);
  expect(straight.payouts).toEqual([
    [7, 35_000_000n],
    [1234, 35_000_000n],
  ]);
  // It has 24 orders, and each of the 23 places may have one of them.
  const [boxed] = exposureOn('BIG_IBOX', [4321]).payouts;
  const odds = [145n, 58n, 29n, 10n * 10n, 10n * 3n];
  expect(boxed).toEqual([1234, odds.reduce((sum, one) => sum + one, 0n) * 10_000n]);
  expect(outcomesOfPlay(playsOf('D4').get('BIG')!).name(7)).toBe('0007');
});
