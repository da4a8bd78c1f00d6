// A whole number between minus and plus, such as how often a unit is bought: pressed, typed, or one
// of a few usual ones.
import { IconButton, MinusIcon, PlusIcon } from '@baize/ui';
import { useState } from 'react';
import styles from './count-stepper.module.css';

export interface CountStepperProps {
  label: string;
  lessLabel: string;
  moreLabel: string;
  count: number;
  least?: number | undefined;
  most: number;
  quick?: readonly number[] | undefined;
  onCount: (count: number) => void;
}

export function CountStepper(props: CountStepperProps) {
  const { label, lessLabel, moreLabel, count, least = 1, most, quick = [], onCount } = props;
  const [typed, setTyped] = useState<string>();
  const settle = (text: string) => {
    const next = Number(text.replaceAll(/\D/gu, ''));
    if (next >= least) onCount(Math.min(next, most));
  };
  return (
    <div className={styles['stepper']} role="group" aria-label={label}>
      <IconButton
        size="small"
        label={lessLabel}
        icon={<MinusIcon />}
        disabled={count <= least}
        onClick={() => onCount(count - 1)}
      />
      <label className={styles['value']}>
        <span className={styles['label']}>{label}</span>
        <input
          type="text"
          inputMode="numeric"
          value={typed ?? String(count)}
          onChange={({ target }) => {
            setTyped(target.value.replaceAll(/\D/gu, '').slice(0, 6));
            settle(target.value);
          }}
          onBlur={() => setTyped(undefined)}
        />
      </label>
      <IconButton
        size="small"
        label={moreLabel}
        icon={<PlusIcon />}
        disabled={count >= most}
        onClick={() => onCount(count + 1)}
      />
      {quick.map((one) => (
        <button
          key={one}
          type="button"
          className={styles['quick']}
          aria-pressed={one === count}
          onClick={() => onCount(Math.min(one, most))}
        >
          ×{one}
        </button>
      ))}
    </div>
  );
}
