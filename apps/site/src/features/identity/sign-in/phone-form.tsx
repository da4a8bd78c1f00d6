// Signing in by a code to the phone: the number with its country, the code, no slide.
import { useState, type SyntheticEvent } from 'react';
import { Button, Checkbox } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { useText } from '../../../app/texts/texts.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CodeField } from '../code/code-field.tsx';
import type { HumanProof } from '../human-check/human-check.tsx';
import { PhoneField } from '../phone/phone-field.tsx';
import { isPhone, type Phone, sentPhone } from '../phone/phone-number.ts';
import { SignInRefusal } from './account-state.tsx';
import type { WayProps } from './login-ways.tsx';
import { rememberedPhone, rememberPhone } from './remembered.ts';
import { signInByPhone } from './sign-in-once.ts';
import styles from '../forms.module.css';

type Wrong = Partial<Record<'phone' | 'code', string>>;

function usePhoneForm({ onRefused, onTry }: WayProps) {
  const t = useText();
  const [kept] = useState(rememberedPhone);
  const [phone, setPhone] = useState<Phone>(kept ?? { mobileNum: '', countryDialingCode: '' });
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(kept !== undefined);
  const [wrong, setWrong] = useState<Wrong>({});
  const [sending, setSending] = useState(false);
  const [captcha, setCaptcha] = useState<HumanProof>({});
  const phoneWrong = (): Wrong => (isPhone(phone) ? {} : { phone: t('identity.phone-wrong') });
  const maySend = () => {
    const found = phoneWrong();
    setWrong(found);
    return found.phone === undefined;
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    onTry();
    const missing = code.trim() === '' ? { code: t('identity.code-enter') } : {};
    const found = { ...phoneWrong(), ...missing };
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    const failure = await signInByPhone({ ...phone, code, remember }, captcha);
    setSending(false);
    setCaptcha({});
    if (failure !== undefined) onRefused(failure, { way: 'sms', remember });
  };
  const chooseRemember = (wished: boolean) => {
    setRemember(wished);
    if (!wished) rememberPhone(undefined);
  };
  return {
    phone,
    setPhone,
    code,
    setCode,
    remember,
    chooseRemember,
    wrong,
    sending,
    captcha,
    setCaptcha,
    maySend,
    submit,
  };
}

export function PhoneForm(props: WayProps) {
  const t = useText();
  const { refused } = props;
  const form = usePhoneForm(props);
  const { phone, code, wrong } = form;
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.submit(event)}>
      <SignInRefusal refused={refused} />
      <PhoneField value={phone} error={wrong.phone} onChange={form.setPhone} />
      <CodeField
        name="login"
        value={code}
        error={wrong.code}
        onChange={form.setCode}
        maySend={form.maySend}
        send={(proof) => client.verification.sendNoLoginCode({ ...sentPhone(phone), ...proof })}
      />
      {refused.captchaRound === 0 ? null : (
        <CaptchaField proof={form.captcha} onProof={form.setCaptcha} round={refused.captchaRound} />
      )}
      <Checkbox
        checked={form.remember}
        onChange={(event) => form.chooseRemember(event.currentTarget.checked)}
      >
        {t('identity.remember-number')}
      </Checkbox>
      <Button kind="primary" size="large" type="submit" full loading={form.sending}>
        {t('shell.sign-in')}
      </Button>
    </form>
  );
}
