// Resets a member's password for staff, who never learn one that will last: to a verified contact
// goes a single-use recovery; without one an initial password is made that is shown once, opens the
// account for a day and must be changed at once.
import { isDemoType, refuse, type Refusal } from '@baize/contract';
import { chooseLocale } from '@baize/i18n';
import type { Tx } from '../../../platform/database/index.ts';
import { randomToken } from '../../../platform/randomness/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import { translatorOf } from '../../../platform/texts/index.ts';
import { endEverything } from '../sign-in/end-everything.ts';
import { tellContacts } from '../accounts/notices.ts';
import type { IdentityParts } from '../ports.ts';
import { maskMail, maskNumber } from '../accounts/rules/mask.ts';
import { writePassword } from '../accounts/store/password-store.ts';
import {
  findForSignInById,
  readNoticeContact,
  readWrittenContacts,
  type SignInPlayer,
} from '../accounts/store/player-reader.ts';
import { keepRecovery } from '../recovery/store/recovery-store.ts';
import type { Changed } from '../../../platform/audit/index.ts';
import { byStaff, type StaffAction } from './member-changes.ts';

export type Reset = Changed & { readonly sentTo: string; readonly password: string };

const recoveryMs = 30 * 60_000;
const passwordBytes = 12;

export async function resetPasswordOf(
  parts: IdentityParts,
  tx: Tx,
  { memberId, now }: StaffAction,
): Promise<Reset | Refusal<'member-not-found' | 'member-state-fixed'>> {
  const player = await findForSignInById(tx, memberId);
  if (!player || isDemoType(player.type)) return refuse('member-not-found');
  if (player.state === 'closed' || player.state === 'excluded') return refuse('member-state-fixed');
  await endEverything(parts, tx, memberId, 'password-reset');
  const contacts = await readWrittenContacts(tx, memberId);
  const notice = 'staff-reset-password';
  await tellContacts(parts.ports, tx, {
    ...byStaff,
    playerId: memberId,
    notice,
    at: now,
    contacts,
  });
  const contact = player.emailKey ?? player.mobileKey;
  if (contact === null) return makeInitial(parts, tx, player, now);
  const token = randomToken(parts.ports.randomness);
  await keepRecovery(tx, digestOf(token), memberId, now + recoveryMs);
  // The old password stays valid until the new one is set.
  await queueRecovery(parts, tx, { player, contact, token, now });
  const sentTo = contact.includes('@') ? maskMail(contact) : maskNumber(contact);
  return { before: {}, after: { recoverySentTo: sentTo }, sentTo, password: '' };
}

async function makeInitial(
  { ports }: IdentityParts,
  tx: Tx,
  player: SignInPlayer,
  now: number,
): Promise<Reset> {
  const password = Buffer.from(ports.randomness.bytes(passwordBytes)).toString('base64url');
  const hash = await ports.passwords.hash(password);
  await writePassword(tx, player.id, { hash, kind: 'initial' }, now);
  const before = { passwordKind: player.passwordKind };
  return { before, after: { passwordKind: 'initial' }, sentTo: '', password };
}

interface Recovery {
  readonly player: SignInPlayer;
  readonly contact: string;
  readonly token: string;
  readonly now: number;
}

async function queueRecovery(
  { ports }: IdentityParts,
  tx: Tx,
  { player, contact, token, now }: Recovery,
): Promise<void> {
  const known = await readNoticeContact(tx, player.id);
  const locale = chooseLocale([known?.language ?? '']);
  const t = translatorOf(locale);
  const minutes = recoveryMs / 60_000;
  const facts = { name: player.username, brand: ports.brandName(), minutes };
  const link = `${ports.siteUrl()}/home#recover=${token}`;
  await ports.deliveries.queue(tx, {
    to: contact,
    subject: t('verification.recovery-subject', facts),
    text: `${t('verification.reset-text', facts)}\n\n${link}`,
    locale,
    facts: { ...facts, link },
    purpose: 'reset',
    expiresAt: now + recoveryMs,
    isLatestOnly: true,
  });
}
