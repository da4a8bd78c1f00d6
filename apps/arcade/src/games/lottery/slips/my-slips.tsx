// The player's orders and chases: what waits, what was won, each with its slips and its way back
// while there is one.
import { formatDateTime } from '@baize/i18n';
import { Button, EmptyState, Tabs, TicketIcon } from '@baize/ui';
import { unitsOf } from '@baize/client';
import { Suspense, lazy, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { ListedOrder } from '../desk/lottery-terms.ts';
import { playText } from '../plays/play-text.ts';
import { kindOfGame } from '../games-list.ts';
import { ChaseList } from './chase-list.tsx';
import { Waiting } from './waiting.tsx';
import { OrderStatus, useShownState } from './order-status.tsx';
import { Today } from './today.tsx';
import { useOrders, type OrderFilter } from './use-orders.ts';
import styles from './slips.module.css';

const OrderDetail = lazy(async () => ({
  default: (await import('./order-detail.tsx')).OrderDetail,
}));

const filters = ['all', 'running', 'won', 'chases'] as const;

export function MySlips() {
  const { t } = useArcade();
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  return (
    <section className={styles['slips']} aria-label={t('lottery-play.my-slips')}>
      <Today />
      <Tabs
        label={t('lottery-play.my-slips')}
        look="pill"
        tabs={filters.map((id) => ({ id, label: t(`lottery-play.slips-${id}`) }))}
        selected={filter}
        onSelect={setFilter}
      >
        {filter === 'chases' ? <ChaseList /> : <Orders key={filter} filter={filter} />}
      </Tabs>
    </section>
  );
}

function Orders({ filter }: { filter: OrderFilter }) {
  const { t } = useArcade();
  const orders = useOrders(filter);
  const [open, setOpen] = useState<string>();
  if (orders.state !== 'read' && orders.list.length === 0) return <Waiting listing={orders} />;
  if (orders.list.length === 0)
    return <EmptyState icon={<TicketIcon />}>{t('lottery-play.no-slips')}</EmptyState>;
  return (
    <>
      <ul className={styles['list']}>
        {orders.list.map((order) => (
          <OrderRow key={order.orderId} order={order} onOpen={() => setOpen(order.orderId)} />
        ))}
      </ul>
      {orders.list.length < orders.total ? (
        <Button full onClick={orders.more}>
          {t('lottery-play.more')}
        </Button>
      ) : null}
      {open === undefined ? null : (
        <Suspense fallback={null}>
          <OrderDetail
            orderId={open}
            onClose={() => setOpen(undefined)}
            onChanged={() => orders.again()}
          />
        </Suspense>
      )}
    </>
  );
}

function OrderRow({ order, onOpen }: { order: ListedOrder; onOpen: () => void }) {
  const { t, money } = useArcade();
  const state = useShownState(order);
  const { first, slips, gameCode, issue } = order;
  const kind = kindOfGame(gameCode);
  const what = first === null || kind === undefined ? '' : playText(t, kind, first.play);
  return (
    <li>
      <button type="button" className={styles['order']} onClick={onOpen}>
        <span className={styles['order-text']}>
          <strong>{t.named(`lottery.${gameCode}`) ?? gameCode}</strong>
          <span className={styles['mute']}>
            {t('lottery-play.issue', { issue })}
            {order.phase === null ? '' : ` · ${t('lottery-play.phase', { phase: order.phase })}`}
          </span>
          <span>
            {slips > 1 ? t('lottery-play.and-more', { play: what, count: slips - 1 }) : what}
          </span>
          <span className={styles['mute']}>{formatDateTime(order.placedAt, { tag: t.tag })}</span>
        </span>
        <span className={styles['order-money']}>
          <bdi>{money(order.stake)}</bdi>
          {state === 'won' ? (
            <bdi className={styles['won']}>{money(unitsOf(order.payout), { sign: 'always' })}</bdi>
          ) : null}
          <OrderStatus order={order} />
        </span>
      </button>
    </li>
  );
}
