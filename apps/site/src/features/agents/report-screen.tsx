// A report of the team: its days and a search above, the list below, and why it may be empty.
import type { ReactNode } from 'react';
import { Button, ChartLineIcon, EmptyState } from '@baize/ui';
import { houseZoneName } from '@baize/money';
import { DateFilter } from '../../app/records/date-filter.tsx';
import { Note } from '../../app/records/note.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import type { Report } from './report.ts';
import { NameSearch } from './team-filters.tsx';
import styles from './agents.module.css';

interface ReportScreenProps {
  title: string;
  report: Report;
  children: ReactNode;
}

export function ReportScreen({ title, report, children }: ReportScreenProps) {
  const t = useText();
  const { asked, onSpan, onName } = report;
  return (
    <Screen title={title} actions={<DateFilter span={asked.span} onSpan={onSpan} />}>
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
  const { asked, onSpan, onName } = report;
  const isNamed = asked.name !== '';
  const all = <Button onClick={() => onName('')}>{t('agents.show-everybody')}</Button>;
  const longer = <Button onClick={() => onSpan('days-30')}>{t('reports.longer')}</Button>;
  const wider = asked.span === 'days-30' ? undefined : longer;
  return (
    <EmptyState icon={<ChartLineIcon />} action={isNamed ? all : wider}>
      {t(isNamed ? 'agents.nobody-found' : 'agents.nothing')}
    </EmptyState>
  );
}
