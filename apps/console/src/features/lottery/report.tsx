// The report of stakes, payouts and rebates by game, issue, agent or day, with a download.
import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { lotteryReportGroups, type InputOf, type lottery, type OutputOf } from '@baize/contract';
import { dayText } from '@baize/money';
import { Button, DownloadIcon, EmptyState, SectionHead, Tabs } from '@baize/ui';
import { client } from '../../app/client.ts';
import { saveCsv } from '../../app/save-csv.ts';
import { Figures } from '../../app/figures.tsx';
import { Refused } from '../../app/refused.tsx';
import { ChoiceFields, narrowed, WordFields } from '../../app/search-fields.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { EntryField } from '../../app/entry-field.tsx';
import { lotteryKey, useGameOptions } from './game-facts.ts';
import styles from './lottery.module.css';
import { reportCsv, returnPercent } from './report-lines.ts';
import { ReportTable } from './report-table.tsx';

export type Report = OutputOf<typeof lottery.getLotteryReport>;
export type ReportGroup = (typeof lotteryReportGroups)[number];
type Search = Omit<InputOf<typeof lottery.getLotteryReport>, 'by'>;

export function LotteryReport() {
  const t = useText();
  const [by, setBy] = useState<ReportGroup>('game');
  const [search, setSearch] = useState<Search>(() => ({ day: dayText(Date.now()) }));
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [...lotteryKey, 'report', by, search],
    queryFn: async () => ({
      by,
      report: unwrap(await client.lottery.getLotteryReport({ by, ...search })),
    }),
    placeholderData: keepPreviousData,
    enabled: search.day !== '',
  });
  const heads = useHeads();
  const save = () => {
    if (data) saveCsv(`lottery-${data.by}-${search.day}`, reportCsv(heads, data.report));
  };
  return (
    <div className={styles['stack']}>
      <SectionHead
        level={1}
        title={t('operator.lottery-report')}
        actions={
          <Button icon={<DownloadIcon />} disabled={!data} onClick={save}>
            {t('operator.audit-export')}
          </Button>
        }
      />
      <p className={styles['intro']}>{t('console.lottery.report-intro')}</p>
      <ReportFilters search={search} onSearch={setSearch} />
      <Tabs
        label={t('console.lottery.report-by')}
        tabs={lotteryReportGroups.map((id) => ({ id, label: t(`console.lottery.by-${id}`) }))}
        selected={by}
        onSelect={setBy}
      >
        {error ? <Refused error={error} isAsking={isFetching} onAgain={refetch} /> : null}
        {error ? null : (
          <div className={styles['stack']}>
            {data ? <Sums report={data.report} /> : null}
            <ReportTable by={data?.by ?? by} report={data?.report} isLoading={isPending} />
          </div>
        )}
        {search.day === '' ? <EmptyState>{t('console.lottery.report-day')}</EmptyState> : null}
      </Tabs>
    </div>
  );
}

function useHeads(): readonly string[] {
  const t = useText();
  return [
    t('console.lottery.code'),
    t('console.lottery.name'),
    t('console.lottery.orders'),
    t('console.lottery.players'),
    t('operator.stake'),
    t('operator.payout'),
    t('console.lottery.rebate'),
    t('console.lottery.team-rebate'),
    t('console.lottery.result'),
    t('console.lottery.return'),
  ];
}

function Sums({ report: { sum, currency } }: { report: Report }) {
  const t = useText();
  const { money } = useShow();
  return (
    <Figures
      facts={[
        [t('console.lottery.orders'), sum.orders],
        [t('console.lottery.players'), sum.players],
        [t('operator.stake'), money(sum.stake, currency)],
        [t('operator.payout'), money(sum.payout, currency)],
        [t('console.lottery.rebate'), money(sum.rebate, currency)],
        [t('console.lottery.team-rebate'), money(sum.teamRebate, currency)],
        [t('console.lottery.result'), money(sum.result, currency)],
        [t('console.lottery.return'), returnPercent(sum, t.tag)],
      ]}
    />
  );
}

interface ReportFiltersProps {
  search: Search;
  onSearch: (search: Search) => void;
}

function ReportFilters({ search, onSearch }: ReportFiltersProps) {
  const t = useText();
  const games = useGameOptions();
  const set = (name: keyof Search, value: string) => onSearch(narrowed(search, name, value));
  return (
    <div className={styles['filters']}>
      <EntryField
        label={t('operator.since')}
        type="date"
        value={search.day}
        onValue={(day) => onSearch({ ...search, day })}
      />
      <EntryField
        label={t('operator.until')}
        type="date"
        value={search.toDay ?? ''}
        onValue={(toDay) => set('toDay', toDay)}
      />
      <ChoiceFields
        search={search}
        fields={[['gameCode', t('operator.game'), games]]}
        onChange={set}
      />
      <WordFields search={search} fields={[['agent', t('console.lottery.agent')]]} onChange={set} />
    </div>
  );
}
