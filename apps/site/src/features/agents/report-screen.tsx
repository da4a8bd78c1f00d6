// A report of the team: its days and a search above, the list below, and why it may be empty.
import type { ReactNode } from 'react';
import { Button, ChartLineIcon, EmptyState } from '@baize/ui';
import { houseZoneName } from '@baize/money';
import { Note } from '../../app/records/note.tsx';
import { PeriodFilter, shortSpans } from '../../app/records/period-filter.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import type { Report } from './report.ts';
import { NameSearch } from './team-filters.tsx';
import styles from './agents.module.css';

interface ReportScreenProps {
  title: string;
  report: Report;
  actions?: ReactNode;
  children: ReactNode;
}

export function ReportScreen({ title, report, actions, children }: ReportScreenProps) {
  const t = useText();
  const { asked, onPeriod, onName } = report;
  return (
    <Screen title={title} actions={actions}>
      <PeriodFilter period={asked.period} onPeriod={onPeriod} spans={shortSpans} />
      <div className={styles['filters']}>
        <NameSearch key={`${asked.whose} ${asked.name}`} name={asked.name} onName={onName} />
      </div>
      {children}
      <Note>{t('reports.counted', { zone: houseZoneName })}</Note>
    </Screen>
  );
}

export function ReportEmpty({ report }: { report: Report }) {
  const t = useText();
  const { asked, onPeriod, onName } = report;
  const isNamed = asked.name !== '';
  const all = <Button onClick={() => onName('')}>{t('agents.show-everybody')}</Button>;
  const longer = <Button onClick={() => onPeriod('days-30')}>{t('reports.longer')}</Button>;
  const isShort = asked.period === 'today' || asked.period === 'days-7';
  const wider = isShort ? longer : undefined;
  return (
    <EmptyState icon={<ChartLineIcon />} action={isNamed ? all : wider}>
      {t(isNamed ? 'agents.nobody-found' : 'agents.nothing')}
    </EmptyState>
  );
}
