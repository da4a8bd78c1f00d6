// A sent message, and a button to withdraw it from all members who have not read it.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { Button, Dialog } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import { useChange } from '../../../app/use-change.ts';
import { WordsEditor } from '../../../app/words-editor.tsx';
import type { SentMessage } from './messages.tsx';
import styles from './messages.module.css';

export interface SentDialogProps {
  message: SentMessage;
  maySend: boolean;
  onClose: () => void;
}

function Facts({ message }: { message: SentMessage }) {
  const t = useText();
  const { moment } = useShow();
  const { audience, read, recipients, withdrawn, withdrawnAt, sentAt, sentBy } = message;
  return (
    <dl className={styles['facts']}>
      <dt>{t('console.notices.audience')}</dt>
      <dd>{t(`console.notices.audience-${audience}`)}</dd>
      <dt>{t('console.notices.sent-at')}</dt>
      <dd>{t('console.notices.sent-when', { when: moment(sentAt), name: sentBy })}</dd>
      <dt>{t('console.notices.read')}</dt>
      <dd>{t('console.notices.read-of', { read, recipients })}</dd>
      {withdrawnAt === null ? null : (
        <>
          <dt>{t('console.notices.withdrawn')}</dt>
          <dd>
            {t('console.notices.withdrawn-from', { count: withdrawn, when: moment(withdrawnAt) })}
          </dd>
        </>
      )}
    </dl>
  );
}

export function SentDialog({ message, maySend, onClose }: SentDialogProps) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const { messageId, titles, read, recipients, withdrawnAt } = message;
  const withdraw = useChange(['messages'], async () =>
    unwrap(await client.notices.withdrawMessage({ messageId })),
  );
  const isUnread = withdrawnAt === null && read < recipients;
  const press = () =>
    isAsking ? withdraw.mutate(undefined, { onSuccess: onClose }) : setAsking(true);
  return (
    <Dialog
      open
      size="large"
      title={titles[t.tag] ?? t('operator.messages')}
      closeLabel={t('operator.close')}
      onClose={onClose}
      footer={
        <>
          {isUnread ? (
            <Button
              kind={isAsking ? 'danger' : 'ghost'}
              disabled={!maySend}
              loading={withdraw.isPending}
              onClick={press}
            >
              {t(isAsking ? 'console.notices.withdraw-sure' : 'console.notices.withdraw')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('operator.close')}</Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <Facts message={message} />
        <WordsEditor words={message} disabled onChange={() => undefined} />
      </div>
    </Dialog>
  );
}
