// Money by day, channel and currency, and what must be kept apart for players.
import { useState } from 'react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { InputOf, OutputOf, cashier } from '@baize/contract';
import { dayText } from '@baize/money';
import {
  Button,
  Card,
  DownloadIcon,
  EmptyState,
  Field,
  SectionHead,
  showToast,
  Table,
  TextInput,
  type Column,
} from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { Refused } from '../../app/refused.tsx';
import { saveCsv } from '../../app/save-csv.ts';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import styles from './forms.module.css';

type Search = InputOf<typeof cashier.getMoneyReport>;
type Row = OutputOf<typeof cashier.getMoneyReport>['rows'][number];
const dayMs = 24 * 3_600_000;

export function MoneyReport() {
  const t = useText();
  const [search, setSearch] = useState<Search>(() => ({
    from: dayText(Date.now() - 6 * dayMs),
    to: dayText(Date.now()),
  }));
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['money-report', search],
    queryFn: async () => unwrap(await client.cashier.getMoneyReport(search)).rows,
    placeholderData: keepPreviousData,
    enabled: search.from !== '' && search.to !== '',
  });
  return (
    <div className={styles['stack']}>
      <SectionHead
        level={1}
        title={t('operator.money-report')}
        actions={<Save search={search} />}
      />
      <Reserve />
      <div className={styles['grid']}>
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={t(`cashier.report-${name}`)}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={search[name] ?? ''}
                onChange={({ target }) => setSearch({ ...search, [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {error ? (
        <Refused error={error} isAsking={isFetching} onAgain={refetch} />
      ) : (
        <Report rows={data} isPending={isPending} />
      )}
    </div>
  );
}

function Save({ search }: { search: Search }) {
  const t = useText();
  const save = useMutation({
    mutationFn: async () => unwrap(await client.cashier.exportMoneyReport(search)).csv,
    onSuccess: (csv) => saveCsv(`money-${search.from ?? ''}-${search.to ?? ''}`, csv),
    onError: (failure) => showToast({ text: failureText(t, failure), kind: 'bad' }),
  });
  return (
    <Button icon={<DownloadIcon />} loading={save.isPending} onClick={() => save.mutate()}>
      {t('operator.audit-export')}
    </Button>
  );
}

function Report({ rows, isPending }: { rows: readonly Row[] | undefined; isPending: boolean }) {
  const t = useText();
  const { money } = useShow();
  const amount = (name: 'deposited' | 'withdrawn' | 'net', isWide: boolean): Column<Row> => ({
    key: name,
    head: t(`cashier.report-${name}`),
    cell: (row) => money(row[name], row.currency),
    align: 'money',
    wideOnly: isWide,
  });
  const columns: readonly Column<Row>[] = [
    { key: 'day', head: t('cashier.day'), cell: ({ day }) => day },
    { key: 'channel', head: t('cashier.channel'), cell: ({ channel }) => channel },
    {
      key: 'deposits',
      head: t('cashier.deposits-count'),
      cell: (row) => row.deposits,
      align: 'money',
      wideOnly: true,
    },
    amount('deposited', false),
    {
      key: 'withdrawals',
      head: t('cashier.paid-count'),
      cell: (row) => row.withdrawals,
      align: 'money',
      wideOnly: true,
    },
    amount('withdrawn', false),
    amount('net', true),
  ];
  return (
    <Table
      caption={t('operator.money-report')}
      columns={columns}
      rows={rows ?? []}
      rowKey={({ day, channel, currency }) => `${day} ${channel} ${currency}`}
      loading={isPending}
      empty={<EmptyState>{t('cashier.report-none')}</EmptyState>}
    />
  );
}

function Reserve() {
  const t = useText();
  const { money, moment } = useShow();
  const { data } = useQuery({
    queryKey: ['reserve'],
    queryFn: async () => unwrap(await client.cashier.getReserve()),
  });
  return (
    <Card
      title={t('cashier.reserve')}
      aside={<small>{data ? t('cashier.counted-at', { at: moment(data.at) }) : ''}</small>}
    >
      <div className={styles['stack']}>
        <p className={styles['mute']}>{t('cashier.reserve-text')}</p>
        {data?.currencies.map(({ currency, ...one }) => (
          <Figures
            key={currency}
            facts={[
              [
                t('cashier.reserve-sum'),
                <span key="sum" className={styles['big']}>
                  {money(one.reserve, currency)}
                </span>,
              ],
              [t('cashier.balances'), money(one.balances, currency)],
              [t('cashier.on-games'), money(one.onGames, currency)],
              [t('cashier.pending-withdrawals'), money(one.pendingWithdrawals, currency)],
              [t('cashier.held-returns'), money(one.heldReturns, currency)],
            ]}
          />
        ))}
      </div>
    </Card>
  );
}
