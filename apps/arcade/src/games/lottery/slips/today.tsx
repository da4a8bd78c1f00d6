// The player's stakes and payouts of today, always visible above the list.
import { unitsOf } from '@baize/client';
import { useEffect, useState } from 'react';
import type { contract, OutputOf } from '@baize/contract';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useClock, useDesk, useSettledCount } from '../lottery-context.tsx';
import styles from './slips.module.css';

type TodaySums = OutputOf<(typeof contract)['lottery']['getRecentLotteryTotal']>;

export function useToday(): TodaySums | undefined {
  const { client } = useArcade();
  const last = useClock((state) => state.last?.issue);
  const rolling = useClock((state) => state.rolling !== null);
  const balance = useDesk((state) => state.balance);
  const [read, setRead] = useState<{ sums: TodaySums; moved: string }>();
  const settled = useSettledCount();
  const moved = `${last ?? ''} ${balance} ${settled}`;
  useEffect(() => {
    if (rolling) return undefined;
    let isCurrent = true;
    void client.lottery.getRecentLotteryTotal({}).then((answer) => {
      if (isCurrent && answer.ok) setRead({ sums: answer.value, moved });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, moved, rolling]);
  return read?.sums;
}

export function Today() {
  const { t, money } = useArcade();
  const sums = useToday();
  if (sums === undefined) return null;
  const { stake, payout, waiting } = sums;
  return (
    <dl className={styles['today']}>
      <div>
        <dt>{t('lottery-play.today-stake')}</dt>
        <dd>
          <bdi>{money(stake)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('lottery-play.today-payout')}</dt>
        <dd>
          <bdi>{money(payout)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('arcade.session-net')}</dt>
        <dd>
          <bdi>{money(unitsOf(payout) - unitsOf(stake), { sign: 'always' })}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('lottery-play.today-waiting')}</dt>
        <dd>{waiting}</dd>
      </div>
    </dl>
  );
}
