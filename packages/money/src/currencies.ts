// The currencies a purse can hold, under their ISO 4217 codes, and the play money of demo accounts.
// `decimals` is how many places a player may stake or withdraw with; amounts are always kept to
// 1/10,000. [S1]

export interface Currency {
  readonly symbol: string;
  readonly decimals: number;
  /** Play money: no value, never exchanged for any other. */
  readonly isPlay: boolean;
}

export const currencies = {
  PHP: { symbol: 'P', decimals: 2, isPlay: false },
  BRL: { symbol: 'R$', decimals: 2, isPlay: false },
  CNY: { symbol: '¥', decimals: 2, isPlay: false },
  EUR: { symbol: '€', decimals: 2, isPlay: false },
  GBP: { symbol: '£', decimals: 2, isPlay: false },
  HKD: { symbol: 'HK$', decimals: 2, isPlay: false },
  IDR: { symbol: 'Rp', decimals: 2, isPlay: false },
  INR: { symbol: '₹', decimals: 2, isPlay: false },
  JPY: { symbol: '¥', decimals: 0, isPlay: false },
  KHR: { symbol: '៛', decimals: 2, isPlay: false },
  KRW: { symbol: '₩', decimals: 0, isPlay: false },
  MYR: { symbol: 'RM', decimals: 2, isPlay: false },
  SGD: { symbol: 'S$', decimals: 2, isPlay: false },
  THB: { symbol: '฿', decimals: 2, isPlay: false },
  TWD: { symbol: 'NT$', decimals: 2, isPlay: false },
  USD: { symbol: '$', decimals: 2, isPlay: false },
  VND: { symbol: '₫', decimals: 0, isPlay: false },
  FUN: { symbol: 'F', decimals: 2, isPlay: true },
} as const satisfies Readonly<Record<string, Currency>>;

export type CurrencyCode = keyof typeof currencies;

export const currencyCodes = Object.keys(currencies) as CurrencyCode[];

/** The currency of a fresh brand. */
export const defaultCurrency: CurrencyCode = 'PHP';
/** The currency of every demo account. */
export const playCurrency: CurrencyCode = 'FUN';

/** The currency of a code that came from outside, if there is one. */
export function currencyOf(code: string): Currency | undefined {
  return Object.hasOwn(currencies, code) ? currencies[code as CurrencyCode] : undefined;
}

/** The smallest amount of a currency that a player can stake or withdraw. */
export function smallestUnits(currency: Currency): bigint {
  return 10n ** BigInt(4 - currency.decimals);
}

/** Whether a purse of this currency holds play money; an unknown code does not. */
export function isPlayMoney(code: string): boolean {
  return currencyOf(code)?.isPlay ?? false;
}
