// The member's free rounds, those that expire first ahead, each with the way to its slot.
import { Card, GiftIcon } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { type FreeRounds, useFreeRounds } from './promotions.ts';
import { RewardGame } from './reward-game.tsx';
import styles from './promotions.module.css';
import own from './rewards.module.css';

export function OwnFreeRounds() {
  const t = useText();
  const { data } = useFreeRounds();
  if (data === undefined || data.list.length === 0) return null;
  return (
    <Card title={t('promotions.free-rounds')} icon={<GiftIcon aria-hidden="true" />}>
      <ul className={own['freeRounds']}>
        {data.list.map((one) => (
          <OwnRounds key={one.freeRoundsId} {...one} />
        ))}
      </ul>
    </Card>
  );
}

function OwnRounds({ gameCode, left, stake, pays, expiresAt }: FreeRounds) {
  const t = useText();
  const money = useMoneyText();
  const date = formatDateTime(expiresAt, { tag: t.tag });
  return (
    <li>
      <p className={styles['line']}>
        <b>{t('promotions.reward-free-rounds', { count: left, stake: money(stake) })}</b>
        <RewardGame gameCode={gameCode} />
      </p>
      <p className={styles['small']}>
        {t(`promotions.free-rounds-pay-${pays}`)} {t('promotions.free-rounds-until', { date })}
      </p>
    </li>
  );
}
