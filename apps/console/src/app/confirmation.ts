// A sensitive call waits here while staff prove again who they are. Several calls at once share one
// question.
import { create } from 'zustand';

interface Asking {
  readonly answer: ((confirmed: boolean) => void) | undefined;
}

export const useConfirmation = create<Asking>()(() => ({ answer: undefined }));

let asked: Promise<boolean> | undefined;

/** Opens the question; true when it was answered rightly. */
export function askConfirmation(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    useConfirmation.setState({
      answer: (confirmed) => {
        asked = undefined;
        useConfirmation.setState({ answer: undefined });
        resolve(confirmed);
      },
    });
  });
  return asked;
}
