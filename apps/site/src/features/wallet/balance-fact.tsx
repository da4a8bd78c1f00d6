// The available balance, beside the name of a page of money.
import { Money } from '@baize/ui';
import { useBalance } from '../../app/balance.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';

export function BalanceFact() {
  const t = useText();
  const { symbol, tag } = useMoneyText();
  const { data } = useBalance();
  if (data === undefined) return null;
  return (
    <>
      {t('wallet.available')} <Money units={data.units} symbol={symbol} locale={tag} />
    </>
  );
}
