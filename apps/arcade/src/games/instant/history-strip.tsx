// The multipliers of the last rounds that were told, the newest first.
import { unitsOf } from '@baize/client';
import { classNames } from '@baize/ui';
import { useArcade } from '../../app/arcade-context.tsx';
import { gamePaid, outcomeOf, type InstantRound } from './desk/instant-round.ts';
import { useDesk } from './instant-context.tsx';
import { shortText } from './multiplier-text.ts';
import styles from './history-strip.module.css';

const shownMost = 14;

export function HistoryStrip() {
  const { t } = useArcade();
  const history = useDesk((state) => state.history);
  return (
    <ul className={styles['strip']} aria-label={t('instant.last-results')}>
      {history.slice(0, shownMost).map((round) => (
        <li key={round.roundId} className={classNames(styles['one'], styles[lookOf(round)])}>
          {shortText(outcomeOf(round).multiplier ?? '0', t.tag)}×
        </li>
      ))}
    </ul>
  );
}

function lookOf(round: InstantRound): 'gain' | 'back' | 'none' {
  const payout = gamePaid(round);
  if (payout > unitsOf(round.stake)) return 'gain';
  return payout > 0n ? 'back' : 'none';
}
