// Chooses among the stakes the server offers; it is disabled during a round.
import { IconButton, MinusIcon, PlusIcon } from '@baize/ui';
import { useArcade } from '../app/arcade-context.tsx';
import styles from './stake-stepper.module.css';

export interface StakeStepperProps {
  stakes: readonly string[];
  stake: string;
  disabled: boolean;
  onStep: (step: 1 | -1) => void;
  onChoose: (stake: string) => void;
}

export function StakeStepper({ stakes, stake, disabled, onStep, onChoose }: StakeStepperProps) {
  const { t, money } = useArcade();
  const at = stakes.indexOf(stake);
  return (
    <div className={styles['stepper']} role="group" aria-label={t('arcade.stake')}>
      <IconButton
        label={t('arcade.stake-down')}
        icon={<MinusIcon />}
        disabled={disabled || at <= 0}
        onClick={() => onStep(-1)}
      />
      <label className={styles['value']}>
        <span className={styles['label']}>{t('arcade.stake')}</span>
        <select
          value={stake}
          disabled={disabled}
          onChange={(event) => onChoose(event.target.value)}
        >
          {stakes.map((offered) => (
            <option key={offered} value={offered}>
              {money(offered)}
            </option>
          ))}
        </select>
      </label>
      <IconButton
        label={t('arcade.stake-up')}
        icon={<PlusIcon />}
        disabled={disabled || at >= stakes.length - 1}
        onClick={() => onStep(1)}
      />
    </div>
  );
}
