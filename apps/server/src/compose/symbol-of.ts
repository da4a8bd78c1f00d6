// The symbol of a currency, else its code.
import { currencyOf } from '@baize/money';

export const symbolOf = (currency: string): string => currencyOf(currency)?.symbol ?? currency;
