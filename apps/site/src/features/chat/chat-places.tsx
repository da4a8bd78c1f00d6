// The places of the chat as tabs: customer service and the rooms, those of the reader's language
// first. The connection is kept here, so every tab hears at once.
import { useState } from 'react';
import { IconButton, SlidersHorizontalIcon, Skeleton, Tabs, type Tab } from '@baize/ui';
import { useChat } from '../../app/chat.ts';
import { isDemo, useSession } from '../../app/session/session.ts';
import { useText } from '../../app/texts/texts.ts';
import { ChatGuest } from './chat-visitor.tsx';
import { ChatSettings } from './chat-settings.tsx';
import { channelOf, serviceChannel, useChatStore } from './chat-store.ts';
import { RoomView } from './room-view.tsx';
import { ServiceView } from './service-view.tsx';
import { useChatLine } from './use-chat-line.ts';
import { type Room, useIgnored, usePermission, useRooms } from './use-chat-facts.ts';
import { useUnreadChat } from './use-unread.ts';
import styles from './panel.module.css';

/** The room somebody reads first: their language's, else any. */
function ordered(rooms: readonly Room[], tag: string): readonly Room[] {
  const near = ({ language }: Room) => ['', tag].indexOf(language);
  return [...rooms].sort((a, b) => near(b) - near(a));
}

function UnreadCount({ count }: { count: number }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <span className={styles['count']} title={t('chat.unread', { count })}>
      {count > 99 ? '99+' : count}
    </span>
  );
}

/**
 * The unread count of a room opened before: live once its messages are known, else the server's.
 */
function RoomUnread({ room }: { room: Room }) {
  const timeline = useChatStore(({ timelines }) => timelines[channelOf(room.roomId)]);
  const isLive = timeline?.isLoaded === true;
  const known = isLive ? Math.max(0, timeline.lastSeq - timeline.readSeq) : room.unread;
  return <UnreadCount count={known} />;
}

function useTabs(rooms: readonly Room[]): readonly Tab<string>[] {
  const t = useText();
  const unread = useUnreadChat();
  const service = (
    <>
      {t('chat.service')} <UnreadCount count={unread} />
    </>
  );
  return [
    { id: serviceChannel, label: service },
    ...rooms.map((room) => ({
      id: channelOf(room.roomId),
      label: (
        <>
          {room.name} <RoomUnread room={room} />
        </>
      ),
    })),
  ];
}

export function ChatPlaces() {
  const t = useText();
  const session = useSession();
  const place = useChat((chat) => chat.place);
  const { data: permission } = usePermission();
  const { data, isPending } = useRooms();
  useIgnored();
  const rooms = ordered(data ?? [], t.tag);
  const state = useChatLine(
    rooms
      .map(({ roomId }) => roomId)
      .sort()
      .join(','),
  );
  const [chosen, setChosen] = useState<string>();
  const [isSetting, setIsSetting] = useState(false);
  const tabs = useTabs(rooms);
  const first = place === 'service' ? serviceChannel : (tabs[1]?.id ?? serviceChannel);
  const selected = tabs.some(({ id }) => id === chosen) ? (chosen ?? first) : first;
  const room = rooms.find(({ roomId }) => channelOf(roomId) === selected);
  if (permission === undefined || isPending) return <PlacesSkeleton />;
  if (isSetting) return <ChatSettings onBack={() => setIsSetting(false)} />;
  const service = isDemo(session) ? <ChatGuest /> : <ServiceView state={state} />;
  return (
    <div className={styles['places']}>
      <IconButton
        className={styles['settings']}
        size="small"
        label={t('chat.settings')}
        icon={<SlidersHorizontalIcon />}
        onClick={() => setIsSetting(true)}
      />
      <Tabs label={t('chat.tabs')} tabs={tabs} selected={selected} onSelect={setChosen}>
        {room === undefined ? (
          service
        ) : (
          <RoomView key={room.roomId} room={room} permission={permission} state={state} />
        )}
      </Tabs>
    </div>
  );
}

function PlacesSkeleton() {
  return (
    <div className={styles['waiting']} aria-hidden="true">
      <Skeleton className={styles['waitingTabs']} />
      <Skeleton shape="block" className={styles['waitingLog']} />
      <Skeleton className={styles['waitingBox']} />
    </div>
  );
}
