// Chance, multiplier and mark of the dice, each typed as well; the others follow exactly.
import { IconButton, RefreshCwIcon } from '@baize/ui';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useDice } from './use-dice.ts';
import { diceMultiplier } from './cases.ts';
import { markOf, printHundredths, readChance, readMark, readMultiplier } from './dice-math.ts';
import { useIsStill } from '../use-is-still.ts';
import styles from './choices.module.css';

export function DiceFields() {
  const { t } = useArcade();
  const { dice, limits, choose } = useDice();
  const isStill = useIsStill();
  const { side, chance } = dice;
  const take = (read: number | undefined) => {
    if (read !== undefined) choose({ side, chance: read });
  };
  const field = { disabled: !isStill };
  const swap = () => choose({ side: side === 'under' ? 'over' : 'under', chance });
  return (
    <div className={styles['fields']}>
      <DecimalField
        {...field}
        label={t('instant.odds')}
        text={diceMultiplier(chance, limits.outcomes)}
        onTyped={(text) => take(readMultiplier(text, limits))}
      />
      <div className={styles['mark']}>
        <DecimalField
          {...field}
          label={t(`instant.roll-${side}`)}
          text={printHundredths(markOf(dice, limits))}
          onTyped={(text) => take(readMark(text, { side, limits }))}
        />
        <IconButton
          size="small"
          kind="secondary"
          label={t('instant.swap-sides')}
          icon={<RefreshCwIcon />}
          disabled={!isStill}
          onClick={swap}
        />
      </div>
      <DecimalField
        {...field}
        label={`${t('instant.chance')} %`}
        text={printHundredths(chance)}
        onTyped={(text) => take(readChance(text, limits))}
      />
    </div>
  );
}

interface DecimalFieldProps {
  label: string;
  text: string;
  disabled: boolean;
  onTyped: (text: string) => void;
}

/** What is typed stands as typed until the field is left. */
function DecimalField({ label, text, disabled, onTyped }: DecimalFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label className={styles['field']}>
      <span className={styles['label']}>{label}</span>
      <input
        type="text"
        inputMode="decimal"
        value={typed ?? text}
        disabled={disabled}
        onChange={({ target }) => {
          const kept = target.value.replaceAll(/[^\d.,]/gu, '').slice(0, 9);
          setTyped(kept);
          onTyped(kept);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
