// An amount on a page: tabular, two decimals, rounded down, with its sign and symbol kept together.
// A concealed balance shows asterisks and is named for screen readers.
import type { Units } from '@baize/money';
import { formatMoney, type MoneyStyle } from '@baize/i18n';
import { classNames } from '../class-names.ts';
import styles from './money.module.css';

export interface MoneyProps extends MoneyStyle {
  units: Units;
  /** The language whose way of writing amounts is followed. */
  locale?: string | undefined;
  /** `change` colours a gain brass; a loss stays in ink with its minus. */
  tone?: 'plain' | 'change' | 'win' | 'mute' | undefined;
  concealed?: boolean | undefined;
  className?: string | undefined;
}

const concealedText = '****';

export function Money(props: MoneyProps) {
  const { units, symbol, tone = 'plain', concealed = false, className, locale, ...style } = props;
  const gains = tone === 'win' || (tone === 'change' && units > 0n);
  const text = formatMoney(units, { ...style, tag: locale });
  const [sign, digits] = /^[−+]/u.test(text) ? [text.slice(0, 1), text.slice(1)] : ['', text];
  return (
    <bdi
      className={classNames(
        styles['money'],
        gains && styles['gain'],
        tone === 'mute' && styles['mute'],
        className,
      )}
    >
      {sign}
      {symbol === undefined ? null : <span className={styles['symbol']}>{symbol}</span>}
      {concealed ? concealedText : digits}
    </bdi>
  );
}
