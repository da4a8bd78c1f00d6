// One message: its writer, text and time. In a room another's can be reported, and its writer
// hidden.
import { createElement, memo, Suspense, use, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { formatMinute } from '@baize/i18n';
import { Button, classNames, EllipsisIcon, IconButton, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { useIsMember } from './use-is-member.ts';
import { useText } from '../../app/texts/texts.ts';
import { useChatStore } from './chat-store.ts';
import { EnvelopeSlot } from './envelope-slot.ts';
import { ReportDialog } from './report-dialog.tsx';
import type { Message } from './timeline.ts';
import { refreshChat } from './use-chat-facts.ts';
import styles from './log.module.css';

interface MessageItemProps {
  message: Message;
  isRoom: boolean;
  isFollowing: boolean;
}

function useIgnore({ messageId, name }: Message) {
  const t = useText();
  return useMutation({
    mutationFn: async () => unwrap(await client.chat.ignoreChatWriter({ messageId })),
    onSuccess: () => {
      showToast({ text: t('chat.ignored', { name }), kind: 'good' });
      void refreshChat();
    },
    onError: (error) => showToast({ text: failureText(t, error), kind: 'bad' }),
  });
}

function Actions({ message, onDone }: { message: Message; onDone: () => void }) {
  const t = useText();
  const ignore = useIgnore(message);
  const [isReporting, setIsReporting] = useState(false);
  return (
    <div className={styles['actions']}>
      <Button size="small" onClick={() => setIsReporting(true)}>
        {t('chat.report')}
      </Button>
      {message.voice === 'member' ? (
        <Button size="small" loading={ignore.isPending} onClick={() => ignore.mutate()}>
          {t('chat.ignore')}
        </Button>
      ) : null}
      {isReporting ? (
        <ReportDialog
          messageId={message.messageId}
          onClose={() => {
            setIsReporting(false);
            onDone();
          }}
        />
      ) : null}
    </div>
  );
}

/** Drawn again only when something of it changed, however often the clock moves. */
export const MessageItem = memo(function MessageItem({
  message,
  isRoom,
  isFollowing,
}: MessageItemProps) {
  const t = useText();
  const isOwn = useChatStore(({ ownId }) => ownId) === message.writerId;
  const mayAct = useIsMember() && isRoom && !isOwn && !message.isRemoved;
  const envelopeSlot = use(EnvelopeSlot);
  const [isOpen, setIsOpen] = useState(false);
  const { voice, sentAt, isRemoved, isTrimmed, text } = message;
  const house = isRoom ? t('chat.house') : t('chat.service');
  const other = voice === 'house' ? house : message.name;
  const name = isOwn ? t('chat.you') : other;
  if (message.envelopeId !== '')
    return (
      <Suspense>
        {createElement(envelopeSlot, { envelopeId: message.envelopeId, sentAt, house })}
      </Suspense>
    );
  return (
    <article
      className={classNames(styles['message'], isFollowing && styles['following'])}
      data-side={isOwn ? 'own' : voice}
    >
      <header className={styles['who']}>
        <strong>{name}</strong>
        <time dateTime={new Date(sentAt).toISOString()}>
          {formatMinute(sentAt, { tag: t.tag })}
        </time>
      </header>
      <div className={styles['bubble']}>
        <p dir="auto" data-removed={isRemoved}>
          {isRemoved ? t('chat.removed') : text}
        </p>
        {isTrimmed && !isRemoved ? <small>{t('chat.trimmed')}</small> : null}
      </div>
      {mayAct ? (
        <IconButton
          data-message
          className={styles['more']}
          size="small"
          label={t('chat.actions', { name })}
          aria-expanded={isOpen}
          icon={<EllipsisIcon />}
          onClick={() => setIsOpen(!isOpen)}
        />
      ) : null}
      {mayAct && isOpen ? <Actions message={message} onDone={() => setIsOpen(false)} /> : null}
    </article>
  );
});
