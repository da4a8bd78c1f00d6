// A member's lotteries: the prize group with its line, the limits, and the orders.
import { useState } from 'react';
import { Card } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './lottery.module.css';
import { MemberGroup } from './member-group.tsx';
import { MemberLimits } from './member-limits.tsx';
import { OrderList } from './order-list.tsx';

export interface MemberLotteryProps {
  id: string;
  username: string;
}

export function MemberLottery({ id, username }: MemberLotteryProps) {
  const t = useText();
  const [page, setPage] = useState(1);
  return (
    <div className={styles['stack']}>
      <MemberGroup id={id} />
      <MemberLimits id={id} />
      <Card title={t('console.lottery.orders')}>
        <OrderList search={{ username }} page={page} onPage={setPage} />
      </Card>
    </div>
  );
}
