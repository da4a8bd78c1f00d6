// Deposits that players miss: those without an answer first, each opened with what it belongs to.
import { useState } from 'react';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import { depositReportStates, type DepositReportState } from '@baize/contract';
import type { Column } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { PagedList } from '../../../app/paged-list.tsx';
import { ChoiceFields, narrowed, WordFields } from '../../../app/search-fields.tsx';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import { depositsKey, type ReportRow, ReportStatus } from './deposit-facts.tsx';
import { ReportDialog } from './report-dialog.tsx';
import styles from './deposits.module.css';

interface Search {
  readonly state?: DepositReportState;
  readonly username?: string;
}

function useColumns(onOpen: (report: ReportRow) => void): readonly Column<ReportRow>[] {
  const t = useText();
  const { money, moment } = useShow();
  return [
    {
      key: 'sent',
      head: t('console.deposits.reported-at'),
      cell: (report) => (
        <button type="button" data-row className={styles['open']} onClick={() => onOpen(report)}>
          {moment(report.sentAt)}
        </button>
      ),
    },
    {
      key: 'member',
      head: t('operator.member'),
      cell: ({ playerId, username }) => <Link to={`/members/${playerId}`}>{username}</Link>,
    },
    {
      key: 'words',
      head: t('console.deposits.words'),
      cell: ({ words }) => <span className={styles['short']}>{words}</span>,
      wideOnly: true,
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: ({ state }) => <ReportStatus state={state} />,
    },
    {
      key: 'amount',
      head: t('operator.amount'),
      cell: ({ amount, currency }) => money(amount, currency),
      align: 'money',
    },
  ];
}

export function Reports() {
  const t = useText();
  const [search, setSearch] = useState<Search>({ state: 'open' });
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<ReportRow>();
  const columns = useColumns(setOpened);
  const set = (name: keyof Search, value: string) => {
    setSearch(narrowed(search, name, value));
    setPage(1);
  };
  return (
    <div className={styles['stack']}>
      <div className={styles['filters']}>
        <WordFields search={search} fields={[['username', t('operator.member')]]} onChange={set} />
        <ChoiceFields
          search={search}
          fields={[
            [
              'state',
              t('operator.state'),
              depositReportStates.map((one) => [one, t(`console.deposits.report-${one}`)]),
            ],
          ]}
          onChange={set}
        />
      </div>
      <PagedList
        name={[...depositsKey, 'reports', search]}
        caption={t('console.deposits.reports')}
        columns={columns}
        rowKey={({ reportId }) => reportId}
        empty={t('console.deposits.no-reports')}
        page={page}
        onPage={setPage}
        read={async (asked) =>
          unwrap(await client.wallet.findDepositReports({ ...asked, ...search }))
        }
      />
      {opened ? <ReportDialog report={opened} onClose={() => setOpened(undefined)} /> : null}
    </div>
  );
}
