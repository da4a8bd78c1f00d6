// The announcer of a slot: one polite live region that says what the screen shows. Announcements of
// the same moment are joined, so that none interrupts another.
import { VisuallyHidden } from '@baize/ui';
import { useEffect, useRef } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';
import { useBreath } from '../../frame/use-breath.ts';
import { useOnline } from '../../frame/use-online.ts';
import { announcements } from './desk/announcement.ts';
import { useSlot } from './slot-context.tsx';
import { useResultText } from './use-result-text.ts';

export function SlotAnnouncer() {
  const { t, money } = useArcade();
  const { desk, face } = useSlot();
  const resultOf = useResultText();
  const online = useOnline();
  const wasOnline = useRef(online);
  const { text, say } = useBreath();
  useEffect(() => {
    const { freeNote } = face;
    const note = freeNote && t(freeNote.key, freeNote.values);
    const words = { t, money, resultOf, freeNote: note };
    return desk.store.subscribe((now, before) => say(announcements(before, now, words)));
  }, [desk, face, t, money, resultOf, say]);
  useEffect(() => {
    if (wasOnline.current === online) return;
    wasOnline.current = online;
    // A round under way reports a lost connection itself.
    if (desk.store.getState().phase !== 'ready') return;
    say([t(online ? 'arcade.online-again' : 'arcade.offline-idle')]);
  }, [desk, online, t, say]);
  return (
    <VisuallyHidden role="status" aria-live="polite" data-testid="announcer">
      {text}
    </VisuallyHidden>
  );
}
