// Resets a member's password for staff, who never learn one that will last: to a verified contact
// goes a single-use recovery; without one an initial password is made that is shown once, opens the
// account for a day and must be changed at once.
import { refuse, type Refusal } from '@baize/contract';
import { chooseLocale } from '@baize/i18n';
import { translatorOf } from '@baize/i18n/compile';
import type { Tx } from '../../../platform/database/index.ts';
import { randomToken } from '../../../platform/randomness/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import { endEverything } from '../end-everything.ts';
import type { IdentityParts } from '../parts.ts';
import { maskMail, maskNumber } from '../rules/mask.ts';
import { writePassword } from '../store/password-store.ts';
import { findForSignInById, readNoticeContact, type SignInPlayer } from '../store/player-reader.ts';
import { keepRecovery } from '../store/recovery-store.ts';
import type { Changed, Deed } from './member-changes.ts';

export type Reset = Changed & { readonly sentTo: string; readonly password: string };

const recoveryMs = 30 * 60_000;
const passwordBytes = 12;

export async function resetPasswordOf(
  parts: IdentityParts,
  tx: Tx,
  { memberId, now }: Deed,
): Promise<Reset | Refusal<'member-not-found' | 'member-state-fixed'>> {
  const player = await findForSignInById(tx, memberId);
  if (!player || player.type === 4) return refuse('member-not-found');
  if (player.state === 'closed' || player.state === 'excluded') return refuse('member-state-fixed');
  await endEverything(parts, tx, memberId, 'password-reset');
  const contact = player.emailKey ?? player.mobileKey;
  if (contact === null) return makeInitial(parts, tx, player, now);
  const token = randomToken(parts.ports.randomness);
  await keepRecovery(tx, digestOf(token), memberId, now + recoveryMs);
  // Nobody knows the old password is worth nothing before the new one is set: it stays until then.
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
