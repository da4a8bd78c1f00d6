// Messages of a room or a talk, each under its day; consecutive messages of one writer are grouped.
import { Fragment } from 'react';
import { formatDate } from '@baize/i18n';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../app/texts/texts.ts';
import { MessageItem } from './message-item.tsx';
import type { Message } from './timeline.ts';
import styles from './log.module.css';

const togetherMs = 300_000;
const dayMs = 86_400_000;

interface MessageListProps {
  messages: readonly Message[];
  /** Messages after this number are new to the reader. */
  newFrom: number;
  isRoom: boolean;
}

function isTogether(before: Message | undefined, { writerId, sentAt }: Message): boolean {
  return before?.writerId === writerId && sentAt - before.sentAt < togetherMs;
}

export function MessageList({ messages, newFrom, isRoom }: MessageListProps) {
  const t = useText();
  const now = useNow();
  const day = (at: number) => formatDate(at, { tag: t.tag });
  const today = day(now);
  const yesterday = day(now - dayMs);
  const dayName = (at: number) => {
    const name = day(at);
    if (name === today) return t('chat.today');
    return name === yesterday ? t('chat.yesterday') : name;
  };
  const firstNew = messages.find(({ seq }) => seq > newFrom)?.seq;
  return messages.map((message, at) => {
    const before = messages[at - 1];
    const isDay = before === undefined || day(before.sentAt) !== day(message.sentAt);
    const isNew = message.seq === firstNew;
    return (
      <Fragment key={message.messageId}>
        {isDay ? <p className={styles['day']}>{dayName(message.sentAt)}</p> : null}
        {isNew ? <p className={styles['new']}>{t('chat.new-messages')}</p> : null}
        <MessageItem
          message={message}
          isRoom={isRoom}
          isFollowing={!isDay && !isNew && isTogether(before, message)}
        />
      </Fragment>
    );
  });
}
