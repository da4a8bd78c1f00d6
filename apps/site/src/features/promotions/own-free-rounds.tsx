// The member's free rounds and free bets, those that expire first ahead, each with the way to its
// game.
import { Card, GiftIcon } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { type FreeBet, type FreeRounds, useFreeRounds } from './promotions.ts';
import { RewardGame } from './reward-game.tsx';
import styles from './promotions.module.css';
import own from './rewards.module.css';

export function OwnFreeRounds() {
  const t = useText();
  const { data } = useFreeRounds();
  if (data === undefined) return null;
  const { list, bets } = data;
  return (
    <>
      {list.length === 0 ? null : (
        <Card title={t('promotions.free-rounds')} icon={<GiftIcon aria-hidden="true" />}>
          <ul className={own['freeRounds']}>
            {list.map((one) => (
              <OwnRounds key={one.freeRoundsId} {...one} />
            ))}
          </ul>
        </Card>
      )}
      {bets.length === 0 ? null : (
        <Card title={t('promotions.free-bets')} icon={<GiftIcon aria-hidden="true" />}>
          <ul className={own['freeRounds']}>
            {bets.map((one) => (
              <OwnBet key={one.freeBetId} {...one} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function OwnBet({ gameCode, amount, pays, expiresAt }: FreeBet) {
  const t = useText();
  const money = useMoneyText();
  const date = formatDateTime(expiresAt, { tag: t.tag });
  return (
    <li>
      <p className={styles['line']}>
        <b>{t('promotions.reward-free-bet', { amount: money(amount) })}</b>
        <RewardGame gameCode={gameCode} />
      </p>
      <p className={styles['small']}>
        {t(`promotions.free-bet-pays-${pays}`)} {t('promotions.free-rounds-until', { date })}
      </p>
    </li>
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
