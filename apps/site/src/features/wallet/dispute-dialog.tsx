// The evidence of both sides of a payment, oldest first; while a dispute is open, one's own
// word and pictures can be added.
import { type SyntheticEvent, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { formatDateTime } from '@baize/i18n';
import {
  base64Of,
  Button,
  CircleCheckIcon,
  Dialog,
  Field,
  InfoIcon,
  showToast,
  Skeleton,
  TextArea,
} from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { useToldChange } from '../../app/live/use-told-change.ts';
import { useText } from '../../app/texts/texts.ts';
import { type Dispute, type Evidence, useDispute, useProof } from './payments.ts';
import { PictureField } from './picture-field.tsx';
import styles from './payments.module.css';

export interface DisputeDialogProps {
  subject: string;
  amount: string;
  onClose: () => void;
}

function Picture({ evidence: { evidenceId } }: { evidence: Evidence }) {
  const t = useText();
  const { data } = useProof(evidenceId);
  if (data === undefined) return <Skeleton shape="block" className={styles['proof-box']} />;
  return (
    <img
      className={styles['proof']}
      src={`data:image/webp;base64,${data}`}
      alt={t('payments.proof-picture')}
    />
  );
}

function Said({ evidence, isOwn }: { evidence: Evidence; isOwn: boolean }) {
  const t = useText();
  const { author, kind, message, hasPicture, at } = evidence;
  const who = isOwn ? t('payments.thread-you') : t(`payments.thread-${author}`);
  return (
    <li className={styles['said']} data-own={isOwn || undefined} data-author={author}>
      <header>
        <b>{who}</b>
        {kind === 'message' ? null : <span>{t(`payments.thread-${kind}`)}</span>}
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, { tag: t.tag })}</time>
      </header>
      {message === '' ? null : <p>{message}</p>}
      {hasPicture ? <Picture evidence={evidence} /> : null}
    </li>
  );
}

function Standing({ dispute }: { dispute: NonNullable<Dispute['dispute']> }) {
  const t = useText();
  const { state, outcome, reason, answerBy } = dispute;
  if (state === 'decided' && outcome !== '') {
    return (
      <p className={styles['standing']}>
        <CircleCheckIcon aria-hidden="true" />
        <span>
          <b>{t(`payments.decided-${outcome}`)}</b> {reason}
        </span>
      </p>
    );
  }
  const when = formatDateTime(answerBy, { tag: t.tag });
  return (
    <p className={styles['standing']}>
      <InfoIcon aria-hidden="true" />
      <span>
        {t('payments.thread-open')} {t('payments.thread-answer-by', { when })}
      </span>
    </p>
  );
}

function WriteForm({ subject }: { subject: string }) {
  const t = useText();
  const queries = useQueryClient();
  const [message, setMessage] = useState('');
  const [picture, setPicture] = useState<File>();
  const [intent, setIntent] = useState(newIntent);
  const send = useMutation({
    mutationFn: async () => {
      const shown = picture === undefined ? {} : { picture: await base64Of(picture) };
      const said = { id: subject, message: message.trim(), ...shown };
      return unwrap(await client.wallet.addPaymentEvidence(said, { intent }));
    },
    onSuccess: () => {
      showToast({ kind: 'good', text: t('payments.thread-sent') });
      setMessage('');
      setPicture(undefined);
    },
    onSettled: () => {
      setIntent(newIntent());
      void queries.invalidateQueries({ queryKey: ['money', 'dispute', subject] });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  };
  const error = send.error === null ? undefined : failureText(t, send.error);
  return (
    <form className={styles['write']} onSubmit={submit}>
      <Field label={t('payments.thread-write')} error={error}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={1000}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
      </Field>
      <PictureField
        label={t('payments.proof-picture')}
        hint=""
        file={picture}
        onFile={setPicture}
      />
      <Button
        kind="primary"
        type="submit"
        loading={send.isPending}
        disabled={message.trim() === '' && picture === undefined}
      >
        {t('payments.thread-send')}
      </Button>
    </form>
  );
}

function Thread({ subject, shown }: { subject: string; shown: Dispute }) {
  const t = useText();
  const { author, dispute, list } = shown;
  return (
    <div className={styles['thread']}>
      {dispute === null ? null : <Standing dispute={dispute} />}
      {list.length === 0 ? <p>{t('payments.thread-none')}</p> : null}
      <ol className={styles['said-list']}>
        {list.map((evidence) => (
          <Said key={evidence.evidenceId} evidence={evidence} isOwn={evidence.author === author} />
        ))}
      </ol>
      {dispute === null || dispute.state === 'decided' ? null : <WriteForm subject={subject} />}
    </div>
  );
}

export function DisputeDialog({ subject, amount, onClose }: DisputeDialogProps) {
  const t = useText();
  const { data, error, refetch } = useDispute(subject);
  useToldChange('match-moved', () => void refetch());
  return (
    <Dialog
      open
      title={t('payments.thread-title', { amount })}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={onClose}
    >
      {data === undefined ? null : <Thread subject={subject} shown={data} />}
      {data === undefined && error === null ? (
        <Skeleton shape="block" className={styles['proof-box']} />
      ) : null}
      {data === undefined && error !== null ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : null}
    </Dialog>
  );
}
