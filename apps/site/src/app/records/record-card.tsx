// One entry of a record on a phone: lines of two facts, the first line the loudest.
import type { ReactNode } from 'react';
import { classNames } from '@baize/ui';
import styles from './records.module.css';

interface RecordLineProps {
  start: ReactNode;
  end: ReactNode;
  look?: 'lead' | 'plain' | 'quiet';
}

export function RecordLine({ start, end, look = 'plain' }: RecordLineProps) {
  return (
    <div className={classNames(styles['line'], look !== 'plain' && styles[look])}>
      <span>{start}</span>
      <span>{end}</span>
    </div>
  );
}
