// The next issues that a schedule makes, by the engine that will make them.
import { useState } from 'react';
import { formatClock, formatTime } from '@baize/i18n';
import { Status, Table } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import type { ScheduleData } from './game-settings.ts';
import { previewSchedule } from './schedule-entry.ts';

const shownMost = 10;

export function NextIssues({ schedule }: { schedule: ScheduleData }) {
  const t = useText();
  const [now] = useState(() => Date.now());
  const { fault, issues } = previewSchedule(schedule, now, shownMost);
  if (fault) return <Status kind="bad">{t(`console.lottery.schedule-${fault}`)}</Status>;
  return (
    <Table
      caption={t('console.lottery.next-issues')}
      rows={issues}
      rowKey={({ id }) => id}
      empty={t('console.lottery.no-next-issues')}
      columns={[
        { key: 'issue', head: t('console.lottery.next-issues'), cell: ({ id }) => id },
        {
          key: 'day',
          head: t('console.lottery.lottery-day'),
          cell: ({ lotteryDay }) => lotteryDay,
          wideOnly: true,
        },
        {
          key: 'closes',
          head: t('console.lottery.closes-at'),
          cell: ({ closesAt }) => formatTime(closesAt),
          align: 'money',
          wideOnly: true,
        },
        {
          key: 'draws',
          head: t('console.lottery.draws-at'),
          cell: ({ drawsAt }) => formatClock(drawsAt),
          align: 'money',
        },
      ]}
    />
  );
}
