// The line above a group of tiles or cards: icon, heading, one fact, and actions.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './section-head.module.css';

export interface SectionHeadProps {
  title: ReactNode;
  icon?: ReactNode;
  fact?: ReactNode;
  actions?: ReactNode;
  /** The heading's rank on its page. */
  level?: 1 | 2 | 3 | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

export function SectionHead(props: SectionHeadProps) {
  const { title, icon, fact, actions, level = 2, id, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles['head'], className)}>
      {icon}
      <Heading id={id} className={styles['title']}>
        {title}
      </Heading>
      {fact === undefined ? null : <span className={styles['fact']}>{fact}</span>}
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
