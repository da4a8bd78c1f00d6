// Messages from staff to members' inboxes: to whom, how many have read it, and which were
// withdrawn.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { notices, OutputOf } from '@baize/contract';
import { Badge, Button, PlusIcon, SectionHead, Status, type Column } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { PagedList } from '../../../app/paged-list.tsx';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { NewMessageDialog } from './new-message-dialog.tsx';
import { SentDialog } from './sent-dialog.tsx';
import styles from './messages.module.css';

export type SentMessage = OutputOf<typeof notices.listMessages>['list'][number];

function useColumns(onOpen: (message: SentMessage) => void): readonly Column<SentMessage>[] {
  const t = useText();
  const { moment } = useShow();
  return [
    { key: 'sent', head: t('console.notices.sent-at'), cell: ({ sentAt }) => moment(sentAt) },
    {
      key: 'title',
      head: t('console.notices.notice-title'),
      cell: ({ titles }) => <span className={styles['title']}>{titles[t.tag]}</span>,
    },
    {
      key: 'audience',
      head: t('console.notices.audience'),
      cell: ({ audience, advertising }) => (
        <span className={styles['tags']}>
          {t(`console.notices.audience-${audience}`)}
          {advertising ? <Badge>{t('console.notices.advertising')}</Badge> : null}
        </span>
      ),
    },
    {
      key: 'read',
      head: t('console.notices.read'),
      align: 'money',
      cell: ({ read, recipients }) => t('console.notices.read-of', { read, recipients }),
    },
    {
      key: 'state',
      head: t('console.notices.standing'),
      cell: ({ withdrawnAt }) => (
        <Status kind={withdrawnAt === null ? 'good' : 'neutral'}>
          {t(withdrawnAt === null ? 'console.notices.sent' : 'console.notices.withdrawn')}
        </Status>
      ),
    },
    { key: 'by', head: t('console.notices.sent-by'), cell: ({ sentBy }) => sentBy },
    {
      key: 'open',
      head: '',
      cell: (message) => (
        <Button size="small" onClick={() => onOpen(message)}>
          {t('console.notices.open')}
        </Button>
      ),
    },
  ];
}

export function Messages() {
  const t = useText();
  const may = useMay('messages.send');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<SentMessage>();
  const [isWriting, setWriting] = useState(false);
  const columns = useColumns(setOpened);
  const write = (
    <Button kind="primary" icon={<PlusIcon />} disabled={!may} onClick={() => setWriting(true)}>
      {t('console.notices.message-new')}
    </Button>
  );
  return (
    <>
      <SectionHead level={1} title={t('operator.messages')} actions={write} />
      <p className={styles['intro']}>{t('console.notices.messages-intro')}</p>
      <PagedList
        name={['messages']}
        caption={t('operator.messages')}
        columns={columns}
        rowKey={({ messageId }) => messageId}
        empty={t('console.notices.messages-none')}
        page={page}
        onPage={setPage}
        read={async (asked) => unwrap(await client.notices.listMessages(asked))}
      />
      {opened ? (
        <SentDialog message={opened} maySend={may} onClose={() => setOpened(undefined)} />
      ) : null}
      {isWriting ? <NewMessageDialog onClose={() => setWriting(false)} /> : null}
    </>
  );
}
