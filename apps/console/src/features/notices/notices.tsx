// All notices of the platform to its players: banners, the notice list, popups and promotion
// notices, each kind in its order.
import { useState } from 'react';
import { noticeKinds, type NoticeKind } from '@baize/contract';
import { Button, EmptyState, PlusIcon, SectionHead, Skeleton, Tabs } from '@baize/ui';
import { failureText } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { useNotices, type NoticeFact } from './notice-facts.ts';
import { NoticeTable } from './notice-table.tsx';
import styles from './notices.module.css';

/** The notice in the dialog; a new one has none yet. */
interface Edited {
  readonly notice?: NoticeFact;
}

export function Notices() {
  const t = useText();
  const may = useMay('notices.edit');
  const [kind, setKind] = useState<NoticeKind>('banner');
  const [edited, setEdited] = useState<Edited>();
  const { data, error } = useNotices();
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  const add = (
    <Button kind="primary" icon={<PlusIcon />} disabled={!may} onClick={() => setEdited({})}>
      {t('console.notices.new')}
    </Button>
  );
  const list = data?.filter((notice) => notice.kind === kind);
  return (
    <>
      <SectionHead level={1} title={t('operator.notices')} actions={add} />
      <p className={styles['intro']}>{t('console.notices.intro')}</p>
      <Tabs
        label={t('console.notices.kinds')}
        tabs={noticeKinds.map((id) => ({ id, label: t(`console.notices.kind-${id}`) }))}
        selected={kind}
        onSelect={setKind}
      >
        {list === undefined ? (
          <Skeleton shape="block" />
        ) : (
          <NoticeTable
            kind={kind}
            list={list}
            mayEdit={may}
            onEdit={(notice) => setEdited({ notice })}
          />
        )}
      </Tabs>
      {edited ? (
        <NoticeDialog
          kind={kind}
          notice={edited.notice}
          mayEdit={may}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </>
  );
}
