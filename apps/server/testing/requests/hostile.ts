// Values that no client of ours sends: wrong types, numbers at and beyond every edge, texts that
// databases, pages and terminals trip over, pictures that lie.
import type { Chance } from '../chance.ts';

/** Stands for letters in JSON that no value is written as, between marks that nobody else uses. */
export const raw = (letters: string): string => `\ue000${letters}\ue001`;

/** JSON with its raw letters put in. */
export function writeRaw(value: unknown): string {
  return JSON.stringify(value)?.replaceAll(/"\ue000([^"\\]*)\ue001"/gu, '$1') ?? '';
}

const numbers: readonly unknown[] = [
  0,
  -1,
  1.5,
  1e-7,
  0.1 + 0.2,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1.7976931348623157e308,
  5e-324,
  raw('-0'),
  raw('1e400'),
  raw('-1e400'),
  raw('1E2'),
  raw('1e-400'),
  raw('100.00000000000000000001'),
  raw('0.12345678901234567890'),
  raw('9007199254740993'),
  raw('900000000000.0000000001'),
  raw(`1${'0'.repeat(400)}`),
  raw('NaN'),
  raw('Infinity'),
  raw('01'),
  raw('0x10'),
  raw('1.'),
];

const texts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '-0',
  '+1',
  '1e3',
  '1E400',
  'NaN',
  'Infinity',
  '0x10',
  '1,000',
  '1.23456',
  '00001',
  '999999999999999.9999',
  '9223372036854775807',
  '9223372036854775808',
  '９９',
  '٣',
  'a\u0000b',
  '\u0000',
  '\ud800',
  'x\udfffy',
  '\ufeff1',
  '\u202egnp.exe',
  '\u200b\u200d',
  'Ａ',
  '👨‍👩‍👧‍👦'.repeat(20),
  'é'.repeat(300),
  'e\u0301'.repeat(100),
  "' or '1'='1",
  "'; drop table wallet_deposit; --",
  '%', // wildcards of LIKE
  '_%\\',
  '\\',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  "=cmd|' /C calc'!A0",
  '@SUM(1+1)',
  '\r\nSet-Cookie: a=b',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'a'.repeat(65),
  'a'.repeat(5000),
];

const moments: readonly string[] = [
  '0000-01-01',
  '0001-01-01',
  '1582-10-10',
  '1970-01-01',
  '2026-02-29',
  '2024-02-29',
  '2026-13-01',
  '2026-00-00',
  '2026-11-31',
  '2026-11-21 24:00:00',
  '2026-11-21 23:59:60',
  '2026-11-21 99:99:99',
  '2026-11-21T00:00:00Z',
  '9999-12-31',
  '9999-12-31 23:59:59',
  '99999-01-01',
  '-2026-11-21',
];

const onePoint =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
  '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const base64 = (text: string | Uint8Array): string => Buffer.from(text).toString('base64');

/** The head of a PNG that says it is 60,000 points wide and high. */
function vastPicture(): string {
  const bytes = Buffer.from(onePoint, 'base64');
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return base64(bytes);
}

export const picture = onePoint;
const pictures: readonly string[] = [
  onePoint,
  onePoint.slice(0, 60),
  vastPicture(),
  base64('GIF89a'),
  base64('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  base64('%PDF-1.7'),
  base64(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0)),
  base64(new Uint8Array(3000)),
  `data:image/png;base64,${onePoint}`,
  'not base64 at all !',
  onePoint.repeat(3),
];

const others: readonly unknown[] = [null, true, false, {}, [], [[]], { a: 1 }, ['a', 'b'], [null]];

/** A list in a list, or an object in an object, so deep. */
function nested(chance: Chance): unknown {
  let value: unknown = 1;
  const isList = chance.percent(50);
  for (let depth = chance.pick([5, 40, 2000]); depth > 0; depth -= 1)
    value = isList ? [value] : { a: value };
  return value;
}

export function hostileValue(chance: Chance): unknown {
  const kind = chance.weighted({
    number: 28,
    text: 34,
    moment: 10,
    picture: 5,
    other: 17,
    nested: 3,
    long: 1,
    several: 2,
  });
  switch (kind) {
    case 'number':
      return chance.pick(numbers);
    case 'text':
      return chance.pick(texts);
    case 'moment':
      return chance.pick(moments);
    case 'picture':
      return chance.pick(pictures);
    case 'nested':
      return nested(chance);
    case 'long':
      return 'x'.repeat(chance.pick([70_000, 1_100_000]));
    case 'several':
      return [chance.pick(texts), chance.pick(texts)];
    default:
      return chance.pick(others);
  }
}

/** A text for a place where only texts stand: an address, a header. */
export const hostileText = (chance: Chance): string =>
  chance.percent(75) ? chance.pick(texts) : chance.pick(moments);

export const hostilePicture = (chance: Chance): string => chance.pick(pictures);
