// Signing in by passkey: a button, and where the browser can, a quiet offer within the box of the
// name that waits until it is chosen.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, KeyRoundIcon, passkeysWork } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { showToast } from '@baize/ui';
import { failureText } from '../../../app/failure-text.ts';
import { useModule } from '../../../app/status.ts';
import { useText } from '../../../app/texts/texts.ts';
import { askPasskey, offersPasskeys, type PasskeyAnswer } from '../passkey.ts';
import type { WayProps } from './login-ways.tsx';
import { signInByPasskey } from './sign-in-once.ts';
import styles from './sign-in.module.css';

const from = { way: 'passkey', remember: false } as const;

type Stage = 'idle' | 'quiet' | 'aloud' | 'answered';

/** The server forgets what it asked for after five minutes. */
const offerMs = 4 * 60_000;

/**
 * Signs in by passkey, aloud or quietly. Of the two only the last one goes on, and one answer signs
 * in once: a press ends the quiet offer, also one that has not begun yet.
 */
function usePasskey(onRefused: WayProps['onRefused']) {
  const stage = useRef<Stage>('idle');
  const since = useRef(0);
  const turns = useRef(0);
  const isAnswered = () => stage.current === 'answered';
  const enter = async (answer: PasskeyAnswer) => {
    stage.current = 'answered';
    // Any other pending offer is cancelled.
    turns.current += 1;
    const failure = await signInByPasskey(answer).catch((error: unknown) => {
      stage.current = 'idle';
      throw error;
    });
    if (failure === undefined) return;
    stage.current = 'idle';
    onRefused(failure, from);
  };
  const ask = async (manner: 'aloud' | 'quiet', turn: number) => {
    const begun = await client.identity.beginPasskeyLogin();
    if (turns.current !== turn) return;
    if (!begun.ok) return manner === 'aloud' ? onRefused(begun, from) : undefined;
    const answer = await askPasskey(begun.value.options, manner);
    if (answer !== undefined && !isAnswered()) await enter(answer);
  };
  const signIn = async (manner: 'aloud' | 'quiet') => {
    if (isAnswered()) return;
    const turn = turns.current + 1;
    turns.current = turn;
    stage.current = manner;
    since.current = Date.now();
    await ask(manner, turn).finally(() => {
      if (turns.current === turn) stage.current = 'idle';
    });
  };
  /** Nothing is offered, or what is has grown too old to be answered. */
  const needsOffer = () =>
    stage.current === 'idle' || (stage.current === 'quiet' && Date.now() - since.current > offerMs);
  return { signIn, needsOffer };
}

const isNameBox = ({ target }: Event): boolean =>
  target instanceof HTMLInputElement && target.autocomplete.includes('webauthn');

export function PasskeyButton({ onRefused, onTry }: WayProps) {
  const t = useText();
  const isOffered = useModule('PASSKEY3') && passkeysWork();
  const [asking, setAsking] = useState(false);
  const { signIn, needsOffer } = usePasskey(onRefused);
  const press = async () => {
    onTry();
    setAsking(true);
    await signIn('aloud').catch((error: unknown) =>
      showToast({ kind: 'bad', text: failureText(t, error) }),
    );
    setAsking(false);
  };
  const offer = useEffectEvent(async () => {
    if (!(await offersPasskeys()) || !needsOffer()) return;
    await signIn('quiet').catch(() => undefined);
  });
  useEffect(() => {
    if (!isOffered) return undefined;
    void offer();
    const again = (event: Event) => {
      if (isNameBox(event)) void offer();
    };
    document.addEventListener('focusin', again);
    return () => document.removeEventListener('focusin', again);
  }, [isOffered]);
  if (!isOffered) return null;
  return (
    <>
      <p className={styles['or']}>{t('identity.or')}</p>
      <Button full icon={<KeyRoundIcon />} loading={asking} onClick={() => void press()}>
        {t('identity.passkey-sign-in')}
      </Button>
    </>
  );
}
