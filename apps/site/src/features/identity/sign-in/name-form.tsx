// Signs in by username and password. The human check comes first, then one attempt is sent; where
// this browser has a ticket for the name, the password is shown as filled in.
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Checkbox, Field, PasswordInput, TextInput } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { openDialog } from '../../../app/dialogs.ts';
import { openToAll } from '../../../app/query-client.ts';
import { useModule } from '../../../app/status.ts';
import { useText } from '../../../app/texts/texts.ts';
import { CaptchaField, isProven } from '../captcha/captcha-field.tsx';
import { HumanCheck, type HumanProof } from '../human-check/human-check.tsx';
import { SignInRefusal } from './account-state.tsx';
import type { WayProps } from './login-ways.tsx';
import { isRemembering, rememberedName, rememberName } from './remembered.ts';
import { signInByName, type NameForm as Form } from './sign-in-once.ts';
import styles from '../forms.module.css';

/** The names this browser keeps a sign-in ticket for. */
function useTickets() {
  const { data, refetch } = useQuery({
    queryKey: ['remembered'],
    queryFn: async () => unwrap(await client.identity.getRemembered()).usernames,
    staleTime: 0,
    ...openToAll,
  });
  return { tickets: data ?? [], refetch };
}

const blank = { username: '', password: '' };
type Wrong = Partial<Record<'username' | 'password' | 'captcha', string>>;

/** The name and password as typed, remembered, or stored as a ticket of this browser. */
function useTypedName() {
  const { tickets, refetch } = useTickets();
  const [typed, setTyped] = useState({ ...blank, username: rememberedName() ?? '' });
  const [remember, setRemember] = useState(isRemembering);
  const name = typed.username.trim();
  const chooseRemember = (wished: boolean) => {
    setRemember(wished);
    if (wished) return;
    rememberName(undefined);
    if (tickets.includes(name)) {
      void client.identity.forgetRemembered({ username: name }).then(() => refetch());
    }
  };
  return {
    typed,
    type: (part: Partial<typeof blank>) => setTyped((now) => ({ ...now, ...part })),
    remember,
    chooseRemember,
    hasTicket: tickets.includes(name) && typed.password === '',
    refetch,
  };
}

function useNameForm({ refused, onRefused, onTry }: WayProps) {
  const t = useText();
  const own = useTypedName();
  const [wrong, setWrong] = useState<Wrong>({});
  const [asked, setAsked] = useState<Form>();
  const [sending, setSending] = useState(false);
  const [captcha, setCaptcha] = useState<HumanProof>({});
  const needsSlide = useModule('CAPTCHA3') && refused.captchaRound === 0;
  const send = async (form: Form, proof: HumanProof) => {
    setAsked(undefined);
    setSending(true);
    const failure = await signInByName(form, proof);
    setSending(false);
    setCaptcha({});
    if (failure === undefined) return;
    onRefused(failure, { way: 'password', remember: form.remember });
    if (failure.refused === 'ticket-spent') await own.refetch();
  };
  const missing = (): Wrong => {
    const { typed, hasTicket } = own;
    const required = t('identity.required');
    return {
      ...(typed.username.trim() === '' ? { username: required } : {}),
      ...(typed.password.trim() === '' && !hasTicket ? { password: required } : {}),
      ...(refused.captchaRound > 0 && !isProven(captcha) ? { captcha: required } : {}),
    };
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onTry();
    const found = missing();
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const form = { ...own.typed, remember: own.remember, ticket: own.hasTicket };
    if (needsSlide) setAsked(form);
    else void send(form, captcha);
  };
  const back = () => setAsked(undefined);
  return { ...own, wrong, asked, sending, captcha, setCaptcha, submit, send, back };
}

/** The first box that is wrong takes the focus. */
function useFocusOnWrong(wrong: Wrong) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(wrong).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [wrong]);
  return form;
}

type FieldsProps = ReturnType<typeof useNameForm>;

function NameFields({ typed, type, wrong, hasTicket }: FieldsProps) {
  const t = useText();
  const forgot = (
    <button type="button" className={styles['aside']} onClick={() => openDialog('forgot')}>
      {t('identity.forgot-password')}
    </button>
  );
  return (
    <>
      <Field label={t('identity.username')} error={wrong.username}>
        {(control) => (
          <TextInput
            {...control}
            name="username"
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={typed.username}
            onChange={(event) => type({ username: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t('identity.password')}
        aside={forgot}
        hint={hasTicket ? t('identity.ticket-kept') : undefined}
        error={wrong.password}
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            className={hasTicket ? styles['filled'] : undefined}
            placeholder={hasTicket ? '••••••••••' : undefined}
            maxLength={128}
            value={typed.password}
            onChange={(event) => type({ password: event.target.value })}
            showLabel={t('identity.show-password')}
            hideLabel={t('identity.hide-password')}
          />
        )}
      </Field>
    </>
  );
}

export function NameForm(props: WayProps) {
  const t = useText();
  const { refused } = props;
  const form = useNameForm(props);
  const { wrong, asked, sending, remember, chooseRemember, submit, send, back } = form;
  const ref = useFocusOnWrong(wrong);
  return (
    <>
      <form
        ref={ref}
        className={styles['form']}
        hidden={asked !== undefined}
        noValidate
        onSubmit={submit}
      >
        <SignInRefusal refused={refused} />
        <NameFields {...form} />
        {refused.captchaRound === 0 ? null : (
          <CaptchaField
            proof={form.captcha}
            onProof={form.setCaptcha}
            error={wrong.captcha}
            round={refused.captchaRound}
          />
        )}
        <Checkbox
          checked={remember}
          onChange={(event) => chooseRemember(event.currentTarget.checked)}
        >
          {t('identity.remember-me')}
        </Checkbox>
        <Button kind="primary" size="large" type="submit" full loading={sending}>
          {t('shell.sign-in')}
        </Button>
      </form>
      {asked === undefined ? null : (
        <HumanCheck onProof={(proof) => void send(asked, proof)} onBack={back} />
      )}
    </>
  );
}
