// Proves how orders are numbered and how large they may be, and that slips of every client come to
// the same terms, struck once for each issue at its multiple.
import { lotteryGames, playsOf, readStruck, statedOdds } from '@baize/engines';
import { expect, test } from 'vitest';
import { nativeSlip, wireMode, wireSlips } from './asked-slips.ts';
import { offeredLimits, shownTerms, type Offer } from './offer.ts';
import { placesOf, printOrderId } from './order-id.ts';
import { slipsMostOf } from './order-size.ts';
import { strikeOrder, type PhaseAsked } from './struck-order.ts';

const [game] = lotteryGames;
if (!game) throw new Error('there are no lotteries');
const offer: Offer = {
  game,
  plays: playsOf(game.kind),
  oddsOf: (play) => statedOdds(game, play),
  isOn: () => true,
  priceOf: () => undefined,
  group: 1956,
  limits: offeredLimits(game, 1956),
};
const phase = (multiple: number): PhaseAsked => ({
  eventId: `SSC_1M:${multiple}`,
  issue: String(multiple),
  closesAt: 1,
  drawsAt: 2,
  issueCap: 1_000_000_000n,
  multiple,
  offer,
  lunarYear: undefined,
  limitedNumbers: undefined,
});
const native = { play: '3X_DIRECT_BACK', selection: '1,2|3|4,5', mode: 'yuan', multiple: 3 };
const idOf = (code: string) => offer.plays.get(code)?.id ?? 0;

test('a number is printed with its place, and read whichever it names', () => {
  expect(printOrderId('abc', 0)).toBe('abc');
  expect(printOrderId('abc', 12)).toBe('abc-12');
  expect(placesOf('abc')).toEqual([{ baseId: 'abc', phase: 0 }]);
  expect(placesOf('a-b-12')).toEqual([
    { baseId: 'a-b-12', phase: 0 },
    { baseId: 'a-b', phase: 12 },
  ]);
});

test('a slip of each client comes to the same terms', () => {
  const beside = { mode: 'yuan', group: 1956, multiple: 3 };
  const newer = wireSlips(`12_3_45~1~${idOf('3X_DIRECT_BACK')}~1~1956~3`, beside);
  const older = wireSlips(`24~12_3_45~4~1~${idOf('3X_DIRECT_BACK')}~0`, beside);
  const own = nativeSlip({ ...native, group: 1956 })(offer);
  for (const written of [newer, older]) {
    if (typeof written === 'string') throw new Error(written);
    const read = written[0]?.(offer) ?? {};
    expect(read).toMatchObject(own);
  }
  expect(own).toMatchObject({ terms: { price: 20_000n, mode: 'yuan', multiple: 3, group: 1956 } });
});

test('a mode is known by its number, its code and its unit', () => {
  expect(['1', 'Dime', 'cent', '0.001', 'li'].map(wireMode)).toEqual([
    'yuan',
    'jiao',
    'fen',
    'li',
    'li',
  ]);
  expect(wireMode('5')).toBeUndefined();
});

test('older clients stake on odds by price and multiple', () => {
  const written = wireSlips(`big~1~${idOf('C_BALL1')}~2~0~7`, {
    mode: undefined,
    group: undefined,
    multiple: undefined,
  });
  if (typeof written === 'string') throw new Error(written);
  // Two tenths of a price of 2.00, seven times.
  expect(written[0]?.(offer)).toMatchObject({ terms: { pays: 'odds', amount: 14_000n } });
});

test('an order is struck once for each issue, at the multiple of the issue', () => {
  const odds = nativeSlip({ play: 'C_BALL1', selection: 'big', amount: '1.5' });
  const order = strikeOrder([nativeSlip(native), odds], [phase(1), phase(4)]);
  if ('refused' in order) throw new Error(order.refused);
  // Four units of 2.00 at 3, and 1.50; then all of it at 4.
  expect(order.phases.map(({ stake }) => stake)).toEqual([255_000n, 1_020_000n]);
  expect(order.stake).toBe(1_275_000n);
  const [, second] = order.phases;
  const struck = second?.slips.map((slip) => readStruck(slip.struck).slip);
  expect(struck?.[0]).toMatchObject({ units: 4, stake: 960_000n, terms: { multiple: 12 } });
  expect(struck?.[1]).toMatchObject({ stake: 60_000n, terms: { amount: 60_000n } });
  // Odds earn no rebate.
  expect(second?.bases).toEqual([{ chosen: 1956, stake: 960_000n }]);
});

test('a play is shown at the player’s own group, or at its odds', () => {
  const play = offer.plays.get('1X_POS');
  const credit = offer.plays.get('C_BALL1');
  if (!play || !credit) throw new Error('a play is missing');
  expect(shownTerms(offer, play)).toMatchObject({ group: 1956 });
  expect(shownTerms(offer, credit)).toMatchObject({ amount: 10_000n, odds: offer.oddsOf(credit) });
});

test('an order over many issues has fewer slips, and long selections count for several', () => {
  const slips = (count: number, numbers: number) =>
    Array.from({ length: count }, () => ({
      bet: 'B',
      stake: 1n,
      struck: { selection: { rows: [Array.from({ length: numbers }, () => 1)] } },
    }));
  const over = (issues: number, of: ReturnType<typeof slips>) =>
    slipsMostOf(
      of.length,
      Array.from({ length: issues }, () => ({ slips: of })),
    );
  expect(over(1, slips(200, 5))).toBe(200);
  expect(over(120, slips(17, 5))).toBe(16);
  expect(over(100, slips(10, 50_000))).toBe(1);
  // Limited numbers part slips: 200 of one issue into 1,000, and of another into 3,000.
  expect(slipsMostOf(200, [{ slips: slips(1000, 5) }])).toBe(200);
  expect(slipsMostOf(200, [{ slips: slips(1000, 5) }, { slips: slips(3000, 5) }])).toBe(100);
});
