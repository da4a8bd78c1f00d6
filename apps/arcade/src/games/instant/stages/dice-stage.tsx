// The dice: a long track from 0 to 100 with the winning part lit, its mark that the player slides,
// and the roll that travels to its place.
import { classNames } from '@baize/ui';
import type { CSSProperties } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { markOf, printHundredths, within } from '../choices/dice-math.ts';
import { useDice } from '../choices/use-dice.ts';
import { outcomeOf } from '../desk/instant-round.ts';
import { useDesk } from '../instant-context.tsx';
import { useIsStill } from '../use-is-still.ts';
import { useRound } from '../use-round.ts';
import { rollText } from '../words.ts';
import styles from './dice-stage.module.css';

export function DiceStage() {
  const { t } = useArcade();
  const { dice, limits } = useDice();
  const { round, isTold } = useRound();
  const before = useDesk((state) => state.history[0] ?? null);
  const { roll } = outcomeOf(round ?? before);
  const { outcomes } = limits;
  const won = isTold && Number(outcomeOf(round).multiplier) > 0;
  const edge = dice.side === 'under' ? dice.chance : outcomes - dice.chance;
  const place = {
    '--edge': `${(edge / outcomes) * 100}%`,
    '--roll': (roll ?? 0) / outcomes,
  } as CSSProperties;
  return (
    <div className={styles['dice']} style={place} data-side={dice.side}>
      <p className={classNames(styles['number'], isTold && styles[won ? 'won' : 'lost'])}>
        {isTold && roll !== undefined ? rollText(roll, t.tag) : '··.··'}
      </p>
      <div className={styles['board']}>
        <div className={styles['track']} />
        {roll === undefined ? null : (
          <span
            className={classNames(styles['roll'], isTold && styles[won ? 'won' : 'lost'])}
            aria-hidden="true"
          >
            <i>{isTold ? rollText(roll, t.tag) : ''}</i>
          </span>
        )}
        <MarkSlider />
      </div>
      <div className={styles['scale']} aria-hidden="true">
        {[0, 25, 50, 75, 100].map((at) => (
          <span key={at}>{at}</span>
        ))}
      </div>
    </div>
  );
}

function MarkSlider() {
  const { t } = useArcade();
  const { dice, limits, choose } = useDice();
  const isStill = useIsStill();
  const { side, chance } = dice;
  const { outcomes } = limits;
  return (
    <input
      type="range"
      className={styles['slider']}
      aria-label={t('instant.dice-mark')}
      aria-valuetext={`${t(`instant.roll-${side}`)} ${printHundredths(markOf(dice, limits))}`}
      min={0}
      max={outcomes}
      step={50}
      value={side === 'under' ? chance : outcomes - chance}
      disabled={!isStill}
      onChange={({ target }) => {
        const at = target.valueAsNumber;
        choose({ side, chance: within(side === 'under' ? at : outcomes - at, limits) });
      }}
    />
  );
}
