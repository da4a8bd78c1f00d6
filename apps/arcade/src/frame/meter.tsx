// A named amount among the controls: balance, win.
import { classNames } from '@baize/ui';
import type { ReactNode } from 'react';
import styles from './meter.module.css';

export interface MeterProps {
  label: string;
  children: ReactNode;
  /** What came back of a stake stands where a win does, without its gold. */
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
