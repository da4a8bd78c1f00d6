// Where the last flights ended, newest first; each leads to its proof.
import { classNames } from '@baize/ui';
import { useArcade } from '../../../app/arcade-context.tsx';
import { proofPath } from '../crash-menu.tsx';
import { useCrash, useMultiplier } from '../crash-context.tsx';
import styles from './panels.module.css';

/** From here on an end is shown as a high one. */
const high = 1000;

export function EndsStrip() {
  const { t } = useArcade();
  const print = useMultiplier();
  const last = useCrash((state) => state.last);
  const gameCode = useCrash((state) => state.terms.gameCode);
  return (
    <nav aria-label={t('crash-play.last-ends')}>
      <ol className={styles['ends']}>
        {last.map(({ round, point }) => (
          <li key={round}>
            <a
              className={classNames(
                styles['end'],
                point >= 200 && styles['good'],
                point >= high && styles['high'],
              )}
              href={proofPath(gameCode, round)}
              target="_blank"
              rel="noopener"
              aria-label={t('crash-play.end-label', { at: print(point), round })}
            >
              {print(point)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
