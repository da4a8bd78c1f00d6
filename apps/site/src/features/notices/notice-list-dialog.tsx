// The notice list above the page: nine a page, the pressed one first and open, promotions beside.
import { useState } from 'react';
import { Dialog, EmptyState, Pager, Skeleton, Tabs } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { useAnnouncementsQuery, type Notice } from './announcements.ts';
import { closeNotices, useNoticeList } from './notice-list.ts';
import { NoticeItem } from './notice-item.tsx';
import { noticesPerPage, pageOf, selectedFirst } from './notice-pages.ts';
import styles from './notice-list.module.css';

function NoticePages({ list }: { list: readonly Notice[] }) {
  const t = useText();
  const [page, setPage] = useState(1);
  if (list.length === 0) return <EmptyState>{t('notices.none')}</EmptyState>;
  return (
    <>
      <ul className={styles['list']}>
        {pageOf(list, page).map((notice, at) => (
          <NoticeItem
            key={notice.id}
            notice={notice}
            isOpen={page === 1 && at === 0}
            onGone={closeNotices}
          />
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil(list.length / noticesPerPage)}
        onPage={setPage}
        labels={{
          nav: t('notices.pages'),
          previous: t('notices.previous'),
          next: t('notices.next'),
          page: (number) => t('notices.page', { page: number }),
        }}
      />
    </>
  );
}

type View = 'player' | 'promotion';

export function NoticeListDialog() {
  const t = useText();
  const at = useNoticeList((list) => list.at) ?? 0;
  const [view, setView] = useState<View>('player');
  const { data, isPending } = useAnnouncementsQuery();
  const hasBoth = (data?.promotion.length ?? 0) > 0;
  const list = selectedFirst(data?.[view] ?? [], view === 'player' ? at : 0);
  const pages = isPending ? <Skeleton shape="block" /> : <NoticePages key={view} list={list} />;
  return (
    <Dialog
      open
      size="medium"
      title={t('notices.title')}
      closeLabel={t('shell.close')}
      moveLabel={t('notices.move')}
      closesOnOutside={false}
      onClose={closeNotices}
    >
      {hasBoth ? (
        <Tabs
          label={t('notices.title')}
          tabs={[
            { id: 'player', label: t('notices.player') },
            { id: 'promotion', label: t('notices.promotion') },
          ]}
          selected={view}
          onSelect={setView}
        >
          {pages}
        </Tabs>
      ) : (
        pages
      )}
    </Dialog>
  );
}
