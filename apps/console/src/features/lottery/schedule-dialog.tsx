// Changes when a lottery draws. The next issues are shown as they would be; a schedule that cannot
// be drawn by says why and is not sent.
import { houseZoneName } from '@baize/money';
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { Button, showToast, Status } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { FormDialog } from '../../app/form-dialog.tsx';
import type { GameShown, ScheduleData } from './game-settings.ts';
import styles from './lottery.module.css';
import { faultOf, scheduleDataOf, scheduleEntryOf } from './schedule-entry.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { ExtraDayLines, HolidayLines, SessionLines } from './schedule-lines.tsx';
import { NextIssues } from './schedule-preview.tsx';
import { useLotteryAction } from './use-lottery-action.ts';

export interface ScheduleDialogProps {
  game: GameShown;
  onClose: () => void;
}

export function ScheduleDialog({ game, onClose }: ScheduleDialogProps) {
  const t = useText();
  const [entry, setEntry] = useState(() => scheduleEntryOf(game.schedule));
  const send = useScheduleChange(game.gameCode, onClose);
  const schedule = scheduleDataOf(entry);
  const isFit = schedule && faultOf(schedule) === undefined;
  const isChanged = JSON.stringify(entry) !== JSON.stringify(scheduleEntryOf(game.schedule));
  return (
    <FormDialog
      title={t('console.lottery.schedule-change')}
      doLabel={t('operator.save')}
      size="large"
      isReady={isFit === true && isChanged}
      isSending={send.isPending}
      error={send.error}
      onDo={() => {
        if (schedule) send.mutate(schedule);
      }}
      onClose={onClose}
    >
      <p className={styles['intro']}>
        {t('console.lottery.schedule-text', { zone: houseZoneName })}
      </p>
      {game.scheduleSet ? (
        <div className={styles['actions']}>
          <Button loading={send.isPending} onClick={() => send.mutate(null)}>
            {t('console.lottery.schedule-own')}
          </Button>
        </div>
      ) : null}
      <ScheduleFields entry={entry} onEntry={setEntry} />
      <SessionLines
        sessions={entry.sessions}
        onSessions={(sessions) => setEntry({ ...entry, sessions })}
      />
      <HolidayLines
        holidays={entry.holidays}
        onHolidays={(holidays) => setEntry({ ...entry, holidays })}
      />
      <ExtraDayLines
        days={entry.extraDays}
        onDays={(extraDays) => setEntry({ ...entry, extraDays })}
      />
      {schedule ? (
        <NextIssues schedule={schedule} />
      ) : (
        <Status kind="bad">{t('console.lottery.schedule-unread')}</Status>
      )}
    </FormDialog>
  );
}

/** Null: the game's own schedule again. What became of planned issues is told. */
function useScheduleChange(gameCode: string, onDone: () => void) {
  const t = useText();
  return useLotteryAction(async (schedule: ScheduleData | null) => {
    const done = unwrap(await client.lottery.changeLotterySchedule({ gameCode, schedule }));
    const { planned, removed, kept, overlapping } = done;
    showToast({ text: t('console.lottery.replanned', { planned, removed, kept }), kind: 'good' });
    if (overlapping > 0)
      showToast({ text: t('console.lottery.overlapping', { count: overlapping }), kind: 'bad' });
    onDone();
    return undefined;
  });
}
