// English texts of the field rules: one message for each kind of pattern a rule may name, with (min)
// and (max) as values; equal bounds are shown as one number.
import type { PatternId } from '@baize/contract';

const length = '{min, select, same {exactly {max}} other {{min} to {max}}}';

export const rules = {
  any: `Please enter ${length} characters.`,
  digits: `Please enter ${length} digits.`,
  'letter-first': `Please enter ${length} letters and digits, beginning with a letter.`,
  'letters-chinese': `Please enter ${length} letters or Chinese characters.`,
  'kanji-digits': `Please enter ${length} kanji or digits.`,
  email: 'Please enter a valid e-mail address.',
  'letters-or-digits': `Please enter ${length} letters or digits.`,
  'letters-and-digits': `Please enter ${length} letters and digits, at least one of each.`,
  'alphanumeric-uppercase': `Please enter ${length} letters or digits, including at least one capital letter.`,
  'english-spaces': `Please enter ${length} English letters or spaces.`,
  'no-spaces': `Please enter ${length} characters without spaces.`,
  'chinese-punctuation': `Please enter ${length} Chinese characters or punctuation marks.`,
  'date-ymd': 'Please enter the full date: day, month and year.',
  'date-mdy': 'Please enter a date as month-day-year, for example 12-31-1990.',
  korean: `Please enter ${length} Korean characters.`,
  thai: `Please enter ${length} Thai characters.`,
  'thai-english': `Please enter ${length} Thai or English characters.`,
  'uppercase-spaces': `Please enter ${length} capital letters or spaces, including at least one letter.`,
  'letters-digits-symbols': `Please enter ${length} letters, digits or symbols.`,
  'strong-password': `Please enter ${length} characters with a capital letter, a lower-case letter, a digit and a symbol.`,
  'full-name': `Please enter first and last name, separated by a space (${length} characters).`,
  'full-width-japanese': `Please enter ${length} full-width Japanese characters.`,
} as const satisfies Record<PatternId, string>;
