// The sign-in page of the console: a name, a password, a second factor where one is set up, and the
// server's message for a refusal.
import { type SyntheticEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { RefusedError, solveWork, unwrap } from '@baize/client';
import { Button, Field, PasswordInput, TextInput } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { keepStaff, useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { DoorCard } from './door.tsx';
import { Proof, type Shown } from './proof.tsx';
import styles from './sign-in.module.css';

interface Challenge {
  readonly challengeId: string;
  readonly methods: readonly string[];
}

export function SignIn() {
  const t = useText();
  const [challenge, setChallenge] = useState<Challenge>();
  if (!challenge) {
    return (
      <DoorCard title={t('operator.title')} intro={t('operator.console-intro')}>
        <FirstStep onChallenge={setChallenge} />
      </DoorCard>
    );
  }
  return (
    <DoorCard title={t('operator.second-step')} intro={t('operator.second-step-text')}>
      <SecondStep challenge={challenge} />
      <Button kind="ghost" onClick={() => setChallenge(undefined)}>
        {t('operator.back')}
      </Button>
    </DoorCard>
  );
}

function challengeIn(error: unknown): Challenge | undefined {
  const failure = error instanceof RefusedError ? error.failure : undefined;
  if (failure?.refused !== 'second-factor-missing') return undefined;
  const { challengeId, methods } = failure.value;
  return { challengeId: String(challengeId), methods: Array.isArray(methods) ? methods : [] };
}

/** Tries again with a proof of work, where one was missing or a heavier one is asked meanwhile. */
async function signIn(named: { username: string; password: string }) {
  const { signInStaff } = client.operator;
  let answer = await signInStaff(named);
  for (let again = 0; again < 2 && !answer.ok && answer.refused === 'work-missing'; again += 1) {
    const work = answer.value['work'] as Readonly<Record<string, unknown>>;
    answer = await signInStaff({ ...named, workProof: await solveWork(work) });
  }
  return unwrap(answer);
}

function FirstStep({ onChallenge }: { onChallenge: (challenge: Challenge) => void }) {
  const t = useText();
  const note = useStaffStore((store) => store.note);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const enter = useMutation({
    mutationFn: () => signIn({ username, password }),
    onSuccess: ({ token, staff }) => keepStaff(token, staff),
    onError: (error) => {
      const challenge = challengeIn(error);
      if (challenge) onChallenge(challenge);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (username && password) enter.mutate();
  };
  const said = enter.isError ? failureText(t, enter.error) : note && t(`operator.${note}`);
  return (
    <form className={styles['proof']} onSubmit={submit}>
      <p role="alert" className={styles['said']}>
        {said}
      </p>
      <Field label={t('operator.username')}>
        {(control) => (
          <TextInput
            {...control}
            value={username}
            autoComplete="username"
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('operator.password')}>
        {(control) => (
          <PasswordInput
            {...control}
            showLabel={t('operator.show-password')}
            hideLabel={t('operator.hide-password')}
            value={password}
            autoComplete="current-password"
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button kind="primary" type="submit" full loading={enter.isPending}>
        {t('operator.sign-in')}
      </Button>
    </form>
  );
}

function SecondStep({ challenge: { challengeId, methods } }: { challenge: Challenge }) {
  const show = async ({ method, code, passkey }: Shown) => {
    if (method === 'password') return;
    const asked = {
      challengeId,
      method,
      ...(code ? { code } : {}),
      ...(passkey ? { passkey } : {}),
    };
    const { token, staff } = unwrap(await client.operator.verifyStaff(asked));
    keepStaff(token, staff);
  };
  const passkeyOptions = async () =>
    unwrap(await client.operator.beginStaffPasskeySignIn({ challengeId })).options;
  return <Proof offered={methods} passkeyOptions={passkeyOptions} onShow={show} />;
}
