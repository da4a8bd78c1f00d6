// The door of the texts for browsers and server alike: languages, a translator over compiled
// catalogues, and formatters. The texts themselves are behind the `compile` door.
export { findLocale, locales, type Locale, type LocaleTag } from './locales.ts';
export {
  chooseLocale,
  defaultLocale,
  findShipped,
  shippedLocales,
  type ShippedTag,
} from './shipped-locales.ts';
export type { Catalogue, Catalogues } from './catalogue.ts';
export type { Messages, PartialMessages, TextKey, TextNoun } from './texts.ts';
export { ruleText } from './rule-text.ts';
export { createTranslator, type TextValues, type Translator } from './translator.ts';
export { fieldName, refusalText } from './refusal-text.ts';
export { printCsv } from './format/csv.ts';
export { formatMoney, type MoneyStyle } from './format/money.ts';
export {
  formatCompact,
  formatDecimal,
  formatNumber,
  formatPercent,
  formatPercentage,
} from './format/number.ts';
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
