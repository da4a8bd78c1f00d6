// Feedback of players: those that wait for an answer first, each answered once.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { feedback, OutputOf } from '@baize/contract';
import { Button, SectionHead, Status, Tabs, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import styles from './feedback.module.css';

export type FeedbackText = OutputOf<typeof feedback.findFeedback>['list'][number];
type View = 'open' | 'all';

function useColumns(onOpen: (text: FeedbackText) => void): readonly Column<FeedbackText>[] {
  const t = useText();
  const { moment } = useShow();
  return [
    { key: 'sent', head: t('feedback.sent-at'), cell: ({ sentAt }) => moment(sentAt) },
    {
      key: 'who',
      head: t('feedback.who'),
      cell: ({ username }) => username || t('feedback.nobody'),
    },
    { key: 'about', head: t('feedback.about'), cell: ({ type }) => t(`feedback.type-${type}`) },
    {
      key: 'content',
      head: t('feedback.content'),
      cell: ({ content }) => <span className={styles['short']}>{content}</span>,
    },
    {
      key: 'state',
      head: t('feedback.state'),
      cell: ({ answeredAt }) => (
        <Status kind={answeredAt === null ? 'waiting' : 'good'}>
          {t(answeredAt === null ? 'feedback.waits' : 'feedback.answered')}
        </Status>
      ),
    },
    {
      key: 'open',
      head: '',
      cell: (text) => (
        <Button size="small" onClick={() => onOpen(text)}>
          {t('feedback.open')}
        </Button>
      ),
    },
  ];
}

export function Feedback() {
  const t = useText();
  const [view, setView] = useState<View>('open');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<FeedbackText>();
  const columns = useColumns(setOpened);
  return (
    <>
      <SectionHead level={1} title={t('operator.feedback')} />
      <p className={styles['intro']}>{t('feedback.desk-intro')}</p>
      <Tabs
        label={t('operator.feedback')}
        tabs={[
          { id: 'open', label: t('feedback.view-open') },
          { id: 'all', label: t('feedback.view-all') },
        ]}
        selected={view}
        onSelect={(next) => {
          setView(next);
          setPage(1);
        }}
      >
        <PagedList
          name={['feedback', view]}
          caption={t('operator.feedback')}
          columns={columns}
          rowKey={({ feedbackId }) => feedbackId}
          empty={t('feedback.none-open')}
          page={page}
          onPage={setPage}
          read={async (asked) =>
            unwrap(await client.feedback.findFeedback({ ...asked, open: view === 'open' }))
          }
        />
      </Tabs>
      {opened ? <AnswerDialog text={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}
