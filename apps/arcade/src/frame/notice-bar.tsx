// The status line over the stage: no connection, waiting, a resumed round. The announcer beside it
// tells the same to screen readers.
import { classNames } from '@baize/ui';
import type { ReactNode } from 'react';
import styles from './notice-bar.module.css';

export interface NoticeBarProps {
  tone?: 'plain' | 'warning' | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

export function NoticeBar({ tone = 'plain', icon, children }: NoticeBarProps) {
  return (
    <p className={classNames(styles['bar'], styles[tone])}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
