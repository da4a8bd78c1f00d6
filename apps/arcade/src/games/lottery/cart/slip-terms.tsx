// The stake of a slip: units by price and multiple, or an amount on each unit.
import { formatMoney, formatNumber } from '@baize/i18n';
import { unitPrice, type Mode } from '@baize/engines';
import type { Units } from '@baize/money';
import { useArcade } from '../../../app/arcade-context.tsx';
import { modeParts } from '../picks/price.ts';
import styles from './cart.module.css';

export interface SlipTermsProps {
  units: number;
  mode?: Mode | null;
  multiple?: number | null;
  group?: number | null;
  amount?: Units | null;
}

export function SlipTerms({ units, mode, multiple, group, amount }: SlipTermsProps) {
  const { t, session } = useArcade();
  const style = { tag: t.tag, symbol: session.currencySymbol };
  const count = t('lottery-play.units-count', { count: units });
  if (mode === undefined || mode === null) {
    const each = formatMoney(amount ?? 0n, style);
    return (
      <span className={styles['terms']}>
        {t('lottery-play.terms-odds', { units: count, each })}
      </span>
    );
  }
  const price = formatMoney(unitPrice / modeParts[mode], {
    ...style,
    decimals: mode === 'li' ? 3 : 2,
  });
  return (
    <span className={styles['terms']}>
      {t('lottery-play.terms-prize', {
        units: count,
        price,
        multiple: formatNumber(multiple ?? 1, t.tag),
        group: group ?? '',
      })}
    </span>
  );
}
