// Reads new messages out to screen readers: a single one with its words, several at once as a
// number, and at a limited rate.
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { useChatStore } from './chat-store.ts';
import type { Timeline } from './timeline.ts';

const gatherMs = 4000;

export function Announcer({ timeline, name }: { timeline: Timeline; name: string }) {
  const t = useText();
  const ownId = useChatStore((known) => known.ownId);
  const [said, setSaid] = useState('');
  const heard = useRef<number>(undefined);
  const { isLoaded, messages, lastSeq } = timeline;
  useEffect(() => {
    if (!isLoaded) return undefined;
    if (heard.current === undefined) heard.current = lastSeq;
    const timer = setTimeout(() => {
      const fresh = messages.filter(
        ({ seq, writerId }) => seq > (heard.current ?? 0) && writerId !== ownId,
      );
      heard.current = lastSeq;
      const [only] = fresh;
      if (only === undefined) return;
      const who = only.voice === 'house' ? t('chat.house') : only.name;
      setSaid(
        fresh.length === 1
          ? t('chat.said', { name: who, text: only.text })
          : t('chat.said-many', { count: fresh.length, name }),
      );
    }, gatherMs);
    return () => clearTimeout(timer);
  }, [isLoaded, messages, lastSeq, ownId, name, t]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
