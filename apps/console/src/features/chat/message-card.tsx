// One message as staff read it, with who wrote it and what can be done about it.
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import type { chatDesk, OutputOf } from '@baize/contract';
import { Badge, Button } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/use-change.ts';
import { SanctionDialog } from './sanction-dialog.tsx';
import styles from './chat.module.css';

export type DeskMessage = OutputOf<typeof chatDesk.watchRoom>['list'][number];

interface MessageCardProps {
  message: DeskMessage;
  /** Where it was said, when that is not plain from the place. */
  room?: string;
  children?: ReactNode;
  actions?: ReactNode;
}

export function MessageCard({ message, room, children, actions }: MessageCardProps) {
  const t = useText();
  const { moment } = useShow();
  const { playerId, username, staff, text, isRemoved, sentAt, reports } = message;
  const who = username || staff || t('chat.house');
  return (
    <article className={styles['message']} data-removed={isRemoved}>
      <header>
        {playerId === '' ? (
          <strong>{who}</strong>
        ) : (
          <Link to={`/members/${playerId}`}>
            <strong>{who}</strong>
          </Link>
        )}
        {room === undefined ? null : <span>{room}</span>}
        <time dateTime={new Date(sentAt).toISOString()}>{moment(sentAt)}</time>
        {isRemoved ? <Badge>{t('chat.removed-desk')}</Badge> : null}
        {reports > 0 ? (
          <Badge tone="live">{t('chat.reports-count', { count: reports })}</Badge>
        ) : null}
      </header>
      <p dir="auto">{text}</p>
      {children}
      <Actions message={message} name={who}>
        {actions}
      </Actions>
    </article>
  );
}

function Actions({
  message,
  name,
  children,
}: {
  message: DeskMessage;
  name: string;
  children: ReactNode;
}) {
  const t = useText();
  const may = useMay('chat.moderate');
  const [asks, setAsks] = useState<'remove' | 'sanction'>();
  const { messageId, playerId, isRemoved, text } = message;
  const close = () => setAsks(undefined);
  const remove = useChange(['chat'], async (reason: string) =>
    unwrap(await client.chat.removeChatMessage({ messageId, reason })),
  );
  if (!may) return null;
  return (
    <div className={styles['actions']}>
      {children}
      {isRemoved ? null : (
        <Button size="small" onClick={() => setAsks('remove')}>
          {t('chat.remove')}
        </Button>
      )}
      {playerId === '' ? null : (
        <Button size="small" onClick={() => setAsks('sanction')}>
          {t('chat.sanction')}
        </Button>
      )}
      {asks === 'remove' ? (
        <ReasonDialog
          title={t('chat.remove-title')}
          doLabel={t('chat.remove')}
          danger
          onClose={close}
          onDo={async (reason) => {
            await remove.mutateAsync(reason);
            close();
          }}
        >
          <p className={styles['quote']}>{text}</p>
        </ReasonDialog>
      ) : null}
      {asks === 'sanction' ? (
        <SanctionDialog playerId={playerId} name={name} onClose={close} />
      ) : null}
    </div>
  );
}
