// A live view of one room, with all staff actions on its messages, and messages in the name of the
// house.
import { type SyntheticEvent, useEffect, useState } from 'react';
import { createLive, unwrap } from '@baize/client';
import { chatTextMax, topicOfRoom } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, EmptyState, Field, SectionHead, Skeleton, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMay, useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/use-change.ts';
import { roomName, type DeskRoom } from './desk-data.ts';
import { MessageCard } from './message-card.tsx';
import styles from './chat.module.css';

function useRoomLine(roomId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const live = createLive({
      url: `${location.origin.replace(/^http/u, 'ws')}/live`,
      token: () => useStaffStore.getState().token,
      follow: [topicOfRoom(roomId)],
    });
    const readAnew = () => void queries.invalidateQueries({ queryKey: ['chat', 'watch', roomId] });
    live.on('chat-said', readAnew);
    live.on('chat-removed', readAnew);
    live.onGap(readAnew);
    return () => live.close();
  }, [queries, roomId]);
}

function Speak({ roomId }: { roomId: string }) {
  const t = useText();
  const [text, setText] = useState('');
  const speak = useChange(['chat'], async () =>
    unwrap(await client.chat.speakInRoom({ roomId, text: text.trim() })),
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    speak.mutate(undefined, { onSuccess: () => setText('') });
  };
  return (
    <form className={styles['speak']} onSubmit={submit}>
      <Field label={t('chat.speak-label')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={chatTextMax}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={text.trim() === ''} loading={speak.isPending}>
        {t('chat.speak')}
      </Button>
    </form>
  );
}

export function WatchRoom({ room }: { room: DeskRoom }) {
  const t = useText();
  const { roomId } = room;
  const may = useMay('chat.moderate');
  useRoomLine(roomId);
  const { data } = useQuery({
    queryKey: ['chat', 'watch', roomId],
    queryFn: async () => unwrap(await client.chat.watchRoom({ roomId, size: 60 })).list,
  });
  return (
    <section className={styles['stack']}>
      <SectionHead level={2} title={t('chat.watch-title', { name: roomName(room, t.tag) })} />
      {may ? <Speak roomId={roomId} /> : null}
      {data === undefined ? <Skeleton shape="block" /> : null}
      {data?.length === 0 ? <EmptyState>{t('chat.watch-none')}</EmptyState> : null}
      {data?.toReversed().map((message) => (
        <MessageCard key={message.messageId} message={message} />
      ))}
    </section>
  );
}
