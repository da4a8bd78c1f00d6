// The course of a registration: check every field, ask whether the name is free and the agent's
// code is valid, ask for proof of a person, send once, and show a refusal beside its field.
import { type SyntheticEvent, useState } from 'react';
import type { Failure } from '@baize/client';
import { client } from '../../../app/client.ts';
import { refusedText } from '../../../app/failure-text.ts';
import { useModule } from '../../../app/status.ts';
import { useText } from '../../../app/texts/texts.ts';
import { isPhoneProof, type PhoneProof, usePhoneCode } from '../code/use-phone-code.ts';
import { isProven } from '../captcha/captcha-field.tsx';
import type { HumanProof } from '../human-check/human-check.tsx';
import { isPhone } from '../phone/phone-number.ts';
import { dropDraft, useRegisterDraft } from './register-draft.ts';
import { registerOnce } from './register-once.ts';
import {
  askedFields,
  isOfAge,
  misfits,
  type Rules,
  type Way,
  type Wrong,
} from './register-rules.ts';
import { useTerms } from './terms.ts';
import { goodAgentCode } from './use-agent-code.ts';

export interface Asking {
  readonly way: Way;
  readonly rules: Rules;
  readonly age: number;
  readonly affiliateCode: string;
  readonly onDone: () => void;
}

export type FormWrong = Wrong & Partial<Record<'agreed' | 'captcha', string>>;

const fieldOfRefusal: Partial<Record<Failure['refused'], keyof FormWrong>> = {
  'username-taken': 'username',
  'name-misleading': 'username',
  'mobile-taken': 'mobileNum',
  'phone-invalid': 'mobileNum',
  'email-taken': 'email',
  'code-wrong': 'verificationCode',
  'code-expired': 'verificationCode',
  'phone-token-wrong': 'verificationCode',
  'password-common': 'password',
  'passwords-differ': 'confirmPassword',
  'age-below-limit': 'birthday',
  'referral-code-wrong': 'referralCode',
  'terms-missing': 'agreed',
};

function fieldOf({ refused, facts, value }: Failure, rules: Rules): keyof FormWrong | undefined {
  const told = facts['field'] ?? value['field'];
  const field = askedFields.find((name) => name === told) ?? fieldOfRefusal[refused];
  const isShown = field === 'agreed' || (field !== undefined && rules[field] !== undefined);
  return isShown ? field : undefined;
}

function useWrongFields({ rules, age }: Asking, asksCaptcha: boolean) {
  const t = useText();
  return (captcha: HumanProof): FormWrong => {
    const { typed, countryDialingCode, agreed } = useRegisterDraft.getState();
    const { birthday = '', mobileNum = '' } = typed;
    const found: FormWrong = misfits(t, rules, typed);
    const isYoung = birthday !== '' && !isOfAge(birthday, age, new Date());
    if (rules['birthday'] && isYoung) found.birthday = t('identity.too-young', { age });
    const hasPhone = rules['mobileNum']?.required === true || mobileNum !== '';
    if (rules['mobileNum'] && hasPhone && !isPhone({ mobileNum, countryDialingCode })) {
      found.mobileNum = t('identity.phone-wrong');
    }
    if (asksCaptcha && !isProven(captcha)) found.captcha = t('identity.required');
    if (!agreed) found.agreed = t('identity.agree-first');
    return found;
  };
}

const nameRefusals = new Set<Failure['refused']>(['username-taken', 'name-misleading']);

/** Whether the name is free, asked when its box is left. */
export function useNameCheck(onTaken: (text: string) => void) {
  const t = useText();
  const [note, setNote] = useState<string>();
  const look = async () => {
    setNote(undefined);
    const { username = '' } = useRegisterDraft.getState().typed;
    if (username === '') return;
    const result = await client.identity.checkUsername({ username });
    if (useRegisterDraft.getState().typed.username !== username) return;
    if (result.ok) setNote(t('identity.username-free'));
    else if (nameRefusals.has(result.refused)) onTaken(refusedText(t, result));
  };
  return { note, look: () => void look() };
}

