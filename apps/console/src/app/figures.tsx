// Facts side by side: the label above, the value below. A missing value is a dash.
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
