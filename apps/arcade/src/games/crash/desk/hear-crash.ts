// Hears the rounds of a crash game as they go on, the player's own balance and the end of the
// session. While the line is lost the screen says so and asks by itself.
import { createLive } from '@baize/client';
import { crashTopic, type LiveEvent } from '@baize/contract';
import type { CrashRound, SlipsTold } from './crash-terms.ts';

export interface CrashHearer {
  readonly gameCode: string;
  /** Of the game session: it opens the player's own topic. */
  readonly token: string;
  readonly onRound: (round: CrashRound) => void;
  readonly onFlight: (round: CrashRound) => void;
  readonly onEnded: (round: CrashRound) => void;
  readonly onSlips: (told: SlipsTold) => void;
  readonly onCashOuts: (told: LiveEvent<'crash-cash-outs'>['payload']) => void;
  readonly onBalance: (moved: LiveEvent<'balance-moved'>['payload']) => void;
  readonly onSessionEnded: () => void;
  /** Something was missed. */
  readonly onGap: () => void;
  readonly onLine: (isOpen: boolean) => void;
}

export function hearCrash(hearer: CrashHearer): () => void {
  if (typeof WebSocket === 'undefined') return () => undefined;
  const live = createLive({
    url: `${location.origin.replace(/^http/u, 'ws')}/live`,
    token: () => hearer.token,
    follow: [crashTopic],
    pauseMsMax: 2000,
  });
  const own =
    <P extends { readonly gameCode: string }>(hear: (payload: P) => void) =>
    (payload: P) => {
      if (payload.gameCode === hearer.gameCode) hear(payload);
    };
  live.on(
    'crash-round',
    own(({ round }) => hearer.onRound(round)),
  );
  live.on(
    'crash-flight',
    own(({ round }) => hearer.onFlight(round)),
  );
  live.on(
    'crash-ended',
    own(({ round }) => hearer.onEnded(round)),
  );
  live.on('crash-slips', own(hearer.onSlips));
  live.on('crash-cash-outs', own(hearer.onCashOuts));
  live.on('balance-moved', hearer.onBalance);
  live.on('session-ended', hearer.onSessionEnded);
  live.onGap(hearer.onGap);
  live.onState((state) => hearer.onLine(state === 'open'));
  return () => live.close();
}
