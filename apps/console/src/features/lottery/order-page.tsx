// One order of a member: its slips as they were struck and settled, the chase it belongs to, and
// the prize groups of the line when it was placed.
import { Link, useParams } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { lottery, OutputOf } from '@baize/contract';
import { formatClock } from '@baize/i18n';
import { buttonClass, Card, EmptyState, SectionHead, Skeleton, Table } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { lotteryKey, useGameName } from './game-facts.ts';
import styles from './lottery.module.css';
import { OrderState } from './order-list.tsx';
import { OrderSlips } from './order-slips.tsx';

export type OrderShown = OutputOf<typeof lottery.getLotteryOrderOf>;

export function LotteryOrderPage() {
  const { orderId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...lotteryKey, 'order', orderId],
    queryFn: async () => unwrap(await client.lottery.getLotteryOrderOf({ orderId })),
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  return data ? <OrderShownPage order={data} /> : <Skeleton shape="block" />;
}

function OrderShownPage({ order }: { order: OrderShown }) {
  const t = useText();
  return (
    <div className={styles['stack']}>
      <SectionHead
        level={1}
        title={t('console.lottery.order-title', { id: order.orderId })}
        fact={<OrderState state={order.state} />}
        actions={
          order.chaseId === null ? null : (
            <Link
              className={buttonClass({ size: 'small' })}
              to={`/lottery/orders?number=${order.chaseId}`}
            >
              {t('console.lottery.chase-orders')}
            </Link>
          )
        }
      />
      <OrderFacts order={order} />
      <OrderSlips order={order} />
      <Line order={order} />
    </div>
  );
}

function OrderFacts({ order }: { order: OrderShown }) {
  const t = useText();
  const name = useGameName();
  const { money } = useShow();
  const { gameCode, issue, currency, chaseId, phase, settledAt } = order;
  return (
    <Card title={t('console.lottery.at-a-glance')}>
      <Figures
        facts={[
          [t('operator.member'), <Member key="member" {...order} />],
          [
            t('console.lottery.issue'),
            <Link key="issue" to={`/lottery/issues/${gameCode}/${issue}`}>
              {name(gameCode)} {issue}
            </Link>,
          ],
          [
            t('console.lottery.numbers'),
            <DrawnNumbers key="numbers" gameCode={gameCode} numbers={order.result} />,
          ],
          [t('operator.stake'), money(order.stake, currency)],
          [t('operator.payout'), money(order.payout, currency)],
          [t('console.lottery.rebate'), money(order.rebate, currency)],
          [t('console.lottery.placed-at'), formatClock(order.placedAt)],
          [t('console.lottery.closes-at'), formatClock(order.closesAt)],
          [t('operator.settled-at'), settledAt === null ? '–' : formatClock(settledAt)],
          [
            t('console.lottery.chase'),
            chaseId === null ? '–' : t('console.lottery.phase', { phase: phase ?? 1 }),
          ],
        ]}
      />
    </Card>
  );
}

function Member({ playerId, username }: Pick<OrderShown, 'playerId' | 'username'>) {
  const may = useMay('members.view');
  return may ? <Link to={`/members/${playerId}`}>{username}</Link> : username;
}

function Line({ order: { line } }: { order: OrderShown }) {
  const t = useText();
  return (
    <Card title={t('console.lottery.line')}>
      <Table
        caption={t('console.lottery.line')}
        rows={line}
        rowKey={({ playerId }) => playerId}
        empty={<EmptyState>{t('console.lottery.no-line')}</EmptyState>}
        columns={[
          { key: 'member', head: t('operator.member'), cell: (one) => <Member {...one} /> },
          {
            key: 'group',
            head: t('console.lottery.prize-group'),
            cell: ({ group }) => group,
            align: 'money',
          },
        ]}
      />
    </Card>
  );
}
