// Sets the bounds of automatic play before it starts: how many rounds, and when to stop earlier.
import { timesUnits, unitsOf } from '@baize/client';
import { Button, Dialog } from '@baize/ui';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { Chips } from '../choices/chips.tsx';
import { autoCounts, autoLossStakes, autoProfitStakes, autoWinStakes } from '../desk/auto-play.ts';
import { useDesk, useInstant } from '../instant-context.tsx';
import styles from './auto-dialog.module.css';

export function AutoDialog({ onClose }: { onClose: () => void }) {
  const { t } = useArcade();
  const { desk } = useInstant();
  const [rounds, setRounds] = useState<number>(autoCounts[0]);
  const [lossStakesMax, setLoss] = useState<number | null>(autoLossStakes[1]);
  const [winStakesMin, setWin] = useState<number | null>(null);
  const [profitStakesMin, setProfit] = useState<number | null>(null);
  const start = () => {
    onClose();
    desk.startAuto({ rounds, lossStakesMax, winStakesMin, profitStakesMin });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('instant.autoplay')}
      closeLabel={t('arcade.close')}
      size="small"
      footer={
        <Button kind="primary" full onClick={start} data-autofocus>
          {t('instant.autoplay-start', { count: rounds })}
        </Button>
      }
    >
      <div className={styles['form']}>
        <Chips<number>
          label={t('instant.autoplay-rounds')}
          values={autoCounts}
          value={rounds}
          disabled={false}
          textOf={String}
          onChoose={setRounds}
        />
        <LimitChoice
          label={t('instant.autoplay-loss')}
          times={autoLossStakes}
          value={lossStakesMax}
          onChoose={setLoss}
        />
        <LimitChoice
          label={t('instant.autoplay-win')}
          times={autoWinStakes}
          value={winStakesMin}
          onChoose={setWin}
          hasNone
        />
        <LimitChoice
          label={t('instant.autoplay-profit')}
          times={autoProfitStakes}
          value={profitStakesMin}
          onChoose={setProfit}
          hasNone
        />
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

/** A loss is always limited; the others may be left out. */
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
        {hasNone ? <option value="">{t('instant.autoplay-none')}</option> : null}
        {times.map((count) => (
          <option key={count} value={count}>
            {t('instant.autoplay-times', { count, amount: money(timesUnits(stake, count)) })}
          </option>
        ))}
      </select>
    </label>
  );
}
