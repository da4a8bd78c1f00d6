// Sets the bounds of automatic play before it starts: how many rounds, and when to stop earlier.
import { timesUnits, unitsOf } from '@baize/client';
import { Button, Dialog } from '@baize/ui';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useDesk } from '../crash-context.tsx';
import { autoRounds, autoStakes } from '../desk/auto-play.ts';
import styles from './stake-panel.module.css';

export interface AutoDialogProps {
  at: number;
  stake: string;
  onClose: () => void;
}

export function AutoDialog({ at, stake, onClose }: AutoDialogProps) {
  const { t } = useArcade();
  const desk = useDesk();
  const [rounds, setRounds] = useState<number>(autoRounds[1]);
  const [loss, setLoss] = useState<number | null>(autoStakes[1]);
  const [win, setWin] = useState<number | null>(null);
  const start = () => {
    onClose();
    desk.startAuto(at, { rounds, lossStakesMax: loss, winStakesMin: win });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('crash-play.autoplay')}
      closeLabel={t('arcade.close')}
      size="small"
      footer={
        <Button kind="primary" full onClick={start} data-autofocus>
          {t('crash-play.autoplay-start', { count: rounds })}
        </Button>
      }
    >
      <div className={styles['form']}>
        <fieldset>
          <legend className={styles['label']}>{t('crash-play.autoplay-rounds')}</legend>
          <div className={styles['quick']}>
            {autoRounds.map((count) => (
              <Button
                key={count}
                size="small"
                aria-pressed={rounds === count}
                kind={rounds === count ? 'primary' : 'secondary'}
                onClick={() => setRounds(count)}
              >
                {count}
              </Button>
            ))}
          </div>
        </fieldset>
        <Limit
          label={t('crash-play.autoplay-loss')}
          stake={stake}
          value={loss}
          onChoose={setLoss}
        />
        <Limit label={t('crash-play.autoplay-win')} stake={stake} value={win} onChoose={setWin} />
      </div>
    </Dialog>
  );
}

interface LimitProps {
  label: string;
  stake: string;
  value: number | null;
  onChoose: (value: number | null) => void;
}

function Limit({ label, stake, value, onChoose }: LimitProps) {
  const { t, money } = useArcade();
  return (
    <label className={styles['limit']}>
      <span className={styles['label']}>{label}</span>
      <select
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('crash-play.autoplay-none')}</option>
        {autoStakes.map((count) => (
          <option key={count} value={count}>
            {money(timesUnits(unitsOf(stake), count))}
          </option>
        ))}
      </select>
    </label>
  );
}
