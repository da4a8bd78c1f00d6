// Entries of a reward: of the member's and the house's accounts, and of points and tickets.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, promotions } from '@baize/contract';
import { Skeleton, Table, type Column } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { promotionsKey } from './staff-promotion.ts';
import styles from './claims.module.css';

type Entry = OutputOf<typeof promotions.getRewardEntries>['list'][number];

export function ClaimEntries({ claimId: id }: { claimId: string }) {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: [...promotionsKey, 'entries', id],
    queryFn: async () => unwrap(await client.promotions.getRewardEntries({ id })),
  });
  const columns = useColumns(data?.currency ?? '');
  if (error)
    return (
      <p role="alert" className={styles['said']}>
        {failureText(t, error)}
      </p>
    );
  if (data === undefined) return <Skeleton shape="block" />;
  return (
    <section className={styles['part']}>
      <h3>{t('console.promotions.entries')}</h3>
      {data.list.length === 0 ? (
        <p className={styles['mute']}>{t('console.promotions.entries-none')}</p>
      ) : (
        <Table
          caption={t('console.promotions.entries')}
          columns={columns}
          rows={data.list}
          rowKey={(entry) => String(data.list.indexOf(entry))}
        />
      )}
    </section>
  );
}

function useColumns(currency: string): readonly Column<Entry>[] {
  const t = useText();
  const { money, moment } = useShow();
  const amountOf = (amount: string, account: string) =>
    account === 'points' || account === 'tickets'
      ? Number(amount).toLocaleString(t.tag)
      : money(amount, currency);
  return [
    {
      key: 'entry',
      head: t('console.promotions.entry'),
      cell: ({ event, account, ofMember }) => (
        <>
          {t.named(`console.promotions.event-${event}`) ?? event}
          <div className={styles['mute']}>
            {t(`console.promotions.entry-${ofMember ? 'member' : 'house'}`)} ·{' '}
            {t.named(`console.promotions.account-${account}`) ?? account}
          </div>
        </>
      ),
    },
    {
      key: 'amount',
      head: t('console.promotions.amount-by'),
      align: 'money',
      cell: ({ amount, account }) => amountOf(amount, account),
    },
    {
      key: 'after',
      head: t('console.promotions.entry-after'),
      align: 'money',
      cell: ({ after, account, ofMember }) => (ofMember ? amountOf(after, account) : '–'),
    },
    {
      key: 'when',
      head: t('console.promotions.entry-when'),
      wideOnly: true,
      cell: ({ at }) => moment(at),
    },
  ];
}
