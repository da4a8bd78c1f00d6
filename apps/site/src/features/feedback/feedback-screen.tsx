// Feedback: the member writes to the house, with a picture if they like, and finds the answers
// below.
import { type ChangeEvent, type SyntheticEvent, useId, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { feedbackKinds, type FeedbackKind, type feedback, type OutputOf } from '@baize/contract';
import { formatDateTime } from '@baize/i18n';
import {
  Badge,
  base64Of,
  Button,
  buttonClass,
  Card,
  EmptyState,
  Field,
  MessageCircleIcon,
  Select,
  showToast,
  Skeleton,
  TextArea,
  UploadIcon,
  VisuallyHidden,
} from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { queryClient } from '../../app/query-client.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './feedback.module.css';

type Text = OutputOf<typeof feedback.listFeedback>['list'][number];

const key = ['feedback'] as const;
const emptyDraft = {
  type: 'deposit' as FeedbackKind,
  content: '',
  picture: undefined as File | undefined,
};

function PictureChoice({
  file,
  onFile,
}: {
  file: File | undefined;
  onFile: (file?: File) => void;
}) {
  const t = useText();
  const upload = useId();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFile(target.files?.[0]);
    target.value = '';
  };
  return (
    <div className={styles['picture']}>
      <label htmlFor={upload} className={buttonClass({ size: 'small' })}>
        <UploadIcon aria-hidden="true" />
        {t('feedback.picture')}
        <VisuallyHidden>
          <input id={upload} type="file" accept="image/png,image/jpeg,image/webp" onChange={take} />
        </VisuallyHidden>
      </label>
      {file === undefined ? (
        <small>{t('feedback.picture-hint')}</small>
      ) : (
        <>
          <small>{file.name}</small>
          <Button size="small" kind="ghost" onClick={() => onFile(undefined)}>
            {t('feedback.picture-remove')}
          </Button>
        </>
      )}
    </div>
  );
}

function useSend(onSent: () => void) {
  const t = useText();
  return useMutation({
    mutationFn: async ({ type, content, picture }: typeof emptyDraft) => {
      const taken = picture === undefined ? {} : { picture: await base64Of(picture) };
      return unwrap(await client.feedback.sendFeedback({ type, content, ...taken }));
    },
    onSuccess: () => {
      showToast({ text: t('feedback.sent'), kind: 'good' });
      onSent();
      void queryClient.invalidateQueries({ queryKey: key });
    },
  });
}

function WriteForm() {
  const t = useText();
  const [draft, setDraft] = useState(emptyDraft);
  const send = useSend(() => setDraft(emptyDraft));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send.mutate(draft);
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <Field label={t('feedback.about')}>
        {(control) => (
          <Select
            {...control}
            value={draft.type}
            options={feedbackKinds.map((value) => ({ value, label: t(`feedback.type-${value}`) }))}
            onChange={({ target }) => {
              const type = feedbackKinds.find((kind) => kind === target.value);
              if (type !== undefined) setDraft({ ...draft, type });
            }}
          />
        )}
      </Field>
      <Field
        label={t('feedback.content')}
        hint={t('feedback.content-hint')}
        error={send.error ? failureText(t, send.error) : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={4000}
            value={draft.content}
            onChange={({ target }) => setDraft({ ...draft, content: target.value })}
          />
        )}
      </Field>
      <PictureChoice file={draft.picture} onFile={(picture) => setDraft({ ...draft, picture })} />
      <Button kind="primary" type="submit" loading={send.isPending}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}

function TextCard({ text }: { text: Text }) {
  const t = useText();
  const { type, content, sentAt, answer, answeredAt } = text;
  const when = (at: number) => formatDateTime(at, { tag: t.tag });
  return (
    <li className={styles['text']}>
      <header>
        <strong>{t(`feedback.type-${type}`)}</strong>
        <Badge tone={answeredAt === null ? 'brass' : 'felt'}>
          {t(answeredAt === null ? 'feedback.waits' : 'feedback.answered')}
        </Badge>
        <time dateTime={new Date(sentAt).toISOString()}>{when(sentAt)}</time>
      </header>
      <p>{content}</p>
      {answeredAt === null ? null : (
        <blockquote>
          <p>{answer}</p>
          <time dateTime={new Date(answeredAt).toISOString()}>{when(answeredAt)}</time>
        </blockquote>
      )}
    </li>
  );
}

export function FeedbackScreen() {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.feedback.listFeedback({ pageSize: 50 })),
  });
  return (
    <Screen title={t('feedback.title')}>
      <p className={styles['intro']}>{t('feedback.intro')}</p>
      <Card>
        <WriteForm />
      </Card>
      <h3>{t('feedback.own')}</h3>
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton shape="block" /> : null}
      {data?.list.length === 0 ? (
        <EmptyState icon={<MessageCircleIcon />}>{t('feedback.none')}</EmptyState>
      ) : null}
      <ul className={styles['texts']}>
        {data?.list.map((text) => (
          <TextCard key={text.feedbackId} text={text} />
        ))}
      </ul>
    </Screen>
  );
}
