// Makes the desk of this screen out of the browser: its clock, its storage, its connection.
import type { DealtSlot } from '@baize/engines';
import type { Arcade } from '../../app/arcade-context.tsx';
import { forgetSession } from '../../app/game-session.ts';
import { waitForConnection } from '../../app/connection-wait.ts';
import { createIntentKeeper } from '../../app/intent-keeper.ts';
import { reducedMotion } from '../../frame/use-reduced-motion.ts';
import { faceOf } from './face/face.ts';
import { SlotDesk } from './desk/slot-desk.ts';
import type { SlotTerms } from './desk/slot-round.ts';

export function seatDesk(arcade: Arcade, terms: SlotTerms, game: DealtSlot): SlotDesk {
  const { client, store, bridge, session } = arcade;
  const { gameCode, sessionSince, currency } = terms;
  return new SlotDesk(terms, {
    client,
    game: game.definition,
    gameVersion: game.version,
    face: faceOf(game.definition),
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
    onEnded: () => bridge.tell({ type: 'round-ended' }),
    onBalance: (balance) => bridge.tell({ type: 'balance', balance, currency }),
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
