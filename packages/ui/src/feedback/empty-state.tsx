// Nothing here yet: one sentence and at most one thing to do about it.
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  icon?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {icon === undefined ? null : <span className={styles['icon']}>{icon}</span>}
      <p>{children}</p>
      {action}
    </div>
  );
}
