// One polite live region that says what the screen shows: that a round began, what a hand is worth,
// the result once it is told, the connection. Announcements of the same moment are joined.
import { VisuallyHidden } from '@baize/ui';
import { useEffect } from 'react';
import { useBreath } from '../../frame/use-breath.ts';
import type { DeskState } from './desk/desk-state.ts';
import { useInstant } from './instant-context.tsx';
import { useWords, type Words } from './words.ts';

export function InstantAnnouncer() {
  const { desk } = useInstant();
  const words = useWords();
  const { text, say } = useBreath();
  useEffect(
    () => desk.store.subscribe((now, before) => say(announcements(before, now, words))),
    [desk, words, say],
  );
  return (
    <VisuallyHidden role="status" aria-live="polite" data-testid="announcer">
      {text}
    </VisuallyHidden>
  );
}

/** Each thing is announced once, when it is shown. */
export function announcements(before: DeskState, now: DeskState, words: Words): string[] {
  const { t, resultOf, stepOf } = words;
  const begins = (name: 'sessionLost' | 'offline' | 'slow') => !before[name] && now[name];
  const parts: (string | undefined)[] = [];
  if (begins('sessionLost')) parts.push(t('arcade.session-lost-text'));
  if (begins('offline')) parts.push(t('arcade.offline'));
  if (begins('slow')) parts.push(t('arcade.waiting'));
  if (before.offline && !now.offline) parts.push(t('arcade.online-again'));
  if (now.told !== null && now.told !== before.told && now.isFresh) parts.push(resultOf(now.told));
  if (now.hand !== null && now.hand !== before.hand) parts.push(stepOf(now.hand));
  if (now.autoEnd !== null && before.autoEnd === null && now.auto === null) {
    parts.push(t(`instant.autoplay-ended-${now.autoEnd}`));
  }
  return parts.filter((part) => part !== undefined && part !== '') as string[];
}
