// The site's clock: GMT+8 in any zone of the visitor's machine. It rests where the top bar is not
// shown, as on a phone.
import { formatClock } from '@baize/i18n';
import { houseZoneName } from '@baize/money';
import { useNowInSight } from '../../app/use-now.ts';
import { useInSight } from '../../app/use-sight.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './header.module.css';

export function SiteClock() {
  const t = useText();
  const { ref, isInSight } = useInSight();
  const now = useNowInSight(isInSight);
  const name = t('shell.clock', { zone: houseZoneName });
  return (
    <span ref={ref} className={styles['clock']} role="timer" aria-live="off" aria-label={name}>
      {formatClock(now)} <abbr title={name}>{houseZoneName}</abbr>
    </span>
  );
}
