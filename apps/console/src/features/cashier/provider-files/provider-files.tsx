// Daily files of payment providers beside our books: imports, the fees that were agreed, and the
// differences, each a case to close.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { dayText } from '@baize/money';
import {
  Button,
  Card,
  EmptyState,
  Field,
  SectionHead,
  Select,
  Status,
  Table,
  TextInput,
  type Column,
} from '@baize/ui';
import { client } from '../../../app/client.ts';
import { Refused } from '../../../app/refused.tsx';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { useChange } from '../../../app/use-change.ts';
import { Differences } from './differences.tsx';
import { Fees } from './fees.tsx';
import { filesKey, type Files } from './names.ts';
import styles from '../forms.module.css';

type File = Files['list'][number];
const dayMs = 24 * 3_600_000;

export function ProviderFiles() {
  const t = useText();
  const columns = useColumns();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [filesKey, 'list'],
    queryFn: async () => unwrap(await client.cashier.listSettlements({})),
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('operator.provider-files')} />
      <p className={styles['intro']}>{t('cashier.files-intro')}</p>
      {data ? <Import providers={data.providers} /> : null}
      <Table
        caption={t('operator.provider-files')}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={({ provider, day }) => `${provider} ${day}`}
        loading={isPending}
        empty={<EmptyState>{t('cashier.no-files')}</EmptyState>}
      />
      <Differences />
      {data?.providers.map((provider) => (
        <Fees key={provider.name} provider={provider} />
      ))}
    </div>
  );
}

function useColumns(): readonly Column<File>[] {
  const t = useText();
  const { moment } = useShow();
  return [
    { key: 'provider', head: t('cashier.provider'), cell: ({ provider }) => provider },
    { key: 'day', head: t('cashier.day'), cell: ({ day }) => day },
    {
      key: 'rows',
      head: t('cashier.file-rows'),
      cell: ({ rows }) => rows,
      align: 'money',
      wideOnly: true,
    },
    {
      key: 'matched',
      head: t('cashier.file-matched'),
      cell: ({ matched }) => matched,
      align: 'money',
    },
    {
      key: 'open',
      head: t('cashier.file-open'),
      cell: ({ open }) => <Status kind={open === 0 ? 'good' : 'bad'}>{open}</Status>,
    },
    {
      key: 'at',
      head: t('cashier.imported'),
      cell: ({ importedAt, importedBy }) => `${moment(importedAt)} · ${importedBy}`,
      wideOnly: true,
    },
  ];
}

function Import({ providers }: { providers: Files['providers'] }) {
  const t = useText();
  const [provider, setProvider] = useState(providers[0]?.name ?? '');
  const [day, setDay] = useState(() => dayText(Date.now() - dayMs));
  const load = useChange([filesKey], async () => {
    unwrap(await client.cashier.importSettlement({ provider, day }));
  });
  if (!useMay('reconciliation.edit')) return null;
  if (providers.length === 0) return <EmptyState>{t('cashier.no-providers')}</EmptyState>;
  return (
    <Card title={t('cashier.import')}>
      <div className={styles['row']}>
        <Field label={t('cashier.provider')}>
          {(control) => (
            <Select
              {...control}
              options={providers.map(({ name }) => ({ value: name, label: name }))}
              value={provider}
              onChange={({ target }) => setProvider(target.value)}
            />
          )}
        </Field>
        <Field label={t('cashier.day')}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
        <Button
          kind="primary"
          disabled={day === ''}
          loading={load.isPending}
          onClick={() => load.mutate(undefined)}
        >
          {t('cashier.import')}
        </Button>
      </div>
    </Card>
  );
}
