// Starts the free demo from any button and continues the pending action; a refusal is shown in a
// toast.
import { useState } from 'react';
import { showToast } from '@baize/ui';
import { goTo } from '../address.tsx';
import { closeDialog } from '../dialogs.ts';
import { refusedText } from '../failure-text.ts';
import { fetchMemberParts } from '../../shell/header/member-parts.ts';
import { useText } from '../texts/texts.ts';

/** Its code comes when it is pressed; undefined where it does not come. */
async function signIn() {
  void fetchMemberParts();
  const { signInOnDemo } = (await import('./demo.ts').catch(() => undefined)) ?? {};
  return signInOnDemo?.();
}

export function useDemoSignIn() {
  const t = useText();
  const [isPending, setPending] = useState(false);
  const start = async (then?: () => void) => {
    setPending(true);
    const result = await signIn();
    setPending(false);
    if (!result?.ok) {
      const text = result === undefined ? t('shell.line-gone') : refusedText(t, result);
      showToast({ kind: 'bad', text });
      return;
    }
    closeDialog();
    if (then === undefined) goTo('/');
    else then();
  };
  return { start: (then?: () => void) => void start(then), isPending };
}
