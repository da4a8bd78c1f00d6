// Figures of a team side by side, each under its name.
import type { ReactNode } from 'react';
import { Money, Skeleton } from '@baize/ui';
import { unitsOf, useMoneyText } from '../../app/money-text.ts';
import styles from './agents.module.css';

export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
}

interface FactsProps {
  title: string;
  facts: readonly Fact[];
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
      <dl className={styles['facts']}>
        {facts.map(({ key, label, value }) => (
          <div key={key} className={styles['fact']}>
            <dt>{label}</dt>
            <dd>{value ?? <Skeleton />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface AmountProps {
  value: number;
  look?: 'plain' | 'change';
}

export function Amount({ value, look = 'plain' }: AmountProps) {
  const { tag } = useMoneyText();
  const change = look === 'change' ? ({ tone: 'change', sign: 'always' } as const) : {};
  return <Money units={unitsOf(value)} locale={tag} {...change} />;
}
