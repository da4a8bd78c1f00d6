// The browser's own select in our clothes: it works with every keyboard, phone and reader.
import { ChevronDownIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends ComponentProps<'select'> {
  options?: readonly SelectOption[] | undefined;
  leading?: ReactNode;
}

export function Select({ options = [], leading, className, children, ...rest }: SelectProps) {
  return (
    <div className={classNames(styles['box'], styles['select'], className)}>
      {leading}
      <select {...rest} className={styles['input']}>
        {children}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon />
    </div>
  );
}