/** The letters of the picture are asked for by the server's rules, or after it wants them. */
function useCaptcha({ rules }: Asking) {
  const isRuled = rules['captcha']?.required === true;
  const [captcha, setCaptcha] = useState<HumanProof>({});
  const [round, setRound] = useState(isRuled ? 1 : 0);
  const again = () => {
    setCaptcha({});
    setRound((now) => now + 1);
  };
  return { captcha, setCaptcha, round, again, asksCaptcha: round > 0 };
}

/** A code that was typed must lead to an agent before anything is sent. */
async function isInvited(rules: Rules): Promise<boolean> {
  const { affiliateCode: typed = '' } = useRegisterDraft.getState().typed;
  if (rules['affiliateCode'] === undefined || typed === '') return true;
  return (await goodAgentCode(typed)) !== undefined;
}

/** Shows a refusal beside its field, above the form or in a warning. */
function useRefused({ rules }: Asking) {
  const t = useText();
  const [wrong, keepWrong] = useState<FormWrong>({});
  /** The last errors of the whole form; the first of them gets the focus. */
  const [told, setTold] = useState<FormWrong>({});
  const [alert, setAlert] = useState('');
  const [warning, setWarning] = useState('');
  const setWrong = (found: FormWrong) => {
    keepWrong(found);
    setTold(found);
  };
  const refuse = (failure: Failure) => {
    const field = fieldOf(failure, rules);
    const text = refusedText(t, failure);
    if (failure.refused === 'affiliate-code-wrong') setWarning(t('identity.invitation-code-error'));
    else if (field === undefined) setAlert(text);
    else setWrong({ [field]: text });
  };
  const mark = (field: keyof FormWrong, text: string | undefined) =>
    keepWrong(({ [field]: _old, ...rest }) =>
      text === undefined ? rest : { ...rest, [field]: text },
    );
  return { wrong, told, setWrong, mark, alert, setAlert, warning, setWarning, refuse };
}

/** The proof of the number, where a code is asked for. */
function useProvenPhone({ rules }: Asking) {
  const { prove } = usePhoneCode('register');
  return async (): Promise<PhoneProof | Failure | undefined> => {
    const { typed, countryDialingCode } = useRegisterDraft.getState();
    const { mobileNum = '', verificationCode = '' } = typed;
    const isAsked = rules['verificationCode'] !== undefined && verificationCode !== '';
    return isAsked ? prove({ mobileNum, countryDialingCode }, verificationCode) : undefined;
  };
}

export function useRegistration(asking: Asking) {
  const { way, rules, affiliateCode, onDone } = asking;
  const t = useText();
  const terms = useTerms();
  const picture = useCaptcha(asking);
  const needsSlide = useModule('CAPTCHA3') && !picture.asksCaptcha;
  const wrongFields = useWrongFields(asking, picture.asksCaptcha);
  const { setWrong, setAlert, setWarning, refuse, ...said } = useRefused(asking);
  const provePhone = useProvenPhone(asking);
  const [asked, setAsked] = useState(false);
  const [sending, setSending] = useState(false);
  const send = async (proof: HumanProof) => {
    setAsked(false);
    setSending(true);
    const { typed, countryDialingCode } = useRegisterDraft.getState();
    const shown = askedFields.filter((field) => rules[field] !== undefined);
    const kept = Object.fromEntries(shown.map((field) => [field, typed[field] ?? '']));
    const registration = { way, typed: kept, countryDialingCode, affiliateCode, terms };
    const phoneProof = await provePhone();
    const failure =
      phoneProof && !isPhoneProof(phoneProof)
        ? phoneProof
        : await registerOnce({ ...registration, phoneProof }, proof);
    setSending(false);
    if (failure === undefined) {
      dropDraft();
      return onDone();
    }
    if (failure.refused === 'captcha-wrong' || picture.asksCaptcha) picture.again();
    refuse(failure);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setAlert('');
    const found = wrongFields(picture.captcha);
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    const invited = await isInvited(rules);
    const phoneProof = invited ? await provePhone() : undefined;
    setSending(false);
    if (!invited) return setWarning(t('identity.invitation-code-error'));
    if (phoneProof && !isPhoneProof(phoneProof)) return refuse(phoneProof);
    if (needsSlide) setAsked(true);
    else await send(picture.captcha);
  };
  const hush = () => setWarning('');
  return { ...said, asked, sending, picture, submit, send, hush, back: () => setAsked(false) };
}
