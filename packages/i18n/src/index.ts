// The door of the texts for browsers and server alike: languages, a translator over compiled
// catalogues, and formatters. The texts themselves are behind the `compile` door.
export {
  chooseLocale,
  defaultLocale,
  findLocale,
  locales,
  shippedLocales,
  type Locale,
  type LocaleTag,
  type ShippedTag,
} from './locales.ts';
export type { Catalogue, Catalogues } from './catalogue.ts';
export type { Messages, PartialMessages, TextKey, TextNoun } from './texts.ts';
export { createTranslator, ruleText, type TextValues, type Translator } from './translator.ts';
export { fieldName, refusalText } from './refusal-text.ts';
export { printCsv } from './format/csv.ts';
export { formatMoney, type MoneyStyle } from './format/money.ts';
export { formatDecimal, formatNumber, formatPercent, formatPercentage } from './format/number.ts';
export {
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatElapsed,
  formatMinute,
  formatRelative,
  formatTime,
  type TimeStyle,
} from './format/time.ts';
