// The props of every face of a draw: the draw, the result that it shows, and its answers.
import type { PrizeDraw } from '../prize-draws.ts';

export interface FaceProps {
  readonly draw: PrizeDraw;
  /** The segment that was drawn; undefined: nothing was opened yet. */
  readonly drawn: number | undefined;
  /** The face has shown it. */
  readonly isTold: boolean;
  /** Whether a press opens the draw. */
  readonly mayOpen: boolean;
  readonly isAsking: boolean;
  readonly onOpen: () => void;
  readonly onShown: () => void;
}
