// Changes what members tell about themselves. A real name and a birthday can be told once: after
// that customer service corrects them. A mailbox changed here is unproved, and still one that
// a recovery may go to: only a confirmed session changes it. One that was proved is changed by its
// own call.
import { refuse, validateField, type identity } from '@baize/contract';
import { dayText } from '@baize/money';
import type { Action, Call } from '../../../../platform/call/index.ts';
import { readMailbox } from '../../../verification/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { ageOn } from '../rules/age.ts';
import { misleads } from '../rules/misleading-name.ts';
import { writeProfile } from '../store/account-writer.ts';
import { readMemberFile, type MemberFile } from '../store/player-reader.ts';

type Editing = Call<typeof identity.editMember>;

const contactFields = [
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'idNumber',
] as const;
const freeLengthMax = 100;
const control = /\p{C}/u;

export const editMember =
  (parts: IdentityParts): Action<typeof identity.editMember> =>
  async (call) => {
    const { ports } = parts;
    const { playerId } = call.caller;
    const file = await readMemberFile(ports.database.kysely, playerId);
    if (!file) throw new Error(`The session ${call.caller.sessionId} has no player.`);
    const change = tidied(call.input);
    const refusal =
      misfitOf(parts, change) ??
      misleadingOf(parts, file, change) ??
      fixedOf(file, change) ??
      youngOf(parts, call);
    if (refusal) return refusal;
    const isMailNew = change.email !== undefined && change.email !== file.email;
    if (isMailNew && call.caller.confirmedUntil < call.now) return refuse('confirmation-missing');
    const told = contactFields.filter((field) => change[field] !== undefined);
    const contacts = Object.fromEntries(told.map((field) => [field, change[field] ?? '']));
    const { nickname, payeeName, fullName, birthday } = change;
    const email = change.email === undefined ? undefined : readMailbox(change.email);
    const written = { nickname, payeeName, fullName, birthday, email, contacts };
    await writeProfile(ports.database.kysely, playerId, written);
    return { done: true };
  };

type Change = Editing['input'];

function tidied(input: Change): Change {
  const plain = Object.entries(input).map(([field, text]) => [field, text.trim().normalize('NFC')]);
  return Object.fromEntries(plain) as Change;
}

function misfitOf({ ports }: IdentityParts, change: Change) {
  const rules = ports.rules();
  for (const [field, text] of Object.entries(change)) {
    const isOdd = control.test(text) || text.length > freeLengthMax;
    const rule = Object.hasOwn(rules, field) ? rules[field as keyof typeof rules] : undefined;
    const misfit = rule && validateField(field, { ...rule, required: false }, text);
    if (isOdd || misfit) return refuse('field-format', { facts: { field, ...misfit?.facts } });
  }
  const isNoMailbox = Boolean(change.email) && readMailbox(change.email ?? '') === undefined;
  return isNoMailbox ? refuse('field-format', { facts: { field: 'email' } }) : undefined;
}

/** A nickname that stays as it was is no change. */
function misleadingOf({ ports }: IdentityParts, file: MemberFile, { nickname }: Change) {
  if (nickname === undefined || nickname === file.nickname) return undefined;
  if (!misleads(nickname, [ports.brandName()])) return undefined;
  return refuse('name-misleading', { facts: { field: 'nickname' } });
}

function fixedOf(file: MemberFile, change: Change) {
  const fixed = [
    ['payeeName', file.payee],
    // A person known by one name alone is looked up by it in the register of exclusions.
    ['fullName', file.fullName || file.payee],
    ['birthday', file.birthday],
    ['email', file.emailVerified ? file.email : ''],
  ] as const;
  const found = fixed.find(([field, held]) => {
    const told = change[field];
    return held !== '' && told !== undefined && told !== held;
  });
  return found && refuse('field-fixed', { facts: { field: found[0] } });
}

function youngOf({ ports }: IdentityParts, { input, now }: Editing) {
  if (!input.birthday) return undefined;
  const { adultAgeYears: age } = ports.policy();
  const years = ageOn(input.birthday, dayText(now));
  if (years === undefined) return refuse('field-format', { facts: { field: 'birthday' } });
  return years < age ? refuse('age-below-limit', { facts: { age } }) : undefined;
}
