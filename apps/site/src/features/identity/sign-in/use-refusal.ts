// The refusal of the last attempt to sign in: a message above the form, or a state of the account
// that needs more than another attempt.
import { useState } from 'react';
import type { Failure } from '@baize/client';
import { refusedText } from '../../../app/failure-text.ts';
import { useText } from '../../../app/texts/texts.ts';

const states = ['account-locked', 'account-closed', 'account-excluded'] as const;
export type AccountState = (typeof states)[number];

export interface Refused {
  readonly text: string;
  /** The account is not open to anybody now. */
  readonly state: AccountState | undefined;
  /** The server wants the letters of a picture; the number grows with each wrong answer. */
  readonly captchaRound: number;
}

const nothing: Refused = { text: '', state: undefined, captchaRound: 0 };

export function useRefusal() {
  const t = useText();
  const [refused, setRefused] = useState(nothing);
  const refuse = (failure: Failure) => {
    const asksCaptcha = failure.value['captcha'] === true || refused.captchaRound > 0;
    const isFirst = asksCaptcha && refused.captchaRound === 0;
    const isAsking = failure.refused === 'captcha-wrong' && isFirst;
    setRefused({
      text: isAsking ? t('identity.captcha-asked') : refusedText(t, failure),
      state: states.find((state) => state === failure.refused),
      captchaRound: asksCaptcha ? refused.captchaRound + 1 : 0,
    });
  };
  const forget = (text = '') => setRefused((now) => ({ ...now, text, state: undefined }));
  return { refused, refuse, forget };
}
