// The deposits that the player reported as missing, and what became of each; nothing where there is
// no report.
import { unitsOf } from '@baize/client';
import { useState } from 'react';
import type { DepositReportState } from '@baize/contract';
import { formatDateTime } from '@baize/i18n';
import { Card, Pager, Status, type StatusKind } from '@baize/ui';
import { useMoneyText } from '../../../app/money-text.ts';
import { RecordLine } from '../../../app/records/record-card.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { type DepositReport, useDepositReports } from './deposit.ts';
import styles from './deposits.module.css';

const looks: Readonly<Record<DepositReportState, StatusKind>> = {
  open: 'waiting',
  found: 'good',
  refused: 'bad',
  closed: 'neutral',
};

function Report({ report }: { report: DepositReport }) {
  const t = useText();
  const money = useMoneyText();
  const { amount, state, sentAt, words, answer, answeredAt } = report;
  const when = (at: number) => formatDateTime(at, { tag: t.tag });
  return (
    <li className={styles['report']}>
      <RecordLine
        look="lead"
        start={money(unitsOf(amount))}
        end={<Status kind={looks[state]}>{t(`deposits.report-${state}`)}</Status>}
      />
      <p>{words}</p>
      {answer === '' ? null : <blockquote>{answer}</blockquote>}
      <RecordLine
        look="quiet"
        start={t('deposits.report-sent-at', { when: when(sentAt) })}
        end={
          answeredAt === null ? '' : t('deposits.report-answered-at', { when: when(answeredAt) })
        }
      />
    </li>
  );
}

export function ReportList() {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data } = useDepositReports(page);
  if (data === undefined || data.list.length === 0) return null;
  const labels = {
    nav: t('wallet.pages'),
    previous: t('shell.previous'),
    next: t('shell.next'),
    page: (number: number) => t('shell.page-number', { page: number, total: data.pages }),
  };
  return (
    <Card title={t('deposits.reports')}>
      <ul className={styles['reports']}>
        {data.list.map((report) => (
          <Report key={report.reportId} report={report} />
        ))}
      </ul>
      {data.pages > 1 ? (
        <Pager page={page} pages={data.pages} onPage={setPage} labels={labels} />
      ) : null}
    </Card>
  );
}
