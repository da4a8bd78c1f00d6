// The format of amounts and moments in the console: exact to the cent, in the house's zone.
import { formatDateTime, formatMoney } from '@baize/i18n';
import { currencyOf } from '@baize/money';
import { useText } from './texts.ts';

/** Writes amounts with the symbol of their currency, and moments with date and time. */
export function useShow() {
  const { tag } = useText();
  return {
    money: (amount: string, currency = 'PHP') =>
      formatMoney(amount, { tag, symbol: currencyOf(currency)?.symbol ?? currency }),
    moment: (at: number | null) => (at === null ? '–' : formatDateTime(at, { tag })),
  };
}
