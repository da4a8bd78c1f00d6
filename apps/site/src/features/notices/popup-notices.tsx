// Popup notices: before signing in, right after it, and after the first time. Each is shown once in
// the life of a tab; signing out forgets what was seen.
import { useState } from 'react';
import { Button, Dialog } from '@baize/ui';
import { useDialogs } from '../../app/dialogs.ts';
import { Paper } from '../../app/paper.tsx';
import { useArrival } from '../../app/session/arrival.ts';
import { readStoredJson, writeStoredJson } from '../../app/stored.ts';
import { useText } from '../../app/texts/texts.ts';
import { useAnnouncements } from './announcements.ts';
import { NoticeLink } from './notice-link.tsx';
import styles from './notice-list.module.css';

const seenBefore = (): readonly string[] => {
  const seen = readStoredJson('session', 'index_notice');
  return Array.isArray(seen) ? seen.map(String) : [];
};

export function PopupNotices() {
  const t = useText();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const isFirst = useArrival(({ arrival }) => arrival?.first === true);
  const isAsking = useDialogs(({ open }) => open !== undefined);
  const seen = [...seenBefore(), ...closed];
  const popups = (useAnnouncements()?.popup ?? []).filter(
    ({ id, execution }) => !seen.includes(id) && (execution !== 'F' || isFirst),
  );
  const [first] = popups;
  // A question that waits for an answer comes first.
  if (first === undefined || isAsking) return null;
  const close = () => {
    const ids = popups.map(({ id }) => id);
    writeStoredJson('session', 'index_notice', [...seen, ...ids]);
    setClosed([...closed, ...ids]);
  };
  return (
    <Dialog
      open
      size="medium"
      title={popups.length === 1 ? first.title : t('notices.title')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      moveLabel={t('notices.move')}
      onClose={close}
      footer={
        <Button kind="primary" data-autofocus onClick={close}>
          {t('notices.understood')}
        </Button>
      }
    >
      <div className={styles['popup']}>
        {popups.map(({ id, title, content, externalLink }) => (
          <article key={id}>
            {popups.length === 1 ? null : <h3>{title}</h3>}
            <Paper html={content} />
            <NoticeLink to={externalLink} onGone={close} />
          </article>
        ))}
      </div>
    </Dialog>
  );
}
