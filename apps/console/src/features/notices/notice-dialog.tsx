// One notice: its text in each language, where and when it shows, and for a banner its picture.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { NoticeKind } from '@baize/contract';
import { Button, Dialog, Switch } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { WordsEditor } from '../../app/words-editor.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { draftOf, useNoticeChange, type NoticeDraft, type NoticeFact } from './notice-facts.ts';
import { NoticePlace } from './notice-place.tsx';
import { nameOf } from './notice-table.tsx';
import styles from './notices.module.css';

export interface NoticeDialogProps {
  kind: NoticeKind;
  notice: NoticeFact | undefined;
  mayEdit: boolean;
  onClose: () => void;
}

export function NoticeDialog({ kind, notice, mayEdit, onClose }: NoticeDialogProps) {
  const t = useText();
  const [draft, setDraft] = useState<NoticeDraft>(() => draftOf(notice));
  const [isAsking, setAsking] = useState(false);
  const save = useNoticeChange(async (asked: NoticeDraft) =>
    notice === undefined
      ? unwrap(await client.notices.createNotice({ kind, ...asked }))
      : unwrap(await client.notices.editNotice({ noticeId: notice.noticeId, ...asked })),
  );
  const remove = useNoticeChange(async (noticeId: string) =>
    unwrap(await client.notices.removeNotice({ noticeId })),
  );
  const change = (more: Partial<NoticeDraft>) => setDraft({ ...draft, ...more });
  const title = notice
    ? t('console.notices.edit-named', { name: nameOf(notice) })
    : t('console.notices.new');
  return (
    <Dialog
      open
      size="large"
      title={title}
      closeLabel={t('operator.close')}
      closesOnOutside={false}
      onClose={onClose}
      footer={
        <>
          {notice === undefined ? null : (
            <Button
              kind={isAsking ? 'danger' : 'ghost'}
              disabled={!mayEdit}
              loading={remove.isPending}
              onClick={() =>
                isAsking ? remove.mutate(notice.noticeId, { onSuccess: onClose }) : setAsking(true)
              }
            >
              {t(isAsking ? 'console.notices.remove-sure' : 'console.notices.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button
            kind="primary"
            disabled={!mayEdit}
            loading={save.isPending}
            onClick={() => save.mutate(draft, { onSuccess: onClose })}
          >
            {t('operator.save')}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <Switch checked={draft.on} onChange={() => change({ on: !draft.on })}>
          {t('console.notices.on')}
        </Switch>
        <WordsEditor
          words={draft}
          titleHint={t('console.notices.title-hint')}
          onChange={change}
          beside={(tag) =>
            kind === 'banner' && notice ? (
              <BannerPicture key={tag} banner={notice} language={tag} mayEdit={mayEdit} />
            ) : null
          }
        />
        <NoticePlace kind={kind} draft={draft} onChange={change} />
      </div>
    </Dialog>
  );
}
