// Proving again who one is: one way at a time, the others a press away. A code that was sent, a
// code of the app or of the paper, a passkey or the password.
import { type SyntheticEvent, useState } from 'react';
import type { Failure, Success } from '@baize/client';
import type { TextKey } from '@baize/i18n';
import { Button, Field, KeyRoundIcon, PasswordInput, TextInput } from '@baize/ui';
import { failureText, refusedText } from '../../../app/failure-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import { CodeField } from '../code/code-field.tsx';
import type { SentCode } from '../code/use-code.ts';
import { askPasskey } from '../passkey.ts';
import type { Proof, ProofMethod } from './proof.ts';
import styles from './proof.module.css';

const names: Readonly<Record<ProofMethod, TextKey>> = {
  password: 'identity.by-password',
  passkey: 'identity.by-passkey',
  totp: 'identity.by-totp',
  sms: 'identity.by-sms',
  email: 'identity.by-email',
  recovery: 'identity.by-recovery',
};

type Begun = Success<{ readonly options: Record<string, unknown> }> | Failure;
type Sent = Success<SentCode> | Failure;

export interface ProofFormProps {
  methods: readonly ProofMethod[];
  /** Masked contacts by method, e.g. `+62 ••• 789`. */
  hints?: Readonly<Record<string, string>>;
  sending: boolean;
  submitText: string;
  sendCode: (method: 'sms' | 'email') => Promise<Sent>;
  beginPasskey: () => Promise<Begun>;
  onProof: (proof: Proof) => void;
}

interface EntryProps extends ProofFormProps {
  method: ProofMethod;
  typed: string;
  error: string | undefined;
  onType: (typed: string) => void;
}

function Entry({ method, typed, error, hints = {}, sendCode, onType }: EntryProps) {
  const t = useText();
  if (method === 'sms' || method === 'email') {
    const contact = hints[method];
    return (
      <CodeField
        name={`proof-${method}`}
        value={typed}
        error={error}
        hint={contact === undefined ? undefined : t('identity.code-goes-to', { contact })}
        onChange={onType}
        send={() => sendCode(method)}
      />
    );
  }
  const isPassword = method === 'password';
  const kind = method === 'totp' ? 'totp' : 'recovery';
  return (
    <Field
      label={t(isPassword ? 'identity.password' : `identity.${kind}-code`)}
      hint={isPassword ? undefined : t(`identity.${kind}-hint`)}
      error={error}
    >
      {(control) =>
        isPassword ? (
          <PasswordInput
            {...control}
            value={typed}
            showLabel={t('identity.show-password')}
            hideLabel={t('identity.hide-password')}
            onChange={(event) => onType(event.target.value)}
          />
        ) : (
          <TextInput
            {...control}
            dir="ltr"
            inputMode={method === 'totp' ? 'numeric' : 'text'}
            autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
        )
      }
    </Field>
  );
}

function PasskeyEntry({ sending, beginPasskey, onProof }: ProofFormProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState('');
  const ask = async () => {
    setFailed('');
    setAsking(true);
    try {
      const begun = await beginPasskey();
      const passkey = begun.ok ? await askPasskey(begun.value.options) : undefined;
      if (!begun.ok) setFailed(refusedText(t, begun));
      if (passkey !== undefined) onProof({ method: 'passkey', passkey });
    } catch (error) {
      setFailed(failureText(t, error));
    }
    setAsking(false);
  };
  return (
    <>
      <p className={styles['hint']}>{t('identity.passkey-hint')}</p>
      <p className={styles['failed']} role="alert">
        {failed}
      </p>
      <Button
        kind="primary"
        size="large"
        full
        icon={<KeyRoundIcon />}
        loading={asking || sending}
        onClick={() => void ask()}
      >
        {t('identity.passkey-use')}
      </Button>
    </>
  );
}

export function ProofForm(props: ProofFormProps) {
  const t = useText();
  const { methods, sending, submitText, onProof } = props;
  const [chosen, setChosen] = useState<ProofMethod>();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const method = chosen ?? methods[0] ?? 'password';
  const choose = (next: ProofMethod) => {
    setChosen(next);
    setTyped('');
    setError(undefined);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = method === 'password' ? typed : typed.replace(/\s/gu, '');
    setError(text === '' ? t('identity.required') : undefined);
    if (text === '') return;
    onProof(method === 'password' ? { method, password: text } : { method, code: text });
  };
  return (
    <>
      {method === 'passkey' ? (
        <PasskeyEntry {...props} />
      ) : (
        <form className={styles['form']} noValidate onSubmit={submit}>
          <Entry key={method} {...props} {...{ method, typed, error }} onType={setTyped} />
          <Button kind="primary" size="large" type="submit" full loading={sending}>
            {submitText}
          </Button>
        </form>
      )}
      {methods.length < 2 ? null : (
        <div className={styles['others']}>
          <span>{t('identity.other-way')}</span>
          {methods
            .filter((other) => other !== method)
            .map((other) => (
              <Button key={other} kind="ghost" size="small" onClick={() => choose(other)}>
                {t(names[other])}
              </Button>
            ))}
        </div>
      )}
    </>
  );
}
