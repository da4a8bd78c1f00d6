// One room: its messages, and the player's current actions.
import type { LiveState } from '@baize/client';
import { formatDateTime } from '@baize/i18n';
import { Button, TimerIcon } from '@baize/ui';
import { chatTextMax } from '@baize/contract';
import { openDialog } from '../../app/dialogs.ts';
import { useMemberCentre } from '../../app/member-pages.ts';
import { useText } from '../../app/texts/texts.ts';
import { channelOf } from './chat-store.ts';
import { ChatRules } from './chat-rules.tsx';
import { Composer } from './composer.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { MessageLog } from './message-log.tsx';
import type { Permission, Room } from './use-chat-facts.ts';
import styles from './panel.module.css';

interface RoomViewProps {
  room: Room;
  permission: Permission;
  state: LiveState;
}

export function RoomView({ room, permission, state }: RoomViewProps) {
  const channel = channelOf(room.roomId);
  return (
    <div className={styles['view']}>
      <ConnectionLine state={state} />
      <MessageLog channel={channel} name={room.name} isRoom />
      <RoomFoot room={room} permission={permission} channel={channel} />
    </div>
  );
}

function RoomFoot({
  room,
  permission,
  channel,
}: Omit<RoomViewProps, 'state'> & { channel: string }) {
  const t = useText();
  const { standing, until, reason } = permission;
  const facts = { until: until === null ? '' : formatDateTime(until, { tag: t.tag }), reason };
  if (standing === 'demo') {
    return (
      <p className={styles['note']}>
        {t('chat.demo')}
        <Button size="small" onClick={() => openDialog('register')}>
          {t('chat.register')}
        </Button>
      </p>
    );
  }
  if (standing === 'muted') return <p className={styles['note']}>{t('chat.muted', facts)}</p>;
  if (!room.isOpen) return <p className={styles['note']}>{t('chat.room-closed')}</p>;
  if (!room.isMet) return <Unmet writing={room.writing} />;
  if (standing === 'rules-due') return <ChatRules />;
  return (
    <>
      {room.slowSeconds > 0 ? (
        <p className={styles['slow']}>
          <TimerIcon aria-hidden="true" />
          {t('chat.slow', { seconds: room.slowSeconds })}
        </p>
      ) : null}
      <Composer channel={channel} lengthMax={chatTextMax} />
    </>
  );
}

function Unmet({ writing }: { writing: Room['writing'] }) {
  const t = useText();
  const { open } = useMemberCentre();
  const isPhone = writing === 'phone';
  return (
    <p className={styles['note']}>
      {t(isPhone ? 'chat.needs-phone' : 'chat.needs-deposit')}
      <Button size="small" onClick={() => open(isPhone ? 'securityCenter' : 'depositv2')}>
        {t(isPhone ? 'chat.needs-phone-action' : 'shell.deposit')}
      </Button>
    </p>
  );
}
