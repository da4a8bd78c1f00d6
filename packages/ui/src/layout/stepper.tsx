// The progress of a task of several steps. Done, present and coming steps differ by sign and words,
// not by colour alone.
import { CheckIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './stepper.module.css';

export interface StepperProps {
  /** Names the list of steps. */
  label: string;
  steps: readonly ReactNode[];
  /** Counted from zero; equal to the number of steps when all are done. */
  current: number;
  doneLabel: string;
}

export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol className={styles['stepper']} aria-label={label}>
      {steps.map((step, at) => {
        const done = at < current;
        const now = at === current;
        return (
          <li
            key={at}
            className={classNames(styles['step'], done && styles['done'], now && styles['now'])}
            aria-current={now ? 'step' : undefined}
          >
            <span className={styles['mark']}>{done ? <CheckIcon /> : at + 1}</span>
            <span className={styles['name']}>{step}</span>
            {done ? <VisuallyHidden>{doneLabel}</VisuallyHidden> : null}
          </li>
        );
      })}
    </ol>
  );
}
