// The site's clock: GMT+8 whatever the visitor's machine says.
import { formatClock } from '@baize/i18n';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './header.module.css';

export function SiteClock() {
  const t = useText();
  const now = useNow();
  return (
    <span className={styles['clock']} role="timer" aria-live="off" aria-label={t('shell.clock')}>
      {formatClock(now)} <abbr title={t('shell.clock')}>{t('shell.zone')}</abbr>
    </span>
  );
}
