// Facts of one entry: what it is called and what it is, a line each; an absent one is left out.
import type { ReactNode } from 'react';
import styles from './filters.module.css';

export type Fact = readonly [label: string, value: ReactNode];

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== undefined)
        .map(([label, value]) => (
          <div key={label} className={styles['fact']}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

export const Parts = ({ children }: { children: ReactNode }) => (
  <div className={styles['parts']}>{children}</div>
);

/** The reference of a row: it opens what the row came from. */
export function OpenButton({
  text,
  label,
  onClick,
}: {
  text: string;
  label: string;
  onClick: () => void;
}) {
  return (
    <button type="button" className={styles['open']} aria-label={label} onClick={onClick}>
      {text}
    </button>
  );
}
