// A named amount among the controls: balance, win.
import { classNames } from '@baize/ui';
import type { ReactNode } from 'react';
import styles from './meter.module.css';

export interface MeterProps {
  label: string;
  children: ReactNode;
  /** A returned part of the stake is shown in the place of a win, without its gold. */
  look?: 'plain' | 'win' | 'returned' | undefined;
  className?: string | undefined;
}

export function Meter({ label, children, look = 'plain', className }: MeterProps) {
  return (
    <div className={classNames(styles['meter'], styles[look], className)}>
      <span className={styles['label']}>{label}</span>
      <bdi className={styles['value']}>{children}</bdi>
    </div>
  );
}
