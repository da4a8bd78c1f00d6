// The door of money: amounts as integers of 1/10,000 of a currency, read, shown and multiplied
// without a fraction lost; and the calendar by which they are counted.
export { floorToCent, maxUnits, multiplyByRatio, unitsPerOne, type Units } from './units.ts';
export { parseSignedUnits, parseUnits, printUnits } from './decimal.ts';
export { unitsFromNumber, unitsToNumber } from './wire-number.ts';
export {
  oddsFromNumber,
  oddsPerOne,
  parseOdds,
  payoutAtOdds,
  printOdds,
  type Odds,
} from './odds.ts';
export {
  dayAt,
  dayText,
  houseZone,
  houseZoneName,
  momentOf,
  monthAt,
  spansAt,
  startOfDay,
  startOfMonth,
  timeText,
  type Spans,
} from './calendar.ts';
export {
  currencies,
  currencyCodes,
  currencyOf,
  defaultCurrency,
  isPlayMoney,
  playCurrency,
  smallestUnits,
  type Currency,
  type CurrencyCode,
} from './currencies.ts';
