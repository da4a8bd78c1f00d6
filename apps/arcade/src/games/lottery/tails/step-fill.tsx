// Picks tails in even steps (kéo): from one number to another, every so many.
import { Button, TextInput } from '@baize/ui';
import { numbersInSteps } from '@baize/engines';
import { useState, type FormEvent } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import styles from './tails.module.css';

const parts = ['from', 'to', 'step'] as const;

export function StepFill({ onFill }: { onFill: (numbers: readonly number[]) => void }) {
  const { t } = useArcade();
  const [typed, setTyped] = useState({ from: '00', to: '90', step: '10' });
  const steps = { from: Number(typed.from), to: Number(typed.to), step: Number(typed.step) };
  const isWhole = parts.every((part) => typed[part] !== '');
  const numbers = isWhole ? numbersInSteps(steps) : [];
  const fill = (event: FormEvent) => {
    event.preventDefault();
    onFill(numbers);
  };
  return (
    <form className={styles['steps']} onSubmit={fill}>
      {parts.map((part) => (
        <label key={part} className={styles['step']}>
          <span>{t(`lottery-vietnam.step-${part}`)}</span>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={typed[part]}
            onChange={({ target }) =>
              setTyped({ ...typed, [part]: target.value.replaceAll(/\D/gu, '') })
            }
          />
        </label>
      ))}
      <Button size="small" type="submit" disabled={numbers.length === 0}>
        {t('lottery-vietnam.step-fill', { count: numbers.length })}
      </Button>
    </form>
  );
}
