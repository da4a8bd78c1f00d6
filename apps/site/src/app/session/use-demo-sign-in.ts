// Starts the free demo from any button and goes on with what was wanted; a refusal is told in a
// notice.
import { useState } from 'react';
import { showToast } from '@baize/ui';
import { goTo } from '../address.tsx';
import { closeDialog } from '../dialogs.ts';
import { refusedText } from '../failure-text.ts';
import { signInOnDemo } from './demo.ts';
import { useText } from '../texts/texts.ts';

export function useDemoSignIn() {
  const t = useText();
  const [isPending, setPending] = useState(false);
  const start = async (then?: () => void) => {
    setPending(true);
    const result = await signInOnDemo();
    setPending(false);
    if (!result.ok) {
      showToast({ kind: 'bad', text: refusedText(t, result) });
      return;
    }
    closeDialog();
    if (then === undefined) goTo('/');
    else then();
  };
  return { start: (then?: () => void) => void start(then), isPending };
}
