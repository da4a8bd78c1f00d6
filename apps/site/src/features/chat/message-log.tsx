// The messages, the oldest first, in a column that stays scrolled to its end: days between, the
// mark where new messages begin, those still on their way, and a button to the newest. It is one
// tab stop; arrows move from message to message.
import { type UIEvent, useEffect, useRef, useState } from 'react';
import { ArrowDownIcon, Button, EmptyState, MessageCircleIcon, Skeleton } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { Announcer } from './announcer.tsx';
import { catchUp, markRead, readEarlier, useChatStore, useTimeline } from './chat-store.ts';
import { MessageList } from './message-list.tsx';
import { PendingList } from './pending-list.tsx';
import { seenOf, type Timeline } from './timeline.ts';
import styles from './log.module.css';

const nearPixels = 40;

function useEnd(channel: string, timeline: Timeline) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const log = ref.current;
    const keys = (event: KeyboardEvent) => log && walk(log, event);
    log?.addEventListener('keydown', keys);
    return () => log?.removeEventListener('keydown', keys);
  }, []);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const { isLoaded, lastSeq } = timeline;
  useEffect(() => {
    if (!isLoaded) void catchUp(channel);
  }, [channel, isLoaded]);
  useEffect(() => {
    const see = () => {
      if (isLoaded && isAtEnd && lastSeq > 0 && !document.hidden) void markRead(channel);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [channel, isLoaded, isAtEnd, lastSeq]);
  // The column runs from its end: there its offset is zero.
  const scrolled = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setIsAtEnd(Math.abs(currentTarget.scrollTop) < nearPixels);
  const toEnd = () => ref.current?.scrollTo({ top: 0 });
  return { ref, isAtEnd, scrolled, toEnd };
}

function Earlier({ channel }: { channel: string }) {
  const t = useText();
  const [isReading, setIsReading] = useState(false);
  const read = () => {
    setIsReading(true);
    void readEarlier(channel).finally(() => setIsReading(false));
  };
  return (
    <Button size="small" kind="ghost" loading={isReading} onClick={read}>
      {t('chat.earlier')}
    </Button>
  );
}

/** Up and down go over what can be pressed in the messages. */
function walk(log: HTMLElement, event: KeyboardEvent): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined) return;
  const stops = [...log.querySelectorAll<HTMLElement>('[data-message]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? stops.at(-1) : stops[at + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

interface LogProps {
  channel: string;
  name: string;
  isRoom?: boolean;
}

export function MessageLog({ channel, name, isRoom = false }: LogProps) {
  const t = useText();
  const timeline = useTimeline(channel);
  const fault = useChatStore(({ faults }) => faults[channel] ?? '');
  const { ref, isAtEnd, scrolled, toEnd } = useEnd(channel, timeline);
  const { isLoaded, messages, pending, lastSeq, readSeq, hasEarlier } = timeline;
  // Where it began to be new stays while the room is looked at.
  const [seenBefore] = useState(() => (isLoaded ? seenOf(readSeq, lastSeq) : undefined));
  const isEmpty = isLoaded && messages.length === 0 && pending.length === 0;
  return (
    <div className={styles['frame']}>
      <div
        ref={ref}
        role="log"
        aria-live="off"
        aria-label={t('chat.log', { name })}
        aria-busy={!isLoaded}
        tabIndex={0}
        className={styles['log']}
        onScroll={scrolled}
      >
        <div className={styles['column']}>
          {hasEarlier ? <Earlier channel={channel} /> : null}
          {isLoaded || fault !== '' ? null : <LogSkeleton />}
          {fault === '' ? null : <Fault channel={channel} text={fault} />}
          {isEmpty ? (
            <EmptyState icon={<MessageCircleIcon />}>
              {t(isRoom ? 'chat.empty' : 'chat.service-empty')}
            </EmptyState>
          ) : null}
          <MessageList
            messages={messages}
            newFrom={seenBefore ?? timeline.newFrom}
            isRoom={isRoom}
          />
          <PendingList channel={channel} pending={pending} />
        </div>
      </div>
      {isAtEnd ? null : <ToNewest count={Math.max(0, lastSeq - readSeq)} onPress={toEnd} />}
      <Announcer timeline={timeline} name={name} />
    </div>
  );
}

function ToNewest({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useText();
  return (
    <Button size="small" className={styles['newest']} icon={<ArrowDownIcon />} onClick={onPress}>
      {count === 0 ? t('chat.newest') : t('chat.newest-count', { count })}
    </Button>
  );
}

function Fault({ channel, text }: { channel: string; text: string }) {
  const t = useText();
  return (
    <EmptyState action={<Button onClick={() => void catchUp(channel)}>{t('chat.retry')}</Button>}>
      {text}
    </EmptyState>
  );
}

const widths = ['62%', '44%', '70%', '52%'];

function LogSkeleton() {
  return (
    <div className={styles['waiting']} aria-hidden="true">
      {widths.map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize }}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  );
}
