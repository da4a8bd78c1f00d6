// A list of orders, each with its member, its issue and what it staked and won.
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import {
  lotteryOrderStates,
  type InputOf,
  type lottery,
  type LotteryOrderState,
  type OutputOf,
} from '@baize/contract';
import { formatClock } from '@baize/i18n';
import { classNames, Status, type Column, type StatusKind } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { lotteryKey, useGameName } from './game-facts.ts';
import styles from './lottery.module.css';

export type OrderRow = OutputOf<typeof lottery.findLotteryOrders>['list'][number];
type Asked = InputOf<typeof lottery.findLotteryOrders>;

export const orderFilters = [
  'number',
  'username',
  'gameCode',
  'issue',
  'state',
  'day',
  'toDay',
] as const;
export type OrderSearch = { readonly [name in (typeof orderFilters)[number]]?: string };

const kinds: Readonly<Record<LotteryOrderState, StatusKind>> = {
  running: 'waiting',
  won: 'good',
  lost: 'neutral',
  'cancelled-by-player': 'neutral',
  'cancelled-by-house': 'bad',
  stopped: 'neutral',
};

/** An address may ask for a state that there is not. */
function askedOf({ state, ...others }: OrderSearch): Omit<Asked, 'pageNo' | 'pageSize'> {
  const known = lotteryOrderStates.find((one) => one === state);
  return { ...others, ...(known && { state: known }) };
}

export interface OrderListProps {
  search: OrderSearch;
  page: number;
  onPage: (page: number) => void;
}

export function OrderList({ search, page, onPage }: OrderListProps) {
  const t = useText();
  return (
    <PagedList
      name={[...lotteryKey, 'orders', search]}
      caption={t('operator.lottery-orders')}
      columns={useOrderColumns()}
      rowKey={({ orderId }) => orderId}
      empty={t('console.lottery.no-orders')}
      page={page}
      onPage={onPage}
      read={async (paged) =>
        unwrap(await client.lottery.findLotteryOrders({ ...paged, ...askedOf(search) }))
      }
    />
  );
}

export function OrderState({ state }: { state: LotteryOrderState }) {
  const t = useText();
  return <Status kind={kinds[state]}>{t(`console.lottery.order-${state}`)}</Status>;
}

function useOrderColumns(): readonly Column<OrderRow>[] {
  const t = useText();
  const { money } = useShow();
  return [
    { key: 'order', head: t('console.lottery.order'), cell: (row) => <OrderName row={row} /> },
    {
      key: 'issue',
      head: t('console.lottery.issue'),
      cell: ({ gameCode, issue }) => (
        <Link to={`/lottery/issues/${gameCode}/${issue}`}>{issue}</Link>
      ),
      wideOnly: true,
    },
    {
      key: 'placed',
      head: t('console.lottery.placed-at'),
      cell: ({ placedAt }) => formatClock(placedAt),
      wideOnly: true,
    },
    {
      key: 'slips',
      head: t('console.lottery.slips'),
      cell: ({ slips }) => slips,
      align: 'money',
      wideOnly: true,
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: ({ state }) => <OrderState state={state} />,
    },
    {
      key: 'stake',
      head: t('operator.stake'),
      cell: (row) => <Stake row={row} />,
      align: 'money',
    },
    {
      key: 'payout',
      head: t('operator.payout'),
      cell: ({ payout, currency }) => money(payout, currency),
      align: 'money',
      wideOnly: true,
    },
  ];
}

/** On a phone the payout stands below. */
function Stake({ row: { stake, payout, currency } }: { row: OrderRow }) {
  const t = useText();
  const { money } = useShow();
  return (
    <>
      {money(stake, currency)}
      <small className={classNames(styles['under'], styles['narrow'])}>
        {t('operator.payout')} {money(payout, currency)}
      </small>
    </>
  );
}

function OrderName({ row }: { row: OrderRow }) {
  const t = useText();
  const name = useGameName();
  const { orderId, username, gameCode, phase } = row;
  return (
    <span className={styles['lines']}>
      <Link data-row className={styles['link']} to={`/lottery/orders/${orderId}`}>
        {orderId}
      </Link>
      <small className={styles['under']}>
        {username} · {name(gameCode)}
        {phase === null ? '' : ` · ${t('console.lottery.phase', { phase })}`}
      </small>
    </span>
  );
}
