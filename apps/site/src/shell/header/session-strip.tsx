// Time at play and the net result of this session, always visible to signed-in players.
import { formatElapsed } from '@baize/i18n';
import { Money } from '@baize/ui';
import { useBalance } from '../../app/balance.ts';
import { useStillWhileRunning } from '../../app/running-round.ts';
import { useSessionSoFar } from '../../app/session/session-strip.ts';
import { useText } from '../../app/texts/texts.ts';
import { useNow } from '../../app/use-now.ts';
import styles from './header.module.css';

export function SessionStrip() {
  const t = useText();
  const now = useNow();
  const soFar = useStillWhileRunning(useSessionSoFar());
  const symbol = useBalance().data?.symbol;
  if (soFar === undefined) return null;
  return (
    <span className={styles['strip']}>
      <span>
        {t('shell.session')} <b>{formatElapsed(now - soFar.since)}</b>
      </span>
      <span>
        {t('shell.session-net')}{' '}
        <b>
          <Money units={soFar.net} symbol={symbol} tone="change" sign="always" locale={t.tag} />
        </b>
      </span>
    </span>
  );
}
