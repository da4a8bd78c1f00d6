// The rules of the registration form on a fresh platform, field by field. A password may be long
// and made of anything on a keyboard, in the strict profile of anything at all [S17]; no
// composition is asked for.
import {
  patterns,
  type FieldRule,
  type PatternId,
  type Profile,
  type RegistrationField,
} from '@baize/contract';

export type RegistrationRules = Readonly<Record<RegistrationField, FieldRule>>;

type Need = 'required' | 'optional' | 'off';

function rule(
  need: Need,
  patternId: PatternId,
  [minLength, maxLength]: readonly [number, number],
): FieldRule {
  const enabled = need !== 'off';
  const required = need === 'required';
  const acceptedPattern = patterns[patternId];
  return { enabled, required, acceptedPattern, patternId, minLength, maxLength };
}

const contact = () => rule('off', 'no-spaces', [3, 60]);
const password = () => rule('required', 'letters-digits-symbols', [8, 64]);

export const freshRules: RegistrationRules = {
  username: rule('required', 'letter-first', [6, 16]),
  password: password(),
  confirmPassword: password(),
  payeeName: rule('optional', 'full-name', [3, 60]),
  paymentPassword: rule('optional', 'digits', [6, 6]),
  qqNum: rule('off', 'digits', [5, 12]),
  line: contact(),
  whatsapp: contact(),
  facebook: contact(),
  wechat: contact(),
  idNumber: rule('off', 'letters-or-digits', [5, 20]),
  email: rule('optional', 'email', [6, 100]),
  mobileNum: rule('off', 'digits', [6, 15]),
  affiliateCode: rule('optional', 'letters-or-digits', [4, 20]),
  captcha: rule('off', 'letters-or-digits', [4, 6]),
  birthday: rule('required', 'date-ymd', [10, 10]),
  nickname: rule('off', 'any', [2, 30]),
  fullName: rule('off', 'full-name', [3, 60]),
  telegram: contact(),
  zalo: contact(),
  verificationCode: rule('off', 'digits', [7, 7]),
  recommenderId: rule('off', 'letters-or-digits', [1, 64]),
  referralCode: rule('optional', 'letters-or-digits', [4, 20]),
};

const anything = rule('required', 'any', [8, 64]);

/** The rules of a platform of this profile on which the brand has changed none. */
export const freshRulesOf = (profile: Profile): RegistrationRules =>
  profile === 'default'
    ? freshRules
    : { ...freshRules, password: anything, confirmPassword: anything };

/** Clients of an older age ask for no birthday, and show the letters of a picture to be read. */
export const olderRules: Partial<RegistrationRules> = {
  birthday: rule('optional', 'date-ymd', [10, 10]),
  captcha: rule('required', 'letters-or-digits', [4, 6]),
};
