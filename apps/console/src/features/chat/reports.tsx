// Reported messages without a decision: most reported first. Each is removed or left.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, EmptyState, ShieldCheckIcon, Skeleton } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/use-change.ts';
import { roomName, useDeskRooms } from './desk-data.ts';
import { MessageCard } from './message-card.tsx';
import styles from './chat.module.css';

export function Reports() {
  const t = useText();
  const { data: rooms } = useDeskRooms();
  const { data, error } = useQuery({
    queryKey: ['chat', 'reports', 'list'],
    queryFn: async () => unwrap(await client.chat.listReports({ pageSize: 50 })),
  });
  const dismiss = useChange(['chat'], async (messageId: string) =>
    unwrap(await client.chat.dismissReports({ messageId })),
  );
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  if (data === undefined) return <Skeleton shape="block" />;
  if (data.list.length === 0) {
    return <EmptyState icon={<ShieldCheckIcon />}>{t('chat.reports-none')}</EmptyState>;
  }
  const nameOf = (roomId: string) => {
    const room = rooms?.find((one) => one.roomId === roomId);
    return room === undefined ? '' : roomName(room, t.tag);
  };
  return (
    <div className={styles['stack']}>
      {data.list.map(({ message, reasons }) => (
        <MessageCard
          key={message.messageId}
          message={message}
          room={nameOf(message.roomId)}
          actions={
            <Button
              size="small"
              loading={dismiss.isPending && dismiss.variables === message.messageId}
              onClick={() => dismiss.mutate(message.messageId)}
            >
              {t('chat.dismiss')}
            </Button>
          }
        >
          <ul className={styles['reasons']}>
            {reasons.map(({ by, reason, note }) => (
              <li key={by}>
                {t('chat.reported-by', { name: by, reason: t(`chat.reason-${reason}`) })}
                {note === '' ? null : <q>{note}</q>}
              </li>
            ))}
          </ul>
        </MessageCard>
      ))}
    </div>
  );
}
