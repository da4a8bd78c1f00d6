// Figures of a team under their title, with what chooses their days beside it.
import type { ReactNode } from 'react';
import { type Tile, Tiles } from '../../app/records/tiles.tsx';
import styles from './agents.module.css';

interface FactsProps {
  title: string;
  facts: readonly Tile[];
  actions?: ReactNode;
  waits?: boolean;
}

export function Facts({ title, facts, actions, waits }: FactsProps) {
  return (
    <section className={styles['figures']} aria-label={title} data-waits={waits || undefined}>
      <header className={styles['figures-head']}>
        <h3>{title}</h3>
        {actions}
      </header>
      <Tiles tiles={facts} />
    </section>
  );
}
