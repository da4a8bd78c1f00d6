// The second step of a sign-in: the server has accepted the name and the password and wants one
// more proof. Nothing else of the account is shown before it.
import { useState } from 'react';
import type { Failure } from '@baize/client';
import { Button } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { useText } from '../../../app/texts/texts.ts';
import { deviceId } from '../device-id.ts';
import { FormAlert } from '../form-alert.tsx';
import { ProofForm } from '../proof/proof-form.tsx';
import { proofMethods, type Proof, type ProofMethod } from '../proof/proof.ts';
import { refusedText } from '../../../app/failure-text.ts';
import { enter, type Way } from './sign-in-once.ts';
import styles from '../forms.module.css';

export interface Step {
  readonly challengeId: string;
  readonly methods: readonly ProofMethod[];
  readonly hints: Readonly<Record<string, string>>;
  readonly way: Way;
  readonly remember: boolean;
}

/** Reads what a refusal for want of a second factor tells. */
export function stepOf(
  { refused, value }: Failure,
  from: { readonly way: Way; readonly remember: boolean },
): Step | undefined {
  const { challengeId } = value;
  if (refused !== 'second-factor-missing' || typeof challengeId !== 'string') return undefined;
  const hints = (value['hints'] ?? {}) as Record<string, string>;
  return { challengeId, methods: proofMethods(value['methods']), hints, ...from };
}

export interface SecondStepProps {
  step: Step;
  onDone: () => void;
  /** Back to the first step, saying why when it was not wished. */
  onBack: (why?: string) => void;
}

export function SecondStep({ step, onDone, onBack }: SecondStepProps) {
  const t = useText();
  const { challengeId, methods, hints, way, remember } = step;
  const [alert, setAlert] = useState('');
  const [sending, setSending] = useState(false);
  const prove = async (proof: Proof) => {
    setAlert('');
    setSending(true);
    const result = await client.identity.loginVerification({
      challengeId,
      ...proof,
      remember,
      loginDeviceId: deviceId(),
    });
    setSending(false);
    if (!result.ok) {
      const text = refusedText(t, result);
      return result.refused === 'challenge-spent' ? onBack(text) : setAlert(text);
    }
    await enter(result.value, way);
    onDone();
  };
  return (
    <section className={styles['stack']} aria-label={t('identity.second-step')}>
      <p className={styles['text']}>{t('identity.second-step-why')}</p>
      <FormAlert text={alert} />
      <ProofForm
        methods={methods}
        hints={hints}
        sending={sending}
        submitText={t('shell.sign-in')}
        sendCode={(method) => client.identity.sendLoginCode({ challengeId, method })}
        beginPasskey={() => client.identity.beginPasskeyLogin({ challengeId })}
        onProof={(proof) => void prove(proof)}
      />
      <Button kind="ghost" size="small" onClick={() => onBack()}>
        {t('shell.back')}
      </Button>
    </section>
  );
}
