// The inbox: messages to the member, newest first. A message counts as read once it is opened; it
// can be deleted, and all can be marked as read.
import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { notices, OutputOf } from '@baize/contract';
import { formatDateTime } from '@baize/i18n';
import {
  Button,
  ChevronDownIcon,
  EmptyState,
  IconButton,
  InboxIcon,
  Pager,
  showToast,
  Skeleton,
  TrashIcon,
  VisuallyHidden,
} from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { Paper } from '../../app/paper.tsx';
import { queryClient } from '../../app/query-client.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './inbox.module.css';

type Message = OutputOf<typeof notices.listInbox>['list'][number];

const size = 10;
const refresh = () => queryClient.invalidateQueries({ queryKey: ['inbox'] });

function useInboxChange<Asked>(send: (asked: Asked) => Promise<unknown>, done?: string) {
  const t = useText();
  return useMutation({
    mutationFn: send,
    onSuccess: () => (done === undefined ? undefined : showToast({ text: done, kind: 'good' })),
    onError: (error) => showToast({ text: failureText(t, error), kind: 'bad' }),
    onSettled: refresh,
  });
}

function MessageItem({ message }: { message: Message }) {
  const t = useText();
  const { messageId, title, content, receivedAt, isRead } = message;
  const read = useInboxChange(async (messageIds: string) =>
    unwrap(await client.notices.readInbox({ messageIds })),
  );
  const remove = useInboxChange(
    async (messageIds: string) => unwrap(await client.notices.removeFromInbox({ messageIds })),
    t('notices.inbox-deleted'),
  );
  return (
    <li className={styles['message']} data-read={isRead}>
      <details
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !isRead) read.mutate(messageId);
        }}
      >
        <summary>
          <span className={styles['dot']} aria-hidden="true" />
          <span className={styles['head']}>
            <strong>
              {title}
              {isRead ? null : <VisuallyHidden> ({t('notices.inbox-new')})</VisuallyHidden>}
            </strong>
            <time dateTime={new Date(receivedAt).toISOString()}>
              {formatDateTime(receivedAt, { tag: t.tag })}
            </time>
          </span>
          <ChevronDownIcon aria-hidden="true" />
        </summary>
        <Paper html={content} />
      </details>
      <IconButton
        size="small"
        label={t('notices.inbox-delete-named', { title })}
        icon={<TrashIcon />}
        onClick={() => remove.mutate(messageId)}
      />
    </li>
  );
}

export function InboxScreen() {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['inbox', 'list', t.tag, page],
    queryFn: async () => unwrap(await client.notices.listInbox({ page, size })),
    placeholderData: (before) => before,
  });
  const readAll = useInboxChange(async () => unwrap(await client.notices.readInbox({})));
  const unread = data?.unread ?? 0;
  return (
    <Screen
      title={t('notices.inbox')}
      fact={data ? t('notices.inbox-unread', { count: unread }) : undefined}
      actions={
        <Button
          size="small"
          disabled={unread === 0}
          loading={readAll.isPending}
          onClick={() => readAll.mutate(undefined)}
        >
          {t('notices.inbox-read-all')}
        </Button>
      }
    >
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton shape="block" className={styles['box']} /> : null}
      {data?.list.length === 0 ? (
        <EmptyState icon={<InboxIcon />}>{t('notices.inbox-none')}</EmptyState>
      ) : null}
      <ul className={styles['list']}>
        {data?.list.map((message) => (
          <MessageItem key={message.messageId} message={message} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={data?.totalPages ?? 1}
        onPage={setPage}
        labels={{
          nav: t('notices.pages'),
          previous: t('notices.previous'),
          next: t('notices.next'),
          page: (number) => t('notices.page', { page: number }),
        }}
      />
    </Screen>
  );
}
