// The confirmation in progress. All calls that need one wait for the same answer, so that the
// player is asked once.
import { create } from 'zustand';

interface Confirmation {
  readonly asked: boolean;
  /** Ends the question: true lets the calls that wait go on. */
  readonly settle: (confirmed: boolean) => void;
}

let waiting: Promise<boolean> | undefined;

export const useConfirmation = create<Confirmation>()(() => ({
  asked: false,
  settle: () => undefined,
}));

/** Asks the player; gives whether the session is confirmed now. */
export function askConfirmation(): Promise<boolean> {
  waiting ??= new Promise((resolve) => {
    const settle = (confirmed: boolean) => {
      waiting = undefined;
      useConfirmation.setState({ asked: false });
      resolve(confirmed);
    };
    useConfirmation.setState({ asked: true, settle });
  });
  return waiting;
}
