// The chat beside the page: a panel at the edge of a wide screen, a sheet over a phone's. It has a
// name and a close button, returns the focus, and stays while the page under it changes.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import {
  focusHolder,
  giveFocusBack,
  IconButton,
  MessageCircleIcon,
  useDialog,
  XIcon,
} from '@baize/ui';
import { closeChat, useChat } from '../../app/chat.ts';
import { useSession } from '../../app/session/session.ts';
import { useText } from '../../app/texts/texts.ts';
import { ChatVisitor } from './chat-visitor.tsx';
import { ChatPlaces } from './chat-places.tsx';
import { EnvelopeSlot, type RoomEnvelope } from './envelope-slot.ts';
import { useIsNarrow } from './use-narrow.ts';
import styles from './panel.module.css';

function Head({ id }: { id: string }) {
  const t = useText();
  return (
    <header className={styles['head']}>
      <MessageCircleIcon aria-hidden="true" />
      <h2 id={id} tabIndex={-1} data-dialog-name>
        {t('chat.title')}
      </h2>
      <IconButton label={t('chat.close')} icon={<XIcon />} onClick={closeChat} />
    </header>
  );
}

function Sheet({ children, titleId }: { children: ReactNode; titleId: string }) {
  const dialog = useDialog({ open: true, onClose: closeChat, closesOnOutside: false });
  return (
    <dialog {...dialog} className={styles['sheet']} aria-labelledby={titleId}>
      {children}
    </dialog>
  );
}

/** Not modal: the page beside it goes on. Esc closes it while the focus is inside. */
function Panel({ children, titleId }: { children: ReactNode; titleId: string }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = focusHolder();
    const panel = ref.current;
    const first = panel?.querySelector<HTMLElement>('textarea, [data-dialog-name]');
    first?.focus({ preventScroll: true });
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeChat();
    };
    panel?.addEventListener('keydown', keys);
    return () => {
      // A player who moved on to the page keeps their focus there.
      const isElsewhere = focusHolder() !== undefined && !panel?.contains(document.activeElement);
      if (!isElsewhere) giveFocusBack(opener);
    };
  }, []);
  return (
    <section ref={ref} role="dialog" aria-labelledby={titleId} className={styles['panel']}>
      {children}
    </section>
  );
}

/** `envelope`: the screen of a red envelope in a room. */
export function ChatPanel({ envelope }: { envelope: RoomEnvelope }) {
  const titleId = useId();
  const isNarrow = useIsNarrow();
  const session = useSession();
  const place = useChat((chat) => chat.place);
  const Frame = isNarrow ? Sheet : Panel;
  return (
    <Frame titleId={titleId}>
      <Head id={titleId} />
      {session === undefined ? (
        <ChatVisitor />
      ) : (
        <EnvelopeSlot value={envelope}>
          <ChatPlaces key={`${session.customerId} ${place}`} />
        </EnvelopeSlot>
      )}
    </Frame>
  );
}
