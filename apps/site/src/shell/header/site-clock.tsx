// The site's clock: GMT+8 in any zone of the visitor's machine.
import { formatClock } from '@baize/i18n';
import { houseZoneName } from '@baize/money';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './header.module.css';

export function SiteClock() {
  const t = useText();
  const now = useNow();
  const name = t('shell.clock', { zone: houseZoneName });
  return (
    <span className={styles['clock']} role="timer" aria-live="off" aria-label={name}>
      {formatClock(now)} <abbr title={name}>{houseZoneName}</abbr>
    </span>
  );
}
