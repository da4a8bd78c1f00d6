// The stake among those that the server offers: step by step, half, double, least and most. Double
// never stakes more than twice as much, half never more than half.
import { timesUnits, unitsOf } from '@baize/client';
import { ArrowDownToLineIcon, ArrowUpToLineIcon, VisuallyHidden } from '@baize/ui';
import { useArcade } from '../../app/arcade-context.tsx';
import { StakeStepper } from '../../frame/stake-stepper.tsx';
import { useDesk, useInstant } from './instant-context.tsx';
import { useIsStill } from './use-is-still.ts';
import styles from './stake-row.module.css';

export function StakeRow() {
  const { t } = useArcade();
  const { desk, play } = useInstant();
  const { stakes } = useDesk((state) => state.terms);
  const stake = useDesk((state) => state.stake);
  const isStill = useIsStill();
  const quick = [
    { label: t('instant.stake-half'), sign: '½', to: halfOf(stakes, stake) },
    { label: t('instant.stake-double'), sign: '2×', to: doubleOf(stakes, stake) },
    { label: t('instant.stake-least'), sign: <ArrowDownToLineIcon />, to: stakes[0] },
    { label: t('instant.stake-most'), sign: <ArrowUpToLineIcon />, to: stakes.at(-1) },
  ];
  return (
    <div className={styles['row']}>
      <StakeStepper
        stakes={stakes}
        stake={stake}
        disabled={!isStill}
        onStep={(step) => {
          play('press');
          desk.stepStake(step);
        }}
        onChoose={(chosen) => desk.setStake(chosen)}
      />
      <div className={styles['quick']}>
        {quick.map(({ label, sign, to }) => (
          <button
            key={label}
            type="button"
            title={label}
            disabled={!isStill || to === undefined || to === stake}
            onClick={() => to !== undefined && desk.setStake(to)}
          >
            {sign}
            <VisuallyHidden>{label}</VisuallyHidden>
          </button>
        ))}
      </div>
    </div>
  );
}

/** The largest that is at most half; the least where none is. */
export function halfOf(stakes: readonly string[], stake: string): string | undefined {
  const isHalf = (one: string) => timesUnits(unitsOf(one), 2) <= unitsOf(stake);
  return stakes.findLast(isHalf) ?? stakes[0];
}

/** The largest that is at most twice as much. */
export function doubleOf(stakes: readonly string[], stake: string): string | undefined {
  return stakes.findLast((one) => unitsOf(one) <= timesUnits(unitsOf(stake), 2));
}
