// A quiet sentence that explains what stands beside it.
import type { ReactNode } from 'react';
import styles from './records.module.css';

export const Note = ({ children }: { children: ReactNode }) => (
  <p className={styles['note']}>{children}</p>
);
