// What staff have written into members' inboxes: to whom, how many have read it, and what was taken
// back.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { notices, OutputOf } from '@baize/contract';
import { Badge, Button, PlusIcon, SectionHead, Status, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { NewMessageDialog } from './new-message-dialog.tsx';
import { SentDialog } from './sent-dialog.tsx';
import styles from './messages.module.css';

export type SentMessage = OutputOf<typeof notices.listMessages>['list'][number];

function useColumns(onOpen: (message: SentMessage) => void): readonly Column<SentMessage>[] {
  const t = useText();
  const { moment } = useShow();
  return [
    { key: 'sent', head: t('letters.sent-at'), cell: ({ sentAt }) => moment(sentAt) },
    {
      key: 'title',
      head: t('notices.notice-title'),
      cell: ({ titles }) => <span className={styles['title']}>{titles[t.tag]}</span>,
    },
    {
      key: 'audience',
      head: t('letters.audience'),
      cell: ({ audience, advertising }) => (
        <span className={styles['tags']}>
          {t(`letters.audience-${audience}`)}
          {advertising ? <Badge>{t('letters.advertising')}</Badge> : null}
        </span>
      ),
    },
    {
      key: 'read',
      head: t('letters.read'),
      align: 'money',
      cell: ({ read, recipients }) => t('letters.read-of', { read, recipients }),
    },
    {
      key: 'state',
      head: t('notices.standing'),
      cell: ({ withdrawnAt }) => (
        <Status kind={withdrawnAt === null ? 'good' : 'neutral'}>
          {t(withdrawnAt === null ? 'letters.sent' : 'letters.withdrawn')}
        </Status>
      ),
    },
    { key: 'by', head: t('letters.sent-by'), cell: ({ sentBy }) => sentBy },
    {
      key: 'open',
      head: '',
      cell: (message) => (
        <Button size="small" onClick={() => onOpen(message)}>
          {t('letters.open')}
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
      {t('letters.message-new')}
    </Button>
  );
  return (
    <>
      <SectionHead level={1} title={t('operator.messages')} actions={write} />
      <p className={styles['intro']}>{t('letters.messages-intro')}</p>
      <PagedList
        name={['messages']}
        caption={t('operator.messages')}
        columns={columns}
        rowKey={({ messageId }) => messageId}
        empty={t('letters.messages-none')}
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
