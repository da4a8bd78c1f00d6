// One protection of the account: its name, its state, and a button to set it up or change it.
import type { ReactNode } from 'react';
import styles from './account.module.css';

interface GuardRowProps {
  icon: ReactNode;
  title: string;
  hint: ReactNode;
  /** A state in a word, with its sign. */
  state?: ReactNode;
  action?: ReactNode;
  /** Content of the row beyond its line. */
  children?: ReactNode;
}

export function GuardRow({ icon, title, hint, state, action, children }: GuardRowProps) {
  return (
    <li className={styles['row']}>
      <span className={styles['sign']} aria-hidden="true">
        {icon}
      </span>
      <span className={styles['what']}>
        <b>{title}</b>
        <span>{hint}</span>
      </span>
      <span className={styles['end']}>
        {state}
        {action}
      </span>
      {children}
    </li>
  );
}
