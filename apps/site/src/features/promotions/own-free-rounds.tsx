// The member's free rounds and free bets, those that expire first ahead, each with the way to its
// game.
import type { ReactNode } from 'react';
import { Card, GiftIcon } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { useFreeRounds } from './promotions.ts';
import { RewardGame } from './reward-game.tsx';
import styles from './promotions.module.css';
import own from './rewards.module.css';

export function OwnFreeRounds() {
  const t = useText();
  const money = useMoneyText();
  const { data } = useFreeRounds();
  if (data === undefined) return null;
  const { list, bets } = data;
  return (
    <>
      {list.length === 0 ? null : (
        <OwnFree title={t('promotions.free-rounds')}>
          {list.map(({ freeRoundsId, left, stake, pays, ...one }) => (
            <OwnLine key={freeRoundsId} {...one} pays={t(`promotions.free-rounds-pay-${pays}`)}>
              {t('promotions.reward-free-rounds', { count: left, stake: money(stake) })}
            </OwnLine>
          ))}
        </OwnFree>
      )}
      {bets.length === 0 ? null : (
        <OwnFree title={t('promotions.free-bets')}>
          {bets.map(({ freeBetId, amount, pays, ...one }) => (
            <OwnLine key={freeBetId} {...one} pays={t(`promotions.free-bet-pays-${pays}`)}>
              {t('promotions.reward-free-bet', { amount: money(amount) })}
            </OwnLine>
          ))}
        </OwnFree>
      )}
    </>
  );
}

function OwnFree({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title} icon={<GiftIcon aria-hidden="true" />}>
      <ul className={own['freeRounds']}>{children}</ul>
    </Card>
  );
}

interface OwnLineProps {
  gameCode: string;
  expiresAt: number;
  /** What their wins become. */
  pays: string;
  children: ReactNode;
}

function OwnLine({ gameCode, expiresAt, pays, children }: OwnLineProps) {
  const t = useText();
  const date = formatDateTime(expiresAt, { tag: t.tag });
  return (
    <li>
      <p className={styles['line']}>
        <b>{children}</b>
        <RewardGame gameCode={gameCode} />
      </p>
      <p className={styles['small']}>
        {pays} {t('promotions.free-rounds-until', { date })}
      </p>
    </li>
  );
}
