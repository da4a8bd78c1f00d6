// Whether somebody is being asked to confirm a change. Calls that need it wait for one and the same
// answer: the question is never put twice.
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
