// The needs of a small game's desk from its screen, and its news for those who follow it.
import type { Client } from '@baize/client';
import type { IntentKeeper } from '../../../app/intent-keeper.ts';
import type { InstantRound } from './instant-round.ts';

/** The desk's dependencies; a test gives its own. */
export interface DeskWorld {
  readonly client: Pick<Client, 'instant'>;
  readonly intents: IntentKeeper;
  readonly nowMs: () => number;
  /** Does it now if the page is seen, else when it is seen again. */
  readonly whenSeen: (action: () => void) => void;
  readonly after: (delayMs: number, action: () => void) => () => void;
  readonly waitForConnection: (attempt: number) => Promise<void>;
  readonly reducedMotion: () => boolean;
  /** The stake that is taken now; undefined: it was taken before. */
  readonly onBegan: (stake: string | undefined) => void;
  /** Nothing is in play and all results are told. */
  readonly onRest: (balance: string | undefined) => void;
  readonly onSessionLost: () => void;
}

/** Hears what happens at the desk; `shown`: an outcome is being shown from now on. */
export type Audience = (
  event: 'staked' | 'stepped' | 'shown' | 'told',
  round?: InstantRound,
) => void;
