// How a crash game is played and what it pays: the curve, the chance of a multiplier, the caps, and
// which moment counts.
import { useArcade } from '../../../app/arcade-context.tsx';
import { useCrash, useMultiplier } from '../crash-context.tsx';
import styles from '../../../frame/panels.module.css';

const paragraphs = ['play', 'moment', 'auto', 'chance', 'caps', 'beacon'] as const;

export function RulesPanel() {
  const { t, money } = useArcade();
  const print = useMultiplier();
  const { returnPercent, payoutCap, roundCap, beacon } = useCrash((state) => state.terms);
  const facts = {
    least: print(101),
    top: print(1_000_000),
    percent: returnPercent,
    cap: money(payoutCap),
    round: money(roundCap),
    floor: print(200),
  };
  return (
    <div className={styles['stack']}>
      {paragraphs.map((name) => (
        <p key={name}>
          {t(
            name === 'beacon' ? `crash-play.rules-beacon-${beacon}` : `crash-play.rules-${name}`,
            facts,
          )}
        </p>
      ))}
    </div>
  );
}
