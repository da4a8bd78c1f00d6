// The dashboard: what needs the operator now, the figures of the day, and whether the books
// balance.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import type { OutputOf, operator } from '@baize/contract';
import { Card, EmptyState, SectionHead, Skeleton, Status } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { Undelivered } from './undelivered.tsx';
import styles from './dashboard.module.css';

type Facts = OutputOf<typeof operator.getDashboard>;

const waiting = [
  ['withdrawals-pending', 'withdrawalsPending', 'pending'],
  ['withdrawals-approved', 'withdrawalsApproved', 'approved'],
  ['withdrawals-awaiting-receipt', 'withdrawalsAwaitingReceipt', 'paid'],
  ['withdrawals-disputed', 'withdrawalsDisputed', 'disputed'],
] as const;
const figures = [
  ['staked-today', 'stakedToday'],
  ['paid-today', 'paidToday'],
  ['deposited-today', 'depositedToday'],
  ['withdrawn-today', 'withdrawnToday'],
] as const;

function Waiting({ facts }: { facts: Facts }) {
  const t = useText();
  return (
    <ul className={styles['tiles']}>
      {waiting.map(([text, count, tab]) => (
        <li key={text}>
          <Link to={`/withdrawals?state=${tab}`} className={styles['tile']}>
            <strong>{facts[count]}</strong>
            {t(`operator.${text}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Today({ facts }: { facts: Facts }) {
  const t = useText();
  const { money } = useShow();
  return (
    <dl className={styles['figures']}>
      {figures.map(([text, amount]) => (
        <div key={text}>
          <dt>{t(`operator.${text}`)}</dt>
          <dd>{money(facts[amount], facts.currency)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('operator.members-today')}</dt>
        <dd>{facts.membersToday}</dd>
      </div>
    </dl>
  );
}

export function Dashboard() {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: ['dashboard'],
    queryFn: async () => unwrap(await client.operator.getDashboard()),
    refetchInterval: 30_000,
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  return (
    <>
      <SectionHead
        level={1}
        title={t('operator.dashboard')}
        actions={
          data && (
            <Status kind={data.booksBalanced ? 'good' : 'bad'}>
              {t(data.booksBalanced ? 'operator.books-balanced' : 'operator.books-not-balanced')}
            </Status>
          )
        }
      />
      <Card title={t('operator.needs-you')}>
        {data ? <Waiting facts={data} /> : <Skeleton shape="block" />}
      </Card>
      {data ? <Undelivered troubles={data.undelivered} /> : null}
      <Card title={t('operator.today')}>
        {data ? <Today facts={data} /> : <Skeleton shape="block" />}
      </Card>
    </>
  );
}
