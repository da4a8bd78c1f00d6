// Takes contact data out of a message before it is kept, so that no reader learns a phone number, a
// mailbox or a card: no member, no staff, no thief of the table. Amounts, dates and scores stay.

export interface Trimmed {
  readonly text: string;
  readonly isTrimmed: boolean;
}

const gone = '•••';
const mailbox = /[^\s@<>()"',;:]{1,64}\s?@\s?[^\s@<>()"',;:]+\.[\p{L}]{2,}/gu;
/** Digits of any script, with little between them. */
const numbers = /(?:\+\s?|\()?\p{Nd}(?:[\s.\-()/_·•,]{0,2}\p{Nd}){6,}/gu;
const amount = /^[1-9]\p{Nd}{0,2}(?:([.,])\p{Nd}{3})(?:\1\p{Nd}{3})*(?:[.,]\p{Nd}{1,2})?$/u;
const dayFirst = /^\p{Nd}{1,2}([./-])\p{Nd}{1,2}\1\p{Nd}{4}$/u;
const yearFirst = /^\p{Nd}{4}([./-])\p{Nd}{1,2}\1\p{Nd}{1,2}$/u;
const cardDigits = { least: 13, most: 19 } as const;
const notDigit = /\P{Nd}/gu;

/** For rooms: mailboxes, phone numbers, accounts and cards. */
export function trimContacts(text: string): Trimmed {
  return told(text, text.replace(mailbox, gone).replace(numbers, withoutNumber));
}

/** For customer service, who may need a number to call: cards alone. */
export function trimCards(text: string): Trimmed {
  const cards = (found: string) => (isCard(found) ? gone : found);
  return told(text, text.replace(numbers, cards));
}

const told = (before: string, text: string): Trimmed => ({ text, isTrimmed: before !== text });

const isHarmless = (found: string): boolean =>
  amount.test(found) || dayFirst.test(found) || yearFirst.test(found);

/** A whole, or several harmless ones that only stand beside one another. */
function withoutNumber(found: string): string {
  if (isHarmless(found)) return found;
  const parts = found.split(' ');
  return parts.length > 1 && parts.every(isHarmless) ? found : gone;
}

function isCard(found: string): boolean {
  const digits = found.replace(notDigit, '');
  const { length } = [...digits];
  return length >= cardDigits.least && length <= cardDigits.most && fitsLuhn(digits);
}

/** The check digit of cards: every second digit from the end is doubled. */
function fitsLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((so, digit, at) => {
    const value = valueOf(digit) * (at % 2 === 1 ? 2 : 1);
    return so + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Decimal digits of every script stand in rows of ten that begin with zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}
