// Amounts in sentences: with the symbol of the player's purse, or the brand's for a visitor.
import { unitsOf } from '@baize/client';
import { formatMoney } from '@baize/i18n';
import type { Units } from '@baize/money';
import { useBalance } from './balance.ts';
import { useBrand } from './status.ts';
import { useText } from './texts/texts.ts';

export interface MoneyText {
  readonly symbol: string;
  readonly tag: string;
  (amount: Units | string | number): string;
}

export function useMoneyText(): MoneyText {
  const { tag } = useText();
  const brand = useBrand();
  const { data } = useBalance();
  const symbol = data?.symbol ?? brand?.currencySymbol ?? 'P';
  const show = (amount: Units | string | number) =>
    formatMoney(typeof amount === 'number' ? unitsOf(amount) : amount, { tag, symbol });
  return Object.assign(show, { symbol, tag });
}
