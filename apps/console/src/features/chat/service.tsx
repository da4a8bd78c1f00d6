// The inbox of customer service: talks on one side, the chosen one on the other; on a phone one
// after the other.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { threadViews, type chatServiceDesk, type OutputOf, type ThreadView } from '@baize/contract';
import { formatRelative } from '@baize/i18n';
import { Badge, EmptyState, HeadsetIcon, Select, Skeleton } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { ThreadPane } from './thread-pane.tsx';
import styles from './chat.module.css';

export type Thread = OutputOf<typeof chatServiceDesk.listThreads>['list'][number];

/** Keeps the displayed waiting time current. */
const everyMs = 30_000;

function ThreadLine({
  thread,
  now,
  isChosen,
  onChoose,
}: {
  thread: Thread;
  /** When the list was read: it tells how long ago each talk was. */
  now: number;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const t = useText();
  const { username, lastText, lastAt, waitingSince, takenBy, unread } = thread;
  const since = waitingSince === null ? undefined : formatRelative(waitingSince, now, t.tag);
  return (
    <li>
      <button type="button" className={styles['thread']} aria-current={isChosen} onClick={onChoose}>
        <span className={styles['threadHead']}>
          <strong>{username}</strong>
          {unread === 0 ? null : <Badge tone="live">{unread}</Badge>}
          <time>{formatRelative(lastAt, now, t.tag)}</time>
        </span>
        <span className={styles['threadText']}>{lastText}</span>
        <small>
          {since === undefined ? null : `${t('chat.waits-since', { time: since })} · `}
          {takenBy === '' ? t('chat.taken-nobody') : t('chat.taken-by', { name: takenBy })}
        </small>
      </button>
    </li>
  );
}

export function Service() {
  const t = useText();
  const [view, setView] = useState<ThreadView>('waiting');
  const [chosen, setChosen] = useState<string>();
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['chat', 'threads', view],
    queryFn: async () => unwrap(await client.chat.listThreads({ view, pageSize: 50 })),
    placeholderData: (before) => before,
    refetchInterval: everyMs,
  });
  return (
    <div className={styles['service']} data-chosen={chosen !== undefined}>
      <div className={styles['threads']}>
        <Select
          aria-label={t('chat.desk-service')}
          value={view}
          options={threadViews.map((value) => ({ value, label: t(`chat.view-${value}`) }))}
          onChange={({ target }) =>
            setView(threadViews.find((one) => one === target.value) ?? 'waiting')
          }
        />
        {error ? <EmptyState>{failureText(t, error)}</EmptyState> : null}
        {data === undefined && !error ? <Skeleton shape="block" /> : null}
        {data?.list.length === 0 ? (
          <EmptyState icon={<HeadsetIcon />}>{t('chat.threads-none')}</EmptyState>
        ) : null}
        <ul>
          {data?.list.map((thread) => (
            <ThreadLine
              key={thread.threadId}
              thread={thread}
              now={dataUpdatedAt}
              isChosen={thread.threadId === chosen}
              onChoose={() => setChosen(thread.threadId)}
            />
          ))}
        </ul>
      </div>
      {chosen === undefined ? (
        <div className={styles['nothing']}>
          <EmptyState>{t('chat.thread-choose')}</EmptyState>
        </div>
      ) : (
        <ThreadPane key={chosen} threadId={chosen} onBack={() => setChosen(undefined)} />
      )}
    </div>
  );
}
