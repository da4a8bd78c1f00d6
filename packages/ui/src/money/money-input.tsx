// A box for an amount. Its value is decimal text, never a floating number; quick amounts fill it.
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import field from '../form/field.module.css';
import { cleanDecimal, plainDigits } from './decimal-text.ts';
import styles from './money-input.module.css';

export interface QuickAmount {
  /** The decimal text that is filled in. */
  value: string;
  label: ReactNode;
}

export interface MoneyInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type'
> {
  value: string;
  onChange: (value: string) => void;
  symbol?: string | undefined;
  decimalsMax?: number | undefined;
  quickAmounts?: readonly QuickAmount[] | undefined;
  /** Names the group of quick amounts. */
  quickLabel?: string | undefined;
  trailing?: ReactNode;
}

type QuickProps = Required<Pick<MoneyInputProps, 'value' | 'onChange'>> & {
  amounts: readonly QuickAmount[];
  label: string | undefined;
  disabled: boolean | undefined;
};

function QuickAmounts({ value, onChange, amounts, label, disabled }: QuickProps) {
  return (
    <div className={styles['quick']} role="group" aria-label={label}>
      {amounts.map((quick) => (
        <button
          key={quick.value}
          type="button"
          className={styles['chip']}
          disabled={disabled}
          aria-pressed={quick.value === value}
          onClick={() => onChange(quick.value)}
        >
          {quick.label}
        </button>
      ))}
    </div>
  );
}

export function MoneyInput({
  value,
  onChange,
  symbol,
  decimalsMax = 2,
  quickAmounts = [],
  quickLabel,
  trailing,
  className,
  ...input
}: MoneyInputProps) {
  const quick = { value, onChange, amounts: quickAmounts, label: quickLabel };
  return (
    <div className={classNames(styles['money'], className)}>
      <div className={field['box']}>
        {symbol === undefined ? null : <span className={field['affix']}>{symbol}</span>}
        <input
          autoComplete="off"
          inputMode={decimalsMax === 0 ? 'numeric' : 'decimal'}
          {...input}
          className={classNames(field['input'], styles['input'])}
          type="text"
          dir="ltr"
          value={value}
          onChange={(event) => onChange(cleanDecimal(plainDigits(event.target.value), decimalsMax))}
        />
        {trailing === undefined ? null : <span className={field['end']}>{trailing}</span>}
      </div>
      {quickAmounts.length === 0 ? null : <QuickAmounts {...quick} disabled={input.disabled} />}
    </div>
  );
}
