// The member's talk with customer service, and word of why the rooms are closed to them, if so.
import { useEffect } from 'react';
import type { LiveState } from '@baize/client';
import { serviceTextMax } from '@baize/contract';
import { formatDateTime } from '@baize/i18n';
import { HeadsetIcon, LockIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { serviceChannel, useTimeline } from './chat-store.ts';
import { Composer } from './composer.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { MessageLog } from './message-log.tsx';
import { usePermission, useRooms, useServiceState } from './use-chat-facts.ts';
import styles from './panel.module.css';

function RoomsClosed() {
  const t = useText();
  const { data: permission } = usePermission();
  const { data: rooms } = useRooms();
  const { standing, until, reason } = permission ?? { standing: 'fine', until: null, reason: '' };
  const end = typeof until === 'number' ? formatDateTime(until, { tag: t.tag }) : '';
  if (standing === 'paused') return <p className={styles['note']}>{t('chat.paused')}</p>;
  if (standing === 'banned') {
    return <p className={styles['note']}>{t('chat.banned', { until: end, reason })}</p>;
  }
  return rooms?.length === 0 ? <p className={styles['note']}>{t('chat.no-rooms')}</p> : null;
}

export function ServiceView({ state }: { state: LiveState }) {
  const t = useText();
  const { lastSeq } = useTimeline(serviceChannel);
  const { data, refetch } = useServiceState();
  useEffect(() => {
    if (lastSeq > 0) void refetch();
  }, [lastSeq, refetch]);
  const isClosed = data?.isOpen === false;
  return (
    <div className={styles['view']}>
      <RoomsClosed />
      <ConnectionLine state={state} />
      <MessageLog channel={serviceChannel} name={t('chat.service')} />
      {isClosed || data?.isTaken === true ? (
        <p className={styles['slow']} role="status">
          <HeadsetIcon aria-hidden="true" />
          {t(isClosed ? 'chat.service-closed' : 'chat.service-taken')}
        </p>
      ) : (
        <p className={styles['slow']}>
          <LockIcon aria-hidden="true" />
          {t('chat.service-intro')}
        </p>
      )}
      <Composer channel={serviceChannel} lengthMax={serviceTextMax} />
    </div>
  );
}
