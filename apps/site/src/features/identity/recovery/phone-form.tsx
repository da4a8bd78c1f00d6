// Recovery by phone: the number, the code, a new password. It then signs in by itself and leads
// home; a member with a second factor is asked for it on the way.
import { useState, type SyntheticEvent } from 'react';
import type { Failure } from '@baize/client';
import { Button, showToast } from '@baize/ui';
import { goTo } from '../../../app/address.tsx';
import { client } from '../../../app/client.ts';
import { useText } from '../../../app/texts/texts.ts';
import { CodeField } from '../code/code-field.tsx';
import { isPhoneProof, type PhoneProof, usePhoneCode } from '../code/use-phone-code.ts';
import { FormAlert } from '../form-alert.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { useNewPassword } from '../password/new-password.ts';
import { PhoneField } from '../phone/phone-field.tsx';
import { isPhone, type Phone, sentPhone } from '../phone/phone-number.ts';
import { SecondStep, type Step, stepOf } from '../sign-in/second-step.tsx';
import { signInByName } from '../sign-in/sign-in-once.ts';
import { SecondFactor, type Second, secondOf, sentSecond } from './second-factor.tsx';
import styles from '../forms.module.css';

type Wrong = Partial<Record<'phone' | 'code', string>>;
const wrongBox: Partial<Record<Failure['refused'], keyof Wrong>> = {
  'phone-invalid': 'phone',
  'code-wrong': 'code',
  'code-expired': 'code',
  'phone-token-wrong': 'code',
};

/** The number and its code, and what is wrong with them. */
function useNumber() {
  const t = useText();
  const [phone, setPhone] = useState<Phone>({ mobileNum: '', countryDialingCode: '' });
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const phoneWrong = (): Wrong => (isPhone(phone) ? {} : { phone: t('identity.phone-wrong') });
  const maySend = () => {
    setWrong(phoneWrong());
    return isPhone(phone);
  };
  const check = (): boolean => {
    const missing = code === '' ? { code: t('identity.code-enter') } : {};
    const found = { ...phoneWrong(), ...missing };
    setWrong(found);
    return Object.keys(found).length === 0;
  };
  return { phone, setPhone, code, setCode, wrong, setWrong, maySend, check };
}

interface Setting {
  readonly phone: Phone;
  readonly newPassword: string;
  readonly second: Second | undefined;
}

async function setPassword(proof: PhoneProof | Failure, { phone, newPassword, second }: Setting) {
  if (!isPhoneProof(proof)) return proof;
  const form = { ...sentPhone(phone), newPassword, ...sentSecond(second) };
  return client.identity.setPasswordByPhone({ ...form, ...proof });
}

function useRecovery() {
  const t = useText();
  const asked = useNewPassword();
  const number = useNumber();
  const phoneCode = usePhoneCode('login');
  const [second, setSecond] = useState<Second>();
  const [step, setStep] = useState<Step>();
  const [sending, setSending] = useState(false);
  const { newPassword } = asked.typed;
  const signIn = async (username: string) => {
    const form = { username, password: newPassword, remember: false, ticket: false };
    const refused = await signInByName(form, {});
    const next = refused && stepOf(refused, { way: 'password', remember: false });
    if (next !== undefined) return setStep(next);
    if (refused !== undefined) return asked.refuse(refused);
    goTo('/');
  };
  const refuse = (failure: Failure) => {
    const box = wrongBox[failure.refused];
    if (failure.refused === 'second-factor-missing') setSecond(secondOf(failure));
    if (box === undefined) asked.refuse(failure);
    else number.setWrong({ [box]: failure.message });
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const fits = number.check();
    if (!asked.check({}, false) || !fits) return;
    setSending(true);
    const proof = await phoneCode.prove(number.phone, number.code);
    const result = await setPassword(proof, { phone: number.phone, newPassword, second });
    if (result.ok) {
      showToast({ kind: 'good', text: t('identity.password-changed') });
      await signIn(result.value.userName);
    } else refuse(result);
    setSending(false);
  };
  return {
    asked,
    ...number,
    phoneCode,
    second,
    setSecond,
    step,
    setStep,
    sending,
    submit,
  };
}

export function RecoverPhoneForm() {
  const t = useText();
  const form = useRecovery();
  const { asked, phone, code, wrong, second, step } = form;
  if (step !== undefined) {
    return (
      <SecondStep step={step} onDone={() => goTo('/')} onBack={() => form.setStep(undefined)} />
    );
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.submit(event)}>
      <FormAlert text={asked.alert} />
      <PhoneField value={phone} error={wrong.phone} onChange={form.setPhone} />
      <CodeField
        name={form.phoneCode.name}
        value={code}
        error={wrong.code}
        onChange={form.setCode}
        maySend={form.maySend}
        send={form.phoneCode.send(phone, (proof) =>
          client.verification.sendNoLoginCode({ ...sentPhone(phone), ...proof }),
        )}
      />
      <NewPasswordFields asked={asked} isTwice={false} />
      {second === undefined ? null : <SecondFactor second={second} onChange={form.setSecond} />}
      <Button kind="primary" size="large" type="submit" full loading={form.sending}>
        {t('identity.forgot-set')}
      </Button>
    </form>
  );
}
