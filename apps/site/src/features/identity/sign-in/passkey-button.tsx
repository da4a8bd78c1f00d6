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

/**
 * Signs in by passkey, aloud or quietly. Of the two only one goes on, and one answer signs in once:
 * a press ends the quiet offer, also one that has not begun yet.
 */
function usePasskey(onRefused: WayProps['onRefused']) {
  const stage = useRef<'quiet' | 'aloud' | 'answered'>('quiet');
  const isAnswered = () => stage.current === 'answered';
  const enter = async (answer: PasskeyAnswer) => {
    stage.current = 'answered';
    const failure = await signInByPasskey(answer);
    if (failure === undefined) return;
    stage.current = 'quiet';
    onRefused(failure, from);
  };
  return async (manner: 'aloud' | 'quiet') => {
    if (isAnswered()) return;
    stage.current = manner;
    const begun = await client.identity.beginPasskeyLogin();
    if (stage.current !== manner) return;
    if (!begun.ok) return manner === 'aloud' ? onRefused(begun, from) : undefined;
    const answer = await askPasskey(begun.value.options, manner);
    if (answer === undefined || isAnswered()) return;
    await enter(answer).catch((error: unknown) => {
      stage.current = 'quiet';
      throw error;
    });
  };
}

export function PasskeyButton({ onRefused, onTry }: WayProps) {
  const t = useText();
  const isOffered = useModule('PASSKEY3') && passkeysWork();
  const [asking, setAsking] = useState(false);
  const signIn = usePasskey(onRefused);
  const press = async () => {
    onTry();
    setAsking(true);
    await signIn('aloud').catch((error: unknown) =>
      showToast({ kind: 'bad', text: failureText(t, error) }),
    );
    setAsking(false);
  };
  const wait = useEffectEvent(async () => {
    if (await offersPasskeys()) await signIn('quiet').catch(() => undefined);
  });
  useEffect(() => {
    if (isOffered) void wait();
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
