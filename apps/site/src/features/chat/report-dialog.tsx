// Reports a message to staff: a reason, and optional words of the player.
import { type SyntheticEvent, useId, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { chatReportReasons, type ChatReportReason } from '@baize/contract';
import { Button, Dialog, Field, Select, showToast, TextArea } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './panel.module.css';

export function ReportDialog({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const t = useText();
  const form = useId();
  const [reason, setReason] = useState<ChatReportReason>('abuse');
  const [note, setNote] = useState('');
  const report = useMutation({
    mutationFn: async () =>
      unwrap(await client.chat.reportChatMessage({ messageId, reason, note: note.trim() })),
    onSuccess: () => {
      showToast({ text: t('chat.reported'), kind: 'good' });
      onClose();
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    report.mutate();
  };
  const error = report.error ? failureText(t, report.error) : undefined;
  const options = chatReportReasons.map((value) => ({ value, label: t(`chat.reason-${value}`) }));
  return (
    <Dialog
      open
      size="small"
      title={t('chat.report-title')}
      closeLabel={t('chat.cancel')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('chat.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} loading={report.isPending}>
            {t('chat.report-send')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles['form']} onSubmit={submit}>
        <p>{t('chat.report-text')}</p>
        <Field label={t('chat.reason')} error={error}>
          {(control) => (
            <Select
              {...control}
              value={reason}
              options={options}
              onChange={({ target }) => {
                const next = chatReportReasons.find((one) => one === target.value);
                if (next !== undefined) setReason(next);
              }}
            />
          )}
        </Field>
        <Field label={t('chat.report-note')}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={300}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
