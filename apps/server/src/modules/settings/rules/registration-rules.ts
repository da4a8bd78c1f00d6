// The rules of the registration form on a fresh platform, field by field. A password may be long
// and made of anything on a keyboard; no composition is asked for.
import type { FieldRule, PatternId, RegistrationField } from '@baize/contract';

export type RegistrationRules = Readonly<Record<RegistrationField, FieldRule>>;

type Need = 'required' | 'optional' | 'off';

function rule(
  need: Need,
  patternId: PatternId,
  acceptedPattern: string,
  [minLength, maxLength]: readonly [number, number],
): FieldRule {
  const enabled = need !== 'off';
  const required = need === 'required';
  return { enabled, required, acceptedPattern, patternId, minLength, maxLength };
}

const contact = () => rule('off', 'no-spaces', '[^\\s]+', [3, 60]);
const password = () => rule('required', 'letters-digits-symbols', '[!-~]+', [8, 64]);

export const freshRules: RegistrationRules = {
  username: rule('required', 'letter-first', '[A-Za-z][A-Za-z0-9]*', [6, 16]),
  password: password(),
  confirmPassword: password(),
  payeeName: rule(
    'optional',
    'full-name',
    "[\\p{L}\\p{M}.'\\-]+(?: [\\p{L}\\p{M}.'\\-]+)+",
    [3, 60],
  ),
  paymentPassword: rule('optional', 'digits', '[0-9]+', [6, 6]),
  qqNum: rule('off', 'digits', '[0-9]+', [5, 12]),
  line: contact(),
  whatsapp: contact(),
  facebook: contact(),
  wechat: contact(),
  idNumber: rule('off', 'letters-or-digits', '[A-Za-z0-9]+', [5, 20]),
  email: rule(
    'optional',
    'email',
    '[A-Za-z0-9._%+\\-]+@[A-Za-z0-9\\-]+(?:\\.[A-Za-z0-9\\-]+)+',
    [6, 100],
  ),
  mobileNum: rule('off', 'digits', '[0-9]+', [6, 15]),
  affiliateCode: rule('optional', 'letters-or-digits', '[A-Za-z0-9]+', [4, 20]),
  captcha: rule('off', 'letters-or-digits', '[A-Za-z0-9]+', [4, 6]),
  birthday: rule('required', 'date-ymd', '[0-9]{4}-[0-9]{2}-[0-9]{2}', [10, 10]),
};
