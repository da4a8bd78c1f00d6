// The filters of a record beside its period: choices in a line, and amounts that appear when asked
// for. What is chosen stays in sight.
import { type ReactNode, useState } from 'react';
import { Button, Field, FilterIcon, Select, TextInput } from '@baize/ui';
import { useText } from '../texts/texts.ts';
import styles from './filters.module.css';

interface ChoiceProps {
  label: string;
  /** The words of no choice. */
  all: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onValue: (value: string) => void;
}

export function Choice({ label, all, value, options, onValue }: ChoiceProps) {
  return (
    <Select
      className={styles['choice']}
      aria-label={label}
      value={value}
      options={[{ value: '', label: all }, ...options]}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

export interface AmountRange {
  readonly min: string;
  readonly max: string;
}

export const anyAmount: AmountRange = { min: '', max: '' };

/** An amount as it is typed; undefined where it is none. */
export const amountIn = (text: string): number | undefined =>
  /^\d{1,12}(?:\.\d{1,2})?$/.test(text) ? Number(text) : undefined;

interface FilterBarProps {
  children: ReactNode;
  amounts: AmountRange;
  onAmounts: (amounts: AmountRange) => void;
  tools?: ReactNode;
}

export function FilterBar({ children, amounts, onAmounts, tools }: FilterBarProps) {
  const t = useText();
  const [shows, setShows] = useState(false);
  const ends = ['min', 'max'] as const;
  return (
    <div className={styles['filters']}>
      <div className={styles['choices']}>
        {children}
        <Button
          size="small"
          icon={<FilterIcon />}
          aria-expanded={shows}
          onClick={() => {
            setShows(!shows);
            if (shows) onAmounts(anyAmount);
          }}
        >
          {t('wallet.amount')}
        </Button>
        {tools}
      </div>
      {shows ? (
        <div className={styles['amounts']}>
          {ends.map((end) => (
            <Field key={end} label={t(`wallet.amount-${end}`)}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="decimal"
                  value={amounts[end]}
                  onChange={(event) =>
                    onAmounts({ ...amounts, [end]: event.target.value.replaceAll(',', '.') })
                  }
                />
              )}
            </Field>
          ))}
        </div>
      ) : null}
    </div>
  );
}
