// Agents over chosen days: turnover, result and what their contracts cost, in the order asked for,
// with a download.
import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { agreements, InputOf, OutputOf } from '@baize/contract';
import { dayText } from '@baize/money';
import { Button, DownloadIcon } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ChoiceField } from '../../app/choice-field.tsx';
import { EntryField } from '../../app/entry-field.tsx';
import { Refused } from '../../app/refused.tsx';
import { saveCsv } from '../../app/save-csv.ts';
import { useText } from '../../app/texts.ts';
import { csvOf, reportColumns, sortedBy, type ReportOrder } from './report-lines.ts';
import { ReportTable } from './report-table.tsx';
import { agreementsKey } from './staff-agreement.ts';
import styles from './agreements.module.css';

type Search = Omit<InputOf<typeof agreements.getAgentsReport>, 'pageNo' | 'pageSize'>;
export type ReportRow = OutputOf<typeof agreements.getAgentsReport>['list'][number];

const dayMs = 86_400_000;
const pageSize = 100;
const pagesMost = 20;

/** All agents of a level: they are sorted and saved here. */
async function readReport(search: Search): Promise<readonly ReportRow[]> {
  const rows: ReportRow[] = [];
  for (let pageNo = 1; pageNo <= pagesMost; pageNo += 1) {
    const { list, total } = unwrap(
      await client.agreements.getAgentsReport({ ...search, pageNo, pageSize }),
    );
    rows.push(...list);
    if (list.length === 0 || rows.length >= total) break;
  }
  return rows;
}

export function Report() {
  const t = useText();
  const [order, setOrder] = useState<ReportOrder>('turnover');
  const [search, setSearch] = useState<Search>(() => ({
    upline: '',
    from: dayText(Date.now() - 6 * dayMs),
    until: dayText(Date.now()),
  }));
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [...agreementsKey, 'report', search],
    queryFn: () => readReport(search),
    placeholderData: keepPreviousData,
  });
  const rows = sortedBy(data ?? [], order);
  const heads = reportColumns.map((column) => t(`console.agreements.${column}`));
  const save = () => saveCsv(`agents-${search.from}-${search.until}`, csvOf(heads, rows));
  return (
    <div className={styles['stack']}>
      <p className={styles['mute']}>{t('console.agreements.report-intro')}</p>
      <div className={styles['filters']}>
        <Days search={search} onSearch={setSearch} />
        <ChoiceField
          label={t('console.agreements.sort')}
          values={orders}
          value={order}
          nameOf={(one) => t(`console.agreements.${one}`)}
          onValue={setOrder}
        />
      </div>
      <div className={styles['steps']}>
        <Button icon={<DownloadIcon />} disabled={rows.length === 0} onClick={save}>
          {t('operator.audit-export')}
        </Button>
      </div>
      {error ? (
        <Refused error={error} isAsking={isFetching} onAgain={refetch} />
      ) : (
        <ReportTable rows={rows} isLoading={isPending} />
      )}
    </div>
  );
}

const orders: readonly ReportOrder[] = [
  'turnover',
  'net-loss',
  'report-dividends',
  'report-salaries',
];

interface DaysProps {
  search: Search;
  onSearch: (search: Search) => void;
}

function Days({ search, onSearch }: DaysProps) {
  const t = useText();
  return (
    <>
      <EntryField
        label={t('console.agreements.trial-who')}
        hint={t('console.agreements.trial-who-hint')}
        lengthMost={64}
        value={search.upline ?? ''}
        onValue={(upline) => onSearch({ ...search, upline })}
      />
      {(['from', 'until'] as const).map((name) => (
        <EntryField
          key={name}
          label={t(name === 'from' ? 'operator.since' : 'operator.until')}
          type="date"
          value={search[name]}
          onValue={(day) => onSearch({ ...search, [name]: day })}
        />
      ))}
    </>
  );
}
