// Asks staff to confirm their identity with a code, a recovery code, a passkey or the password: for
// the second step of a sign-in and for sensitive changes.
import { type SyntheticEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { answerWithPasskey, type PasskeyOptions } from '@baize/client';
import type { UsedPasskey } from '@baize/contract';
import {
  Button,
  Field,
  KeyRoundIcon,
  passkeyProblem,
  PasswordInput,
  TextInput,
  type ControlProps,
} from '@baize/ui';
import { failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import styles from './sign-in.module.css';

const methods = ['totp', 'passkey', 'recovery', 'password'] as const;
export type Method = (typeof methods)[number];

export interface Shown {
  readonly method: Method;
  readonly code?: string;
  readonly password?: string;
  readonly passkey?: UsedPasskey;
}

export interface ProofProps {
  offered: readonly string[];
  passkeyOptions: () => Promise<PasskeyOptions>;
  onShow: (shown: Shown) => Promise<void>;
}

export function Proof({ offered, passkeyOptions, onShow }: ProofProps) {
  const t = useText();
  const ways = methods.filter((method) => offered.includes(method));
  const [chosen, choose] = useState<Method>();
  const method = chosen ?? ways[0] ?? 'password';
  const [text, setText] = useState('');
  const prove = useMutation({
    mutationFn: async () => {
      if (method === 'password') return onShow({ method, password: text });
      if (method !== 'passkey') return onShow({ method, code: text.trim() });
      return onShow({ method, passkey: await answerWithPasskey(await passkeyOptions()) });
    },
    onError: () => setText(''),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (method === 'passkey' || text.trim() !== '') prove.mutate();
  };
  const turnTo = (next: Method) => {
    choose(next);
    setText('');
    prove.reset();
  };
  return (
    <form className={styles['proof']} onSubmit={submit}>
      {method === 'passkey' ? null : (
        <Field key={method} label={t(`operator.method-${method}`)}>
          {(control) => <Box {...{ control, method, text, setText }} />}
        </Field>
      )}
      <p role="alert" className={styles['said']}>
        {prove.isError ? sayWhy(t, prove.error) : ''}
      </p>
      <Button
        kind="primary"
        type="submit"
        full
        loading={prove.isPending}
        {...(method === 'passkey' ? { icon: <KeyRoundIcon />, 'data-autofocus': true } : {})}
      >
        {t(method === 'passkey' ? 'operator.use-passkey' : 'operator.continue')}
      </Button>
      {ways
        .filter((way) => way !== method)
        .map((way) => (
          <Button key={way} kind="ghost" size="small" onClick={() => turnTo(way)}>
            {t(`operator.method-${way}`)}
          </Button>
        ))}
    </form>
  );
}

function sayWhy(t: ReturnType<typeof useText>, error: unknown): string {
  const problem = passkeyProblem(error);
  return problem === undefined ? failureText(t, error) : t(problem);
}

interface BoxProps {
  control: ControlProps;
  method: Method;
  text: string;
  setText: (text: string) => void;
}

function Box({ control, method, text, setText }: BoxProps) {
  const t = useText();
  const onChange = (event: { target: { value: string } }) => setText(event.target.value);
  if (method === 'password') {
    return (
      <PasswordInput
        {...control}
        showLabel={t('operator.show-password')}
        hideLabel={t('operator.hide-password')}
        value={text}
        onChange={onChange}
      />
    );
  }
  return (
    <TextInput
      {...control}
      value={text}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={method === 'totp' ? 'numeric' : 'text'}
      onChange={onChange}
    />
  );
}
