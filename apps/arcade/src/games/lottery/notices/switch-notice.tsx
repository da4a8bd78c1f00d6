// Another lottery was chosen: it is being opened, or it could not be and the one in play goes on.
import type { Failure } from '@baize/client';
import { Button, CircleAlertIcon, IconButton, XIcon } from '@baize/ui';
import { useArcade } from '../../../app/arcade-context.tsx';
import { isSessionLost } from '../../../app/ask-until-answered.ts';
import styles from './switch-notice.module.css';

export interface SwitchNoticeProps {
  gameCode: string;
  /** Undefined: the answer is under way. */
  failure: Failure | undefined;
  onRetry: () => void;
  onDismiss: () => void;
}

export function SwitchNotice({ gameCode, failure, onRetry, onDismiss }: SwitchNoticeProps) {
  const { t } = useArcade();
  const game = t.named(`lottery.${gameCode}`) ?? gameCode;
  if (failure === undefined) {
    return (
      <div className={styles['veil']} role="status" aria-busy="true">
        <span className={styles['turn']} />
        <p>{t('lottery-play.opening-game', { game })}</p>
      </div>
    );
  }
  const isUnknown = failure.refused === 'game-unknown';
  const reason = isUnknown ? t('lottery-play.game-not-here') : reasonOf(failure);
  return (
    <div className={styles['veil']}>
      <div className={styles['card']} role="alert">
        <CircleAlertIcon />
        <div className={styles['words']}>
          <h2>{t('lottery-play.game-not-opened', { game })}</h2>
          <p>{reason}</p>
        </div>
        <IconButton size="small" label={t('arcade.close')} icon={<XIcon />} onClick={onDismiss} />
        <div className={styles['ways']}>
          {isUnknown || isSessionLost(failure) ? null : (
            <Button kind="primary" onClick={onRetry}>
              {t('arcade.retry')}
            </Button>
          )}
          <Button onClick={onDismiss}>{t('lottery-play.stay-here')}</Button>
        </div>
      </div>
    </div>
  );

  function reasonOf(why: Failure): string {
    if (isSessionLost(why)) return t('lottery-play.session-lost');
    return why.message || t('arcade.offline-text');
  }
}
