// The surroundings of a desk: the calls, clocks and storage it works with, and the parts that show
// its rounds.
import type { Client } from '@baize/client';
import type { SlotGame } from '@baize/engines';
import type { IntentKeeper } from '../../../app/intent-keeper.ts';
import type { SlotFace } from '../face/face.ts';
import type { Cue } from '../playback/cue.ts';

/** The desk's dependencies; a test gives its own. */
export interface DeskWorld {
  readonly client: Pick<Client, 'slots'>;
  readonly game: SlotGame;
  /** The rules this screen has and shows. */
  readonly gameVersion: string;
  readonly face: Pick<SlotFace, 'awaited' | 'multiplierLasts'>;
  readonly intents: IntentKeeper;
  readonly nowMs: () => number;
  /** Does it now if the page is seen, else when it is seen again. */
  readonly whenSeen: (action: () => void) => void;
  readonly after: (delayMs: number, action: () => void) => () => void;
  readonly waitForConnection: (attempt: number) => Promise<void>;
  readonly reducedMotion: () => boolean;
  /** A round is on, and the stake that it takes now; undefined: it was taken before a reload. */
  readonly onBegan: (stake: string | undefined) => void;
  /** Its payout may be shown. */
  readonly onEnded: () => void;
  readonly onBalance: (balance: string) => void;
  readonly onSessionLost: () => void;
}

/** The parts that show the round: the stage and the sound. */
export interface DeskAudience {
  tell(cue: Cue): void;
  /** No answer comes: the reels stand again where they stood. */
  rest(): void;
}
