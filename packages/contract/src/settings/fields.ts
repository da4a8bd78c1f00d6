// The registration form as data: its fields, what a rule says of one, and the kinds of pattern,
// each with the expression that it stands for, which RE2 and browsers read alike.
import { Type } from 'typebox';
import { text } from '../kit/schema.ts';

/** Fields whose rules the server delivers for the registration form. */
export const registrationFields = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'mobileNum',
  'affiliateCode',
  'captcha',
  'birthday',
  'nickname',
  'fullName',
  'telegram',
  'zalo',
  'verificationCode',
  'recommenderId',
  'referralCode',
] as const;
export type RegistrationField = (typeof registrationFields)[number];

export const fieldRule = Type.Object({
  enabled: Type.Boolean(),
  required: Type.Boolean(),
  acceptedPattern: text(2000),
  /** Names the message to show when the value does not fit: one of `patternIds`. */
  patternId: text(40),
  minLength: Type.Integer(),
  maxLength: Type.Integer(),
});

const han = '\u4E00-\u9FFF\u3400-\u4DBF';
const thai = '\u0E01-\u0E3A\u0E40-\u0E5B';
const fullWidth = '\u3041-\u3096\u30A1-\u30FA\u30FC\uFF01-\uFF5E\u3000\u3005';
const hangul = '\uAC00-\uD7A3\u1100-\u11FF\u3131-\u318E';
const mainlandMarks =
  '\u3001\u3002\uFF0C\uFF1B\uFF1A\uFF1F\uFF01\u300A\u300B\u00B7\u201C\u201D\u2018\u2019\uFF08\uFF09\u2026\u2014';
const namePart = "[\\p{L}\\p{M}.'\\-]+";
const mailPart = '[A-Za-z0-9\\-]+';

/**
 * The kinds of pattern a field rule may name; each has a message template with (min) and (max), and
 * the expression that an editor offers for it.
 */
export const patterns = {
  any: '*',
  digits: '[0-9]+',
  'letter-first': '[A-Za-z][A-Za-z0-9]*',
  'letters-chinese': `[A-Za-z${han}]+`,
  'kanji-digits': `[0-9${han}\u3005]+`,
  email: `[A-Za-z0-9._%+\\-]+@${mailPart}(?:\\.${mailPart})+`,
  'letters-or-digits': '[A-Za-z0-9]+',
  'letters-and-digits': '[A-Za-z0-9]*(?:[A-Za-z][0-9]|[0-9][A-Za-z])[A-Za-z0-9]*',
  'alphanumeric-uppercase': '[A-Za-z0-9]*[A-Z][A-Za-z0-9]*',
  'english-spaces': '[A-Za-z ]+',
  'no-spaces': '[^\\s]+',
  'chinese-punctuation': `[${han}${mainlandMarks}]+`,
  'date-ymd': '[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])',
  'date-mdy': '(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4}',
  korean: `[${hangul}]+`,
  thai: `[${thai}]+`,
  'thai-english': `[A-Za-z${thai}]+`,
  'uppercase-spaces': '[A-Z ]*[A-Z][A-Z ]*',
  'letters-digits-symbols': '[!-~]+',
  'strong-password': strongPassword(),
  'full-name': `${namePart}(?: ${namePart})+`,
  'full-width-japanese': `[${fullWidth}${han}]+`,
} as const satisfies Record<string, string>;

export type PatternId = keyof typeof patterns;
export const patternIds = Object.keys(patterns) as PatternId[];

/**
 * A capital, a small letter, a digit and a symbol, in any order of first appearance: without
 * looking ahead, that is one alternative for each order.
 */
function strongPassword(): string {
  const kinds = ['A-Z', 'a-z', '0-9', '!-/:-@\\[-`{-~'];
  const from = (seen: readonly string[], left: readonly string[]): string => {
    if (left.length === 0) return '[!-~]*';
    const ways = left.map((kind) => {
      const others = left.filter((other) => other !== kind);
      return `[${kind}]${from([...seen, kind], others)}`;
    });
    const passing = seen.length === 0 ? '' : `[${seen.join('')}]*`;
    return `${passing}(?:${ways.join('|')})`;
  };
  return from([], kinds);
}
