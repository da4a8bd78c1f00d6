// The picture of a red envelope: closed with its seal, shaking while it opens, and open with its
// flap up and coins above it. It says nothing; what it shows is said beside it.
import { classNames } from '@baize/ui';
import type { OpenStep } from './use-open.ts';
import styles from './art.module.css';

const coins = [-62, -34, -10, 16, 40, 66];

interface EnvelopeArtProps {
  step: OpenStep;
  /** Nothing came out of it. */
  isBare?: boolean;
  size?: 'small' | 'large';
}

export function EnvelopeArt({ step, isBare = false, size = 'large' }: EnvelopeArtProps) {
  return (
    <span aria-hidden="true" className={classNames(styles['art'], styles[size])} data-step={step}>
      {step === 'shown' && !isBare
        ? coins.map((to, at) => (
            <i
              key={to}
              className={styles['coin']}
              style={{ '--to': `${to}px`, '--at': `${at * 55}ms` }}
            />
          ))
        : null}
      <i className={styles['back']} />
      <i className={styles['paper']} />
      <i className={styles['front']} />
      <i className={styles['flap']} />
      <i className={styles['seal']}>福</i>
    </span>
  );
}
