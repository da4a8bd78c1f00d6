// A figure with what it was in the period before: the difference in words, with its arrow.
import type { ReactNode } from 'react';
import { ArrowDownIcon, ArrowRightIcon, ArrowUpIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import styles from './agents.module.css';

interface ComparedProps {
  children: ReactNode;
  now: number;
  /** Undefined: not known yet. */
  before: number | undefined;
  text: (value: number) => string;
}

const arrows = { up: ArrowUpIcon, down: ArrowDownIcon, same: ArrowRightIcon };

function wayOf(now: number, before: number): keyof typeof arrows {
  if (now === before) return 'same';
  return now > before ? 'up' : 'down';
}

export function Compared({ children, now, before, text }: ComparedProps) {
  const t = useText();
  if (before === undefined) return children;
  const way = wayOf(now, before);
  const Arrow = arrows[way];
  return (
    <span className={styles['compared']}>
      {children}
      <small data-way={way}>
        <Arrow aria-hidden="true" />
        {t(`agents.before-${way}`, { value: text(before) })}
      </small>
    </span>
  );
}
