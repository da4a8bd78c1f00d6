// The registration form of one way: the fields and their rules are the server's; a player confirms
// their age and agrees to the terms. What was typed stays when it is refused or put away.
import { useEffect, useRef } from 'react';
import { Button, Checkbox, Field } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { useText } from '../../../app/texts/texts.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CodeField } from '../code/code-field.tsx';
import { usePhoneCode } from '../code/use-phone-code.ts';
import { FormAlert } from '../form-alert.tsx';
import { HumanCheck } from '../human-check/human-check.tsx';
import { PhoneField } from '../phone/phone-field.tsx';
import { isPhone, sentPhone } from '../phone/phone-number.ts';
import { WarningDialog } from '../warning-dialog.tsx';
import { keepDraft, keepTyped, useRegisterDraft } from './register-draft.ts';
import { RegisterField } from './register-field.tsx';
import { type AskedField, asksBirthday, misfitOf, type Rules } from './register-rules.ts';
import { rowsOf } from './register-rows.ts';
import { TermsLinks } from './terms-links.tsx';
import { type Asking, type FormWrong, useNameCheck, useRegistration } from './use-registration.ts';
import forms from '../forms.module.css';
import styles from './registration.module.css';

interface AnswerProps {
  field: AskedField;
  rules: Rules;
  wrong: FormWrong;
  mark: (field: keyof FormWrong, text: string | undefined) => void;
}

function PhoneAnswer({ rules, wrong, mark }: AnswerProps) {
  const { typed, countryDialingCode } = useRegisterDraft();
  return (
    <PhoneField
      value={{ mobileNum: typed.mobileNum ?? '', countryDialingCode }}
      required={rules['mobileNum']?.required === true}
      error={wrong.mobileNum}
      onChange={({ mobileNum, countryDialingCode: dialing }) => {
        keepTyped({ mobileNum });
        mark('mobileNum', undefined);
        keepDraft({ countryDialingCode: dialing });
      }}
    />
  );
}

function CodeAnswer({ wrong, mark }: AnswerProps) {
  const t = useText();
  const { typed, countryDialingCode } = useRegisterDraft();
  const phone = { mobileNum: typed.mobileNum ?? '', countryDialingCode };
  const { name, send } = usePhoneCode('register');
  const maySend = () => {
    mark('mobileNum', isPhone(phone) ? undefined : t('identity.phone-wrong'));
    return isPhone(phone);
  };
  return (
    <CodeField
      name={name}
      value={typed.verificationCode ?? ''}
      error={wrong.verificationCode}
      onChange={(verificationCode) => {
        keepTyped({ verificationCode });
        mark('verificationCode', undefined);
      }}
      maySend={maySend}
      send={send(phone, (proof) => {
        const { mobileNum } = sentPhone(phone);
        return client.verification.sendRegisterCode({
          mobileNo: mobileNum,
          countryDialingCode,
          ...proof,
        });
      })}
    />
  );
}

function Answer(props: AnswerProps) {
  const t = useText();
  const { field, rules, wrong, mark } = props;
  const value = useRegisterDraft(({ typed }) => typed[field] ?? '');
  const { note, look } = useNameCheck((text) => mark('username', text));
  const rule = rules[field];
  if (field === 'mobileNum') return <PhoneAnswer {...props} />;
  if (field === 'verificationCode') return <CodeAnswer {...props} />;
  if (rule === undefined) return null;
  return (
    <RegisterField
      field={field}
      rule={rule}
      value={value}
      error={wrong[field]}
      note={field === 'username' ? note : undefined}
      onChange={(typed) => {
        keepTyped({ [field]: typed });
        // An error stays until it is corrected, and no longer.
        if (wrong[field] !== undefined) mark(field, misfitOf(t, field, rule, typed));
      }}
      onLeave={field === 'username' ? look : () => undefined}
    />
  );
}

interface ConsentProps extends Pick<AnswerProps, 'rules' | 'wrong' | 'mark'> {
  age: number;
}

function Consent({ rules, age, wrong, mark }: ConsentProps) {
  const t = useText();
  const { agreed } = useRegisterDraft();
  const turn = (checked: boolean) => {
    keepDraft({ agreed: checked });
    if (checked) mark('agreed', undefined);
  };
  return (
    <div className={styles['agree']}>
      <Field label="" error={wrong.agreed}>
        {(control) => (
          <Checkbox
            {...control}
            checked={agreed}
            onChange={({ currentTarget }) => turn(currentTarget.checked)}
          >
            {t(asksBirthday(rules) ? 'identity.agree-terms-alone' : 'identity.agree-terms', {
              age,
            })}
          </Checkbox>
        )}
      </Field>
      <TermsLinks />
    </div>
  );
}

export function RegisterForm(asking: Asking) {
  const t = useText();
  const { rules, age } = asking;
  const form = useRegistration(asking);
  const { wrong, told, alert, warning, asked, sending, picture } = form;
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(told).length === 0) return;
    box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [told]);
  return (
    <>
      <form
        ref={box}
        className={forms['form']}
        hidden={asked}
        noValidate
        onSubmit={(event) => void form.submit(event)}
      >
        <FormAlert text={alert} />
        {rowsOf(rules).map((fields) => (
          <div key={fields[0]} className={forms['pair']}>
            {fields.map((field) => (
              <Answer key={field} field={field} rules={rules} wrong={wrong} mark={form.mark} />
            ))}
          </div>
        ))}
        {picture.asksCaptcha ? (
          <CaptchaField
            proof={picture.captcha}
            onProof={picture.setCaptcha}
            error={wrong.captcha}
            round={picture.round}
          />
        ) : null}
        <Consent rules={rules} age={age} wrong={wrong} mark={form.mark} />
        <Button kind="primary" size="large" type="submit" full loading={sending}>
          {t('shell.register')}
        </Button>
      </form>
      {asked ? <HumanCheck onProof={(proof) => void form.send(proof)} onBack={form.back} /> : null}
      <WarningDialog text={warning} onClose={form.hush} />
    </>
  );
}
