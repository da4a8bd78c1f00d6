// One talk with a member: the messages, the member of staff in charge, and the answer.
import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { serviceTextMax, type chatServiceDesk, type OutputOf } from '@baize/contract';
import {
  ArrowLeftIcon,
  Button,
  EmptyState,
  Field,
  IconButton,
  Select,
  Skeleton,
  TextArea,
} from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/use-change.ts';
import { useCanned } from './canned.tsx';
import styles from './chat.module.css';

type Talk = OutputOf<typeof chatServiceDesk.readThread>;

function Holder({ thread }: Pick<Talk, 'thread'>) {
  const t = useText();
  const own = useStaffStore((store) => store.staff?.username);
  const { threadId, takenBy, isOpen } = thread;
  const isMine = takenBy === own;
  const take = useChange(['chat'], async (holds: boolean) =>
    unwrap(await client.chat.takeThread({ threadId, holds, over: true })),
  );
  const turn = useChange(['chat'], async (open: boolean) =>
    unwrap(await client.chat.turnThread({ threadId, open })),
  );
  const free = takenBy === '' ? t('chat.taken-nobody') : t('chat.taken-by', { name: takenBy });
  const takeText = takenBy === '' ? t('chat.take') : t('chat.take-over');
  return (
    <div className={styles['actions']}>
      <span className={styles['holder']}>{isMine ? t('chat.taken-mine') : free}</span>
      {isOpen ? (
        <Button size="small" loading={take.isPending} onClick={() => take.mutate(!isMine)}>
          {isMine ? t('chat.give-back') : takeText}
        </Button>
      ) : null}
      <Button size="small" loading={turn.isPending} onClick={() => turn.mutate(!isOpen)}>
        {t(isOpen ? 'chat.close-thread' : 'chat.open-thread')}
      </Button>
    </div>
  );
}

function Answer({ thread }: Pick<Talk, 'thread'>) {
  const t = useText();
  const { threadId, username } = thread;
  const [text, setText] = useState('');
  const [intent, setIntent] = useState(newIntent);
  const { data: canned = [] } = useCanned();
  const answer = useChange(['chat'], async () =>
    unwrap(await client.chat.answerThread({ threadId, text: text.trim() }, { intent })),
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    answer.mutate(undefined, {
      onSuccess: () => {
        setText('');
        setIntent(newIntent());
      },
    });
  };
  return (
    <form className={styles['answer']} onSubmit={submit}>
      {canned.length === 0 ? null : (
        <Select
          aria-label={t('chat.canned-use')}
          value=""
          options={[
            { value: '', label: t('chat.canned-choose') },
            ...canned.map(({ title }) => ({ value: title, label: title })),
          ]}
          onChange={({ target }) => {
            const ready = canned.find(({ title }) => title === target.value);
            if (ready) setText([text.trim(), ready.text].filter(Boolean).join('\n'));
          }}
        />
      )}
      <Field label={t('chat.answer-label', { name: username })}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={serviceTextMax}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button kind="primary" type="submit" disabled={text.trim() === ''} loading={answer.isPending}>
        {t('chat.answer')}
      </Button>
    </form>
  );
}

export function ThreadPane({ threadId, onBack }: { threadId: string; onBack: () => void }) {
  const t = useText();
  const { moment } = useShow();
  const { data, error } = useQuery({
    queryKey: ['chat', 'thread', threadId],
    queryFn: async () => unwrap(await client.chat.readThread({ threadId, size: 100 })),
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  if (data === undefined) return <Skeleton shape="block" />;
  const { thread, list } = data;
  return (
    <section className={styles['talk']} aria-label={thread.username}>
      <header>
        <IconButton
          className={styles['backward']}
          size="small"
          label={t('chat.back')}
          icon={<ArrowLeftIcon />}
          onClick={onBack}
        />
        <h2>
          <Link to={`/members/${thread.playerId}`} title={t('chat.to-member')}>
            {thread.username}
          </Link>
        </h2>
        <Holder thread={thread} />
      </header>
      <ol
        className={styles['said']}
        tabIndex={0}
        aria-label={t('chat.log', { name: thread.username })}
      >
        {list.toReversed().map(({ messageId, voice, staff, text, sentAt }) => (
          <li key={messageId} data-voice={voice}>
            <small>
              {voice === 'house' ? staff : thread.username} · {moment(sentAt)}
            </small>
            <p dir="auto">{text}</p>
          </li>
        ))}
      </ol>
      <Answer thread={thread} />
    </section>
  );
}
