// The one caller of the platform. A call without a valid session notifies the listeners, once; one
// that waits for acceptance of terms shows them.
import { createClient } from '@baize/client';
import { hearClock } from './clock.ts';
import { openDialog } from './dialogs.ts';
import { hearAnswer, loseLine } from './line.ts';
import { queryClient } from './query-client.ts';
import { askConfirmation } from './session/confirmation.ts';
import { currentSession } from './session/session.ts';
import { siteConfig } from './site-config.ts';
import { currentLanguageCode } from './texts/language.ts';

const listeners = new Set<() => void>();
/** A session that was lost before anybody listened. */
let missed: string | undefined;

/**
 * Called when the server no longer knows the session, also when it was lost before; returns the
 * unsubscriber.
 */
export function onSessionMissing(listener: () => void): () => void {
  listeners.add(listener);
  if (missed !== undefined && missed === currentSession()?.token) listener();
  missed = undefined;
  return () => void listeners.delete(listener);
}

export const client = createClient({
  baseUrl: '',
  fetch: async (...call) => {
    try {
      const answer = await fetch(...call);
      hearClock(answer);
      hearAnswer(answer);
      return answer;
    } catch (error) {
      // A cancelled call says nothing about the connection.
      if (call[1]?.signal?.aborted !== true) loseLine();
      throw error;
    }
  },
  token: () => currentSession()?.token,
  language: currentLanguageCode,
  merchant: siteConfig.merchant,
  onConfirmationMissing: askConfirmation,
  // A page that lies open changes to the one that says so.
  onClosed: () => void queryClient.invalidateQueries({ queryKey: ['status'] }),
  onTermsDue: () => openDialog('after-login'),
  onSessionMissing: () => {
    if (listeners.size === 0) missed = currentSession()?.token;
    if (currentSession() !== undefined) for (const listener of listeners) listener();
  },
});
