// Two ways to say yes: a checkbox (part of a form) and a switch (takes effect at once).
// Both are real inputs, so the whole label can be pressed.
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children?: ReactNode;
}

export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles['choice'], className)}>
      <input {...rest} type="checkbox" className={styles['check']} />
      {children === undefined ? null : <span>{children}</span>}
    </label>
  );
}

export function Radio({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles['choice'], className)}>
      <input {...rest} type="radio" className={classNames(styles['check'], styles['round'])} />
      {children === undefined ? null : <span>{children}</span>}
    </label>
  );
}

export function Switch({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles['choice'], className)}>
      {children === undefined ? null : <span className={styles['grow']}>{children}</span>}
      <input {...rest} type="checkbox" role="switch" className={styles['switch']} />
    </label>
  );
}
