// A free bet of the player above the controls: its amount, until when, what it wins, and the button
// that makes the next stake a free one, or the player's own again.
import { unitsOf } from '@baize/client';
import { formatDateTime } from '@baize/i18n';
import { Button, GiftIcon } from '@baize/ui';
import { useArcade } from '../app/arcade-context.tsx';
import type { FreeBet } from './free-bets.ts';
import styles from './free-bet-bar.module.css';

interface FreeBetBarProps {
  bet: FreeBet;
  isChosen: boolean;
  disabled: boolean;
  onChoose: (isChosen: boolean) => void;
}

export function FreeBetBar({ bet, isChosen, disabled, onChoose }: FreeBetBarProps) {
  const { t, money } = useArcade();
  const amount = money(unitsOf(bet.amount));
  const date = formatDateTime(bet.expiresAt, { tag: t.tag });
  return (
    <section className={styles['bar']} aria-label={t('arcade.free-bet')} data-chosen={isChosen}>
      <GiftIcon aria-hidden="true" />
      <p>
        {isChosen ? <b>{t('arcade.free-bet-chosen', { amount })}</b> : null}
        <small>
          {t(`arcade.free-bet-pays-${bet.pays}`)} {t('arcade.free-bet-until', { date })}
        </small>
      </p>
      <Button
        size="small"
        kind={isChosen ? 'secondary' : 'primary'}
        disabled={disabled}
        onClick={() => onChoose(!isChosen)}
      >
        {isChosen ? t('arcade.free-bet-leave') : t('arcade.free-bet-use', { amount })}
      </Button>
    </section>
  );
}
