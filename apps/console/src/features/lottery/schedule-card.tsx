// When a lottery draws, in words, with its next issues; and the way to change it.
import { useState } from 'react';
import { Badge, Button, Card } from '@baize/ui';
import { Figures } from '../../app/figures.tsx';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import type { GameShown, ScheduleData } from './game-settings.ts';
import styles from './lottery.module.css';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { clockText } from './schedule-entry.ts';
import { NextIssues } from './schedule-preview.tsx';
import { useWeekday } from './use-weekday.ts';

export function ScheduleCard({ game }: { game: GameShown }) {
  const t = useText();
  const may = useMay('lottery.settings');
  const [asked, setAsked] = useState(false);
  return (
    <Card
      title={t('console.lottery.schedule')}
      aside={
        <span className={styles['marks']}>
          {game.scheduleSet ? (
            <Badge tone="brass">{t('console.lottery.schedule-set')}</Badge>
          ) : null}
          {may ? (
            <Button size="small" onClick={() => setAsked(true)}>
              {t('console.lottery.change')}
            </Button>
          ) : null}
        </span>
      }
    >
      <div className={styles['stack']}>
        <ScheduleFacts schedule={game.schedule} />
        <NextIssues schedule={game.schedule} />
      </div>
      {asked ? <ScheduleDialog game={game} onClose={() => setAsked(false)} /> : null}
    </Card>
  );
}

function ScheduleFacts({ schedule }: { schedule: ScheduleData }) {
  const t = useText();
  const { sessions, holidays, extraDays, closeSeconds, counting, pattern } = schedule;
  return (
    <Figures
      facts={[
        [t('console.lottery.draw-days'), useDaysText(schedule.days)],
        [
          t('console.lottery.sessions'),
          <span key="sessions" className={styles['lines']}>
            {sessions.map(({ firstDraw, lastDraw, everySeconds }) => (
              <span key={firstDraw}>
                {firstDraw === lastDraw
                  ? clockText(firstDraw)
                  : t('console.lottery.session-text', {
                      first: clockText(firstDraw),
                      last: clockText(lastDraw),
                      every: everySeconds,
                    })}
              </span>
            ))}
          </span>,
        ],
        [t('console.lottery.closes-before'), t('console.lottery.seconds', { count: closeSeconds })],
        [t('console.lottery.counting'), t(`console.lottery.counting-${counting.from}`)],
        [t('console.lottery.pattern'), <code key="pattern">{pattern}</code>],
        [
          t('console.lottery.holidays'),
          holidays.map(({ from, to }) => (from === to ? from : `${from} – ${to}`)).join(', '),
        ],
        [t('console.lottery.extra-days'), extraDays.join(', ')],
      ]}
    />
  );
}

function useDaysText(days: ScheduleData['days']): string {
  const t = useText();
  const weekday = useWeekday();
  if (days.on === 'weekdays') return days.weekdays.map(weekday).join(', ');
  return days.on === 'month-days'
    ? t('console.lottery.days-of-month', { days: days.days.join(', ') })
    : t('console.lottery.every-day');
}
