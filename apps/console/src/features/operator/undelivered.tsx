// Mails and text messages that did not arrive: what for, why and how many. Nothing is shown while
// everything arrives.
import type { OutputOf, operator } from '@baize/contract';
import type { TextKey } from '@baize/i18n';
import { Card, Table, type Column } from '@baize/ui';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import styles from './staff.module.css';

type Trouble = OutputOf<typeof operator.getDashboard>['undelivered'][number];

const purposes: Readonly<Record<string, TextKey>> = {
  register: 'operator.purpose-register',
  login: 'operator.purpose-login',
  bind: 'operator.purpose-bind',
  confirm: 'operator.purpose-confirm',
  payment: 'operator.purpose-payment',
  verify: 'operator.purpose-verify',
  recovery: 'operator.purpose-recovery',
  reset: 'operator.purpose-reset',
};

function useColumns(): readonly Column<Trouble>[] {
  const t = useText();
  const { moment } = useShow();
  return [
    {
      // One cell for both: a phone has room for few columns.
      key: 'purpose',
      head: t('operator.undelivered-purpose'),
      cell: ({ kind, purpose }) => (
        <>
          {t(purposes[purpose] ?? 'operator.purpose-notice')}
          <br />
          <small>{t(`operator.undelivered-${kind}`)}</small>
        </>
      ),
    },
    { key: 'reason', head: t('operator.reason'), cell: ({ reason }) => <bdi>{reason}</bdi> },
    {
      key: 'failed',
      head: t('operator.undelivered-failed'),
      cell: ({ failed }) => failed,
      align: 'center',
    },
    {
      key: 'waiting',
      head: t('operator.undelivered-waiting'),
      cell: ({ waiting }) => waiting,
      align: 'center',
    },
    {
      key: 'last',
      head: t('operator.undelivered-last'),
      cell: ({ lastAt }) => moment(lastAt),
      wideOnly: true,
    },
  ];
}

export function Undelivered({ troubles }: { troubles: readonly Trouble[] }) {
  const t = useText();
  const columns = useColumns();
  if (troubles.length === 0) return null;
  return (
    <Card title={t('operator.undelivered')}>
      <div className={styles['stack']}>
        <p>{t('operator.undelivered-why')}</p>
        <Table
          caption={t('operator.undelivered')}
          columns={columns}
          rows={troubles}
          rowKey={({ kind, purpose, reason }) => `${kind} ${purpose} ${reason}`}
        />
      </div>
    </Card>
  );
}
