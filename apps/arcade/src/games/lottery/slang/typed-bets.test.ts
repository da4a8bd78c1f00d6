// Typed slang becomes priced slips of the right game or a question, and what is written back means
// the same slips.
import { lotteryGames, playsOf, statedTerms, describePlay, limitsOf } from '@baize/engines';
import { printUnits, unitsPerOne } from '@baize/money';
import { expect, test } from 'vitest';
import type { LotteryTerms } from '../desk/lottery-terms.ts';
import { openPlayBook } from '../plays/play-book.ts';
import { answered, readBets, sumOf, writtenBets, type Typing } from './typed-bets.ts';

function termsOf(gameCode: string): LotteryTerms {
  const game = lotteryGames.find(({ code }) => code === gameCode) ?? expect.fail(gameCode);
  const plays = [...playsOf(game.kind).values()].map((play) => ({
    ...describePlay(play, statedTerms(game, play)),
    on: play.off !== true,
  }));
  const { unitsMost, multipleMost } = limitsOf(game, 1956);
  return {
    gameCode,
    kind: game.kind,
    plays,
    limitedNumbers: [],
    unitsMost,
    multipleMost,
    amountMost: printUnits(game.amountMost, 2),
    payoutCap: printUnits(game.payoutCap, 2),
    group: { own: 1956, least: 1800, step: 2 },
  } as unknown as LotteryTerms;
}

function typing(gameCode: string, provinces: readonly string[] = []): Typing {
  const terms = termsOf(gameCode);
  return { terms, book: openPlayBook(terms.kind, 2026), provinces, unit: unitsPerOne };
}

const today = ['VN_HCM', 'VN_DONG_THAP', 'VN_CA_MAU'];

test('a bet on two numbers of the south costs 18 lots for each', () => {
  const bets = readBets('bl 05 23 n10', typing('VN_S_1M'));
  expect(sumOf(bets, 'VN_S_1M')).toMatchObject({ stake: 3_600_000_000n, isOpen: false });
  expect(bets.lines[0]?.slips[0]?.priced).toMatchObject({ play: 'LO2', units: 36 });
});

test('a closed number is closed for the game in play alone', () => {
  const own = typing('VN_HCM', today);
  const limitedNumbers = [{ play: 'LO2', number: '05', rate: 0 }];
  const read = readBets('bl 05 n10\ncm bl 05 n10', {
    ...own,
    terms: { ...own.terms, limitedNumbers },
  });
  const [here, there] = read.lines.map(({ slips }) => slips[0]);
  expect(here?.why).toBe('number-closed');
  expect(there).toMatchObject({ gameCode: 'VN_CA_MAU', priced: { units: 18 } });
});

test('the north has 27 lots, and a bare amount is in the currency', () => {
  const { stake } = sumOf(readBets('bl 01 x10', typing('VN_N_1M')), 'VN_N_1M');
  expect(printUnits(stake, 2)).toBe('270.00');
});

test('a line without a province is for the game in play, another one for its own game', () => {
  const bets = readBets('bl 05 n1\ncmau bl 06 n1', typing('VN_HCM', today));
  const sum = sumOf(bets, 'VN_HCM');
  expect(sum.own).toHaveLength(1);
  expect([...sum.elsewhere]).toEqual([['VN_CA_MAU', 1]]);
  expect(sum.isOpen).toBe(false);
});

test('lines for another province read there as the same slips', () => {
  const bets = readBets('bl 05 n1\ncmau bl 06 n1', typing('VN_HCM', today));
  const left = writtenBets(bets, ({ gameCode }) => gameCode !== 'VN_HCM');
  const there = readBets(left, typing('VN_CA_MAU', today));
  expect(there.lines[0]?.slips[0]).toMatchObject({
    gameCode: 'VN_CA_MAU',
    slip: { play: 'LO2', numbers: ['06'] },
  });
  const all = readBets(
    writtenBets(bets, () => true),
    typing('VN_CA_MAU', today),
  );
  expect(all.lines.flatMap(({ slips }) => slips.map(({ gameCode }) => gameCode))).toEqual([
    'VN_HCM',
    'VN_CA_MAU',
  ]);
});

test('a question blocks the order, and its answer replaces the word', () => {
  const text = 'bl 05 n1\n\nxien 01 51 60 n10';
  const own = typing('VN_N_1M');
  const bets = readBets(text, own);
  expect(sumOf(bets, 'VN_N_1M').isOpen).toBe(true);
  const line = bets.lines[1] ?? expect.fail('no line');
  expect(line).toMatchObject({ index: 2, question: { question: 'size-unclear' } });
  const next = answered(text, line, line.question?.choices?.[0] ?? '');
  expect(sumOf(readBets(next, own), 'VN_N_1M').isOpen).toBe(false);
});

test('a play that is off cannot be bet', () => {
  const bets = readBets('da 12 34 n1', typing('VN_N_1M'));
  expect(bets.lines[0]?.slips[0]?.why).toBe('play-off');
  expect(sumOf(bets, 'VN_N_1M')).toMatchObject({ own: [], isOpen: true });
});

test('a text beyond its bounds is refused', () => {
  const bets = readBets('bl 05 n1\n'.repeat(3000), typing('VN_N_1M'));
  expect(bets.refusal).toBe('slang-too-long');
  expect(sumOf(bets, 'VN_N_1M').isOpen).toBe(true);
});
