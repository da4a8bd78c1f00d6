// The sessions, holidays and extra days of a schedule, a line each, to be added and removed.
import type { ReactNode } from 'react';
import { Button, IconButton, PlusIcon, TrashIcon } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import { EntryField } from '../../app/entry-field.tsx';
import styles from './lottery.module.css';
import type { ScheduleEntry, SessionEntry } from './schedule-entry.ts';

interface LinesProps<Line> {
  title: string;
  hint?: string;
  addLabel: string;
  lines: readonly Line[];
  linesMin: number;
  fresh: Line;
  onLines: (lines: readonly Line[]) => void;
  children: (line: Line, onLine: (line: Line) => void) => ReactNode;
}

export function Lines<Line>(props: LinesProps<Line>) {
  const t = useText();
  const { title, hint, addLabel, lines, linesMin, fresh, onLines, children } = props;
  return (
    <fieldset className={styles['group']}>
      <legend>{title}</legend>
      <div className={styles['stack']}>
        {hint === undefined ? null : <p className={styles['intro']}>{hint}</p>}
        {lines.map((line, place) => (
          <div key={place} className={styles['line']}>
            {children(line, (next) => onLines(lines.with(place, next)))}
            <IconButton
              label={t('console.lottery.remove-line', { number: place + 1 })}
              icon={<TrashIcon />}
              disabled={lines.length <= linesMin}
              onClick={() => onLines(lines.filter((_, at) => at !== place))}
            />
          </div>
        ))}
        <div className={styles['actions']}>
          <Button size="small" icon={<PlusIcon />} onClick={() => onLines([...lines, fresh])}>
            {addLabel}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}

interface SessionLinesProps {
  sessions: readonly SessionEntry[];
  onSessions: (sessions: readonly SessionEntry[]) => void;
}

export function SessionLines({ sessions, onSessions }: SessionLinesProps) {
  const t = useText();
  return (
    <Lines
      title={t('console.lottery.sessions')}
      hint={t('console.lottery.hours-hint')}
      addLabel={t('console.lottery.add-session')}
      lines={sessions}
      linesMin={1}
      fresh={{ first: '', last: '', every: '600' }}
      onLines={onSessions}
    >
      {(line, onLine) => (
        <>
          <EntryField
            label={t('console.lottery.first-draw')}
            value={line.first}
            onValue={(first) => onLine({ ...line, first })}
          />
          <EntryField
            label={t('console.lottery.last-draw')}
            value={line.last}
            onValue={(last) => onLine({ ...line, last })}
          />
          <EntryField
            label={t('console.lottery.every-seconds')}
            inputMode="numeric"
            value={line.every}
            onValue={(every) => onLine({ ...line, every })}
          />
        </>
      )}
    </Lines>
  );
}

type Holidays = ScheduleEntry['holidays'];

interface HolidayLinesProps {
  holidays: Holidays;
  onHolidays: (holidays: Holidays) => void;
}

export function HolidayLines({ holidays, onHolidays }: HolidayLinesProps) {
  const t = useText();
  return (
    <Lines
      title={t('console.lottery.holidays')}
      addLabel={t('console.lottery.add-holiday')}
      lines={holidays}
      linesMin={0}
      fresh={{ from: '', to: '' }}
      onLines={onHolidays}
    >
      {(line, onLine) => (
        <>
          <EntryField
            label={t('console.lottery.holiday-from')}
            type="date"
            value={line.from}
            onValue={(from) => onLine({ ...line, from })}
          />
          <EntryField
            label={t('console.lottery.holiday-to')}
            type="date"
            value={line.to}
            onValue={(to) => onLine({ ...line, to })}
          />
        </>
      )}
    </Lines>
  );
}

interface ExtraDayLinesProps {
  days: readonly string[];
  onDays: (days: readonly string[]) => void;
}

export function ExtraDayLines({ days, onDays }: ExtraDayLinesProps) {
  const t = useText();
  return (
    <Lines
      title={t('console.lottery.extra-days')}
      hint={t('console.lottery.extra-days-hint')}
      addLabel={t('console.lottery.add-extra-day')}
      lines={days}
      linesMin={0}
      fresh=""
      onLines={onDays}
    >
      {(day, onDay) => (
        <EntryField
          label={t('console.lottery.extra-day')}
          type="date"
          value={day}
          onValue={onDay}
        />
      )}
    </Lines>
  );
}
