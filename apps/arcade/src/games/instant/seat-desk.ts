// Makes the desk of this screen out of the browser: its clock, its storage, its connection.
import type { Arcade } from '../../app/arcade-context.tsx';
import { waitForConnection } from '../../app/connection-wait.ts';
import { forgetSession } from '../../app/game-session.ts';
import { createIntentKeeper } from '../../app/intent-keeper.ts';
import { reducedMotion } from '../../frame/use-reduced-motion.ts';
import type { Opened } from './desk/desk-state.ts';
import { InstantDesk } from './desk/instant-desk.ts';

export function seatDesk({ client, store, bridge, session }: Arcade, opened: Opened): InstantDesk {
  const { gameCode, sessionSince, currency } = opened.terms;
  return new InstantDesk(opened, {
    client,
    intents: createIntentKeeper(store, { gameCode, sessionSince, currency }),
    nowMs: () => performance.now(),
    after: (delayMs, action) => {
      const timer = setTimeout(action, delayMs);
      return () => clearTimeout(timer);
    },
    whenSeen,
    waitForConnection: (attempt) => waitForConnection(attempt),
    reducedMotion,
    onBegan: (stake) => bridge.tell({ type: 'round-began', ...(stake && { stake }) }),
    onRest: (balance) => {
      bridge.tell({ type: 'round-ended' });
      if (balance !== undefined) bridge.tell({ type: 'balance', balance, currency });
    },
    onSessionLost: () => {
      forgetSession(store, session.gameCode);
      bridge.tell({ type: 'session-lost' });
    },
  });
}

function whenSeen(action: () => void): void {
  if (!document.hidden) action();
  else document.addEventListener('visibilitychange', () => whenSeen(action), { once: true });
}
