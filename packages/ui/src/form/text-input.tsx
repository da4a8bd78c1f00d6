// A box for one line of text, with room for an icon or unit before and a control after.
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

export interface TextInputProps extends ComponentProps<'input'> {
  leading?: ReactNode;
  trailing?: ReactNode;
}

export function TextInput({ leading, trailing, className, ...rest }: TextInputProps) {
  return (
    <div className={classNames(styles['box'], className)}>
      {leading}
      <input type="text" {...rest} className={styles['input']} />
      {trailing === undefined ? null : <span className={styles['end']}>{trailing}</span>}
    </div>
  );
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <div className={classNames(styles['box'], className)}>
      <textarea {...rest} className={styles['input']} />
    </div>
  );
}
