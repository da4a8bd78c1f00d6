// Sets the bounds of automatic play before it starts: how many spins, and when to stop earlier.
import { unitsOf, timesUnits } from '@baize/client';
import { Button, Checkbox, Dialog } from '@baize/ui';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { autoLossStakes, autoSpinCounts, autoWinStakes } from '../desk/auto-play.ts';
import { useDesk, useSlot } from '../slot-context.tsx';
import styles from './auto-dialog.module.css';

export function AutoDialog({ onClose }: { onClose: () => void }) {
  const { t } = useArcade();
  const { desk, face } = useSlot();
  const [spins, setSpins] = useState<number>(autoSpinCounts[0]);
  const [loss, setLoss] = useState<number | null>(autoLossStakes[0]);
  const [win, setWin] = useState<number | null>(null);
  const [feature, setFeature] = useState(true);
  const start = () => {
    onClose();
    const plan = { spins, lossStakesMax: loss, winStakesMin: win, stopsOnFeature: feature };
    desk.startAuto(plan);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('slots.autoplay')}
      closeLabel={t('arcade.close')}
      size="small"
      footer={
        <Button kind="primary" full onClick={start} data-autofocus>
          {t('slots.autoplay-start', { count: spins })}
        </Button>
      }
    >
      <div className={styles['form']}>
        <fieldset>
          <legend className={styles['label']}>{t('slots.autoplay-spins')}</legend>
          <div className={styles['counts']}>
            {autoSpinCounts.map((count) => (
              <Button
                key={count}
                size="small"
                aria-pressed={spins === count}
                kind={spins === count ? 'primary' : 'secondary'}
                onClick={() => setSpins(count)}
              >
                {count}
              </Button>
            ))}
          </div>
        </fieldset>
        <LimitChoice
          label={t('slots.autoplay-loss')}
          times={autoLossStakes}
          value={loss}
          onChoose={setLoss}
        />
        <LimitChoice
          label={t('slots.autoplay-win')}
          times={autoWinStakes}
          value={win}
          onChoose={setWin}
          hasNone
        />
        <Checkbox checked={feature} onChange={() => setFeature(!feature)}>
          {t(face.feature === 'hold' ? 'slots.autoplay-feature-hold' : 'slots.autoplay-feature')}
        </Checkbox>
      </div>
    </Dialog>
  );
}

interface LimitChoiceProps {
  label: string;
  times: readonly number[];
  value: number | null;
  onChoose: (value: number | null) => void;
  hasNone?: boolean;
}

function LimitChoice({ label, times, value, onChoose, hasNone = false }: LimitChoiceProps) {
  const { t, money } = useArcade();
  const stake = unitsOf(useDesk((state) => state.stake));
  return (
    <label className={styles['limit']}>
      <span className={styles['label']}>{label}</span>
      <select
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        {hasNone ? <option value="">{t('slots.autoplay-none')}</option> : null}
        {times.map((count) => (
          <option key={count} value={count}>
            {t('slots.autoplay-times', { count, amount: money(timesUnits(stake, count)) })}
          </option>
        ))}
      </select>
    </label>
  );
}
