// One text as it was written, with its picture, and the answer to it.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Dialog, Field, Skeleton, TextArea } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/use-change.ts';
import type { FeedbackText } from './feedback.tsx';
import styles from './feedback.module.css';

function Picture({ feedbackId }: { feedbackId: string }) {
  const t = useText();
  const { data } = useQuery({
    queryKey: ['feedback', 'picture', feedbackId],
    queryFn: async () => unwrap(await client.feedback.getFeedbackPicture({ feedbackId })).picture,
  });
  if (data === undefined) return <Skeleton shape="block" />;
  const address = `data:image/webp;base64,${data}`;
  return <img className={styles['picture']} src={address} alt={t('feedback.picture')} />;
}

export function AnswerDialog({ text, onClose }: { text: FeedbackText; onClose: () => void }) {
  const t = useText();
  const may = useMay('feedback.answer');
  const [answer, setAnswer] = useState(text.answer);
  const { feedbackId, username, content, hasPicture, answeredAt } = text;
  const isOpen = answeredAt === null;
  const send = useChange(['feedback'], async () =>
    unwrap(await client.feedback.answerFeedback({ feedbackId, answer: answer.trim() })),
  );
  return (
    <Dialog
      open
      title={t('feedback.from', { name: username || t('feedback.nobody') })}
      closeLabel={t('operator.close')}
      closesOnOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('operator.close')}</Button>
          {isOpen ? (
            <Button
              kind="primary"
              disabled={!may || answer.trim() === ''}
              loading={send.isPending}
              onClick={() => send.mutate(undefined, { onSuccess: onClose })}
            >
              {t('feedback.answer')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles['stack']}>
        <p className={styles['whole']}>{content}</p>
        {hasPicture ? <Picture feedbackId={feedbackId} /> : null}
        <Field label={t('feedback.your-answer')} hint={t('feedback.answer-hint')}>
          {(control) => (
            <TextArea
              {...control}
              rows={6}
              maxLength={4000}
              disabled={!may || !isOpen}
              value={answer}
              onChange={({ target }) => setAnswer(target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
