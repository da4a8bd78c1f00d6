// Amounts are cut and never rounded up; moments are written in the requested zone, not the
// machine's.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatDecimal,
  formatElapsed,
  formatMoney,
  formatPercent,
  formatPercentage,
  formatRelative,
  formatTime,
  shippedLocales,
} from '../index.ts';

const newYear = Date.UTC(2026, 11, 31, 16, 0, 5);

// @proves L172
test('an amount has two decimals and thousands separated, in the language’s way', () => {
  expect(formatMoney(12_345_678_999n)).toBe('1,234,567.89');
  expect(formatMoney('1234567.8999', { tag: 'id', symbol: 'Rp' })).toBe('Rp\u00a01.234.567,89');
  expect(formatMoney('-0.5', { symbol: 'P' })).toBe('−P\u00a00.50');
  expect(formatMoney('0.001', { sign: 'always' })).toBe('0.00');
  expect(formatMoney(10_000n, { sign: 'always', decimals: 0 })).toBe('+1');
});

test('a printed decimal keeps its figures, with the point and the sign of the language', () => {
  expect(formatDecimal('1234.50')).toBe('1,234.50');
  expect(formatDecimal('1234.50', 'pt-BR')).toBe('1.234,50');
  expect(formatDecimal('0.01440000', 'vi')).toBe('0,01440000');
  expect(formatDecimal('60', 'id')).toBe('60');
  expect(formatDecimal('-0.999', 'id', 2)).toBe('-0,99');
  expect(formatDecimal('123456789012345678901.25')).toBe('123,456,789,012,345,678,901.25');
  expect(formatPercentage('96.2505')).toBe('96.2505%');
  expect(formatPercentage('96.2599', 'pt-BR', 2)).toBe('96,25%');
  expect(formatPercentage('96.25', 'sv')).toBe('96,25\u00A0%');
});

// @proves L172
test('no amount is shown larger than it is', () => {
  const amounts = fc.bigInt({ min: 0n, max: 9_000_000_000_000_000n });
  fc.assert(
    fc.property(amounts, (units) => {
      const digits = formatMoney(units).replace(/[,.]/g, '');
      expect(BigInt(digits)).toBe(units / 100n);
    }),
  );
});

test('invalid amounts are refused', () => {
  expect(() => formatMoney('1e3')).toThrow('Not an amount: 1e3');
});

// @proves L74 L171
test('the site’s clock runs in GMT+8', () => {
  expect(formatClock(newYear)).toBe('01/01/2027 00:00:05');
});

test('a moment is told in the zone asked for', () => {
  expect(formatDateTime(newYear)).toBe('01/01/2027 00:00');
  expect(formatDateTime(newYear, { zone: 'UTC' })).toBe('31/12/2026 16:00');
  expect(formatDateTime(newYear, { tag: 'id', zone: 'Asia/Jakarta' })).toBe('31/12/2026 23:00');
});

test('a day of the calendar is the same day wherever it is read', () => {
  expect(formatDay('2026-12-31')).toBe('31/12/2026');
});

test('a record is written as the clock is, in every language', () => {
  for (const { tag } of shippedLocales) {
    expect(formatClock(newYear)).toBe(
      `${formatDate(newYear, { tag })} ${formatTime(newYear, { tag })}`,
    );
    expect(formatClock(newYear)).toContain(formatDateTime(newYear, { tag }));
  }
});

test('every language parts thousands and decimals as its readers do', () => {
  const withCommas = '1,234,567.89';
  const withPoints = '1.234.567,89';
  const amounts = shippedLocales.map(({ tag }) => [tag, formatMoney(12_345_678_999n, { tag })]);
  expect(Object.fromEntries(amounts)).toEqual({
    en: withCommas,
    id: withPoints,
    'zh-Hans': withCommas,
    ja: withCommas,
    ko: withCommas,
    th: withCommas,
    vi: withPoints,
    'pt-BR': withPoints,
  });
});

test('time from now is told in words', () => {
  expect(formatRelative(newYear - 5 * 60_000, newYear)).toBe('5 minutes ago');
  expect(formatRelative(newYear + 86_400_000, newYear)).toBe('tomorrow');
  expect(formatRelative(newYear, newYear, 'id')).toBe('sekarang');
});

test('elapsed time and shares are short', () => {
  expect(formatElapsed(309_900)).toBe('5:09');
  expect(formatElapsed(3_909_000)).toBe('1:05:09');
  expect(formatPercent(0.96512)).toBe('96.51%');
});

test('a formatter is made once for all figures of its kind', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const written = Array.from({ length: 100 }, (_, at) => formatDecimal(`${at}.125`, 'vi'));
  expect(written.at(-1)).toBe('99,125');
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  made.mockRestore();
});
