// A page of the member centre: its name, what belongs beside it, and its parts in one column.
import type { ReactNode } from 'react';
import { SectionHead } from '@baize/ui';
import styles from './screen.module.css';

interface ScreenProps {
  title: string;
  fact?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function Screen({ title, fact, actions, children }: ScreenProps) {
  return (
    <section className={styles['screen']} aria-label={title}>
      <SectionHead level={2} title={title} fact={fact} actions={actions} />
      {children}
    </section>
  );
}
