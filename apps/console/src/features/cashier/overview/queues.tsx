// The queues of work, each with the way there, and alerts.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import { Card, classNames, Skeleton, TriangleAlertIcon } from '@baize/ui';
import type { OutputOf, PermissionName, cashier } from '@baize/contract';
import { client } from '../../../app/client.ts';
import { Refused } from '../../../app/refused.tsx';
import { useStaffStore } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { useWaited } from '../use-waited.ts';
import styles from './overview.module.css';

type Facts = OutputOf<typeof cashier.getQueues>;
type Count = Exclude<keyof Facts, 'oldestAt' | 'alerts'>;

const ways: readonly (readonly [Count, string, PermissionName])[] = [
  ['withdrawals', '/cashier', 'withdrawals.view'],
  ['held', '/cashier?only=held', 'withdrawals.view'],
  ['approved', '/cashier?state=approved', 'withdrawals.view'],
  ['awaitingReceipt', '/withdrawals?state=paid', 'withdrawals.view'],
  ['disputed', '/withdrawals?state=disputed', 'withdrawals.view'],
  ['adjustments', '/adjustments?state=waiting', 'adjustments.view'],
  ['differences', '/provider-files', 'reconciliation.view'],
  ['handovers', '/shift', 'withdrawals.view'],
];

const alertWays: Readonly<Record<Facts['alerts'][number]['alert'], string>> = {
  'automation-stopped': '/withdrawal-rules',
  'day-limit-reached': '/withdrawal-rules',
  'reserve-old': '/money-report',
  'waits-long': '/cashier',
};

const askedEveryMs = 30_000;

export function Queues() {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['withdrawals', 'queues'],
    queryFn: async () => unwrap(await client.cashier.getQueues()),
    refetchInterval: askedEveryMs,
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  return (
    <Card title={t('operator.needs-you')}>
      {data ? <Waiting facts={data} /> : <Skeleton shape="block" />}
    </Card>
  );
}

function Waiting({ facts }: { facts: Facts }) {
  const t = useText();
  const waited = useWaited();
  const may = useStaffStore(({ staff }) => staff?.permissions ?? []);
  return (
    <>
      {facts.alerts.map(({ alert, facts: said }) => (
        <Link key={alert} to={alertWays[alert]} className={styles['alert']}>
          <TriangleAlertIcon />
          {t(`cashier.alert-${alert}`, said)}
        </Link>
      ))}
      <ul className={styles['queues']}>
        {ways
          .filter(([, , permission]) => may.includes(permission))
          .map(([name, to]) => (
            <li key={name}>
              <Link
                to={to}
                className={classNames(styles['queue'], facts[name] > 0 && styles['waits'])}
              >
                <strong>{facts[name] >= 1000 ? '999+' : facts[name]}</strong>
                {t(`cashier.queue-${name}`)}
                {name === 'withdrawals' && facts.oldestAt !== null ? (
                  <small>{t('cashier.oldest', { waited: waited(facts.oldestAt) })}</small>
                ) : null}
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}
