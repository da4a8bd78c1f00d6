// The worked examples of dividends and salaries to the unit; nobody is ever paid less than nothing,
// and what periods carry on adds up.
import * as fc from 'fast-check';
import type { AgreementKind } from '@baize/contract';
import { parseSignedUnits, parseUnits, printUnits } from '@baize/money';
import { expect, test } from 'vitest';
import { termsOf } from '../testing.ts';
import { exactOf, resultOf, type TeamFigures } from './bill.ts';
import { readTerms, type WrittenTerms } from './terms.ts';

const units = (text: string) => parseSignedUnits(text, { decimalsMax: 4 }) ?? 0n;
const tier = (minTurnover: string, minActive: number, rate: string) => ({
  minTurnover,
  minActive,
  minLoss: '0',
  rate,
});
const dividend = termsOf('5', {
  tiers: [tier('500000', 5, '5'), tier('2000000', 10, '10'), tier('6000000', 20, '15')],
  carryNegative: true,
});
const daily = termsOf('0.5', { tiers: [tier('100000', 3, '0.5'), tier('500000', 8, '0.8')] });

const figures = (turnover: string, active: number, won = '0'): TeamFigures => ({
  turnover: units(turnover),
  won: units(won),
  payout: 0n,
  rebate: 0n,
  bonus: 0n,
  wage: 0n,
  active,
});

function paid(kind: AgreementKind, terms: WrittenTerms, team: TeamFigures, carry = '0') {
  const carryBefore = units(carry);
  const result = resultOf({ kind, terms: readTerms(terms), figures: team, carryBefore });
  return [printUnits(result.due, 2), printUnits(result.carryAfter, 2)];
}

test.each([
  ['2300000', 12, '84000', '0', '8400.00', '0.00'],
  ['2300000', 9, '84000', '0', '4200.00', '0.00'],
  ['700000', 6, '-30000', '0', '0.00', '-30000.00'],
  ['2300000', 12, '84000', '-30000', '5400.00', '0.00'],
  ['7000000', 25, '123456.78', '-23456.78', '15000.00', '0.00'],
])('a dividend of %s by %i active at %s after %s pays %s and carries %s', (...example) => {
  const [turnover, active, won, carry, pay, after] = example;
  expect(paid('dividend', dividend, figures(turnover, active, won), carry)).toEqual([pay, after]);
});

test('without a carry a lost period is forgotten', () => {
  const terms = { ...dividend, carryNegative: false };
  expect(paid('dividend', terms, figures('700000', 6, '-30000'))).toEqual(['0.00', '0.00']);
});

test('a daily salary pays by turnover and active members', () => {
  expect(paid('daily-salary', daily, figures('640000', 8))[0]).toBe('5120.00');
  expect(paid('daily-salary', daily, figures('640000', 7))[0]).toBe('3200.00');
});

test('a real-time salary is rounded down, and a correction is made good later', () => {
  const terms = termsOf('0.2');
  expect(paid('realtime-salary', terms, figures('12345.67', 1))[0]).toBe('24.69');
  expect(paid('realtime-salary', terms, figures('0', 0))[0]).toBe('0.00');
  expect(paid('realtime-salary', terms, figures('-500', 0))).toEqual(['0.00', '-500.00']);
  expect(paid('realtime-salary', terms, figures('12845.67', 1), '-500')).toEqual(['24.69', '0.00']);
});

test('a correction is made good only by periods that would pay', () => {
  const barred = termsOf('0.5', { onlyIfLoss: true });
  const nothing = ['0.00', '-1000.00'];
  expect(paid('daily-salary', barred, figures('1500', 1, '-1'), '-1000')).toEqual(nothing);
  expect(paid('daily-salary', daily, figures('99999', 3, '1'), '-1000')).toEqual(nothing);
  expect(paid('daily-salary', daily, figures('-50', 3, '1'), '-1000')).toEqual([
    '0.00',
    '-1050.00',
  ]);
  expect(paid('daily-salary', barred, figures('1500', 1, '1'), '-1000')).toEqual(['2.50', '0.00']);
  // What would have been paid for 100,000.00 makes good a part of what was paid too much.
  expect(paid('daily-salary', daily, figures('100000', 3, '1'), '-1000')).toEqual(['0.00', '0.00']);
});

test('a salary for losses pays nothing while the team wins', () => {
  const terms = termsOf('0.5', { onlyIfLoss: true });
  expect(paid('daily-salary', terms, figures('1000', 1, '-1'))[0]).toBe('0.00');
  expect(paid('daily-salary', terms, figures('1000', 1, '1'))[0]).toBe('5.00');
});

test('a bound is the most that a period pays', () => {
  expect(paid('dividend', termsOf('10', { maximum: '99' }), figures('0', 0, '1000'))[0]).toBe(
    '99.00',
  );
});

test('the exact pay and what rounding took add up to the unit', () => {
  const base = parseUnits('12345.67', { decimalsMax: 4 }) ?? 0n;
  const due = units('24.69');
  const parts = { exact: '24.69134', rounding: '0.00134', withheld: '0.0000' };
  expect(exactOf({ base, rate: 2000n, due })).toEqual(parts);
});

test('rounding holds nothing of what a maximum or a period that the team won withholds', () => {
  const base = units('50000.01');
  const whole = { exact: '5000.001', rounding: '0.001' };
  const rate = 100_000n;
  const capped = exactOf({ base, rate, due: units('100') });
  expect(capped).toEqual({ ...whole, withheld: '4900.0000' });
  expect(exactOf({ base, rate, due: 0n })).toEqual({ ...whole, withheld: '5000.0000' });
});

const amount = fc.bigInt({ min: -1_000_000_000_000n, max: 1_000_000_000_000n });

test('no period pays below zero, and carried results add up to the whole', () => {
  const terms = readTerms(termsOf('10', { carryNegative: true }));
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 20 }), (results) => {
      let carryBefore = 0n;
      let bases = 0n;
      for (const won of results) {
        const team = { ...figures('0', 0), won };
        const result = resultOf({ kind: 'dividend', terms, figures: team, carryBefore });
        expect(result.due >= 0n && result.carryAfter <= 0n).toBe(true);
        bases += result.base;
        carryBefore = result.carryAfter;
      }
      const whole = results.reduce((sum, won) => sum + won, 0n);
      expect(bases + carryBefore).toBe(whole);
    }),
  );
});
