// Facts side by side: what something is called above, what it is below. Nothing told is a dash.
import type { ReactNode } from 'react';
import styles from './figures.module.css';

export type Fact = readonly [name: string, value: ReactNode];

export function Figures({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['figures']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
