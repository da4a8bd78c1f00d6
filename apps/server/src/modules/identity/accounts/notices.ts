// Security notices to a member: sign-ins from new places and changes of what guards the account. A
// notice is stored with the change and sent afterwards, to the mailbox or else the phone, in the
// member's language. [S17]
import { chooseLocale } from '@baize/i18n';
import type { Tx } from '../../../platform/database/index.ts';
import { translatorOf } from '../../../platform/texts/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { readNoticeContact } from './store/player-reader.ts';

export const memberNotices = [
  'new-place',
  'password-changed',
  'password-recovered',
  'payment-password-changed',
  'mobile-changed',
  'email-changed',
  'factors-changed',
  'accounts-changed',
  'account-closed',
  'account-locked',
  'staff-changed-contacts',
  'staff-reset-password',
  'deposit-means-blocked',
  'deposits-suspended',
  'deposits-freed',
  'limit-review-due',
  'account-quiet',
  'account-dormant',
] as const;
export type MemberNotice = (typeof memberNotices)[number];

export interface NoticeNews {
  readonly playerId: string;
  readonly notice: MemberNotice;
  readonly at: number;
  /** The place it was done from; '' when nobody's place counts. */
  readonly address: string;
  readonly device: string;
  /** The recipient, when the change removed the member's contact. */
  readonly to?: string;
}

export const noticeEvent = 'member-notice';

export async function tellMember(
  { outbox }: Pick<IdentityPorts, 'outbox'>,
  tx: Tx,
  news: NoticeNews,
): Promise<void> {
  await outbox.tell(tx, { event: noticeEvent, payload: news });
}

/** Tells each of these contacts, old ones too; without any, whichever is on record at sending. */
export async function tellContacts(
  ports: Pick<IdentityPorts, 'outbox'>,
  tx: Tx,
  { contacts, ...news }: Omit<NoticeNews, 'to'> & { readonly contacts: readonly string[] },
): Promise<void> {
  const known = [...new Set(contacts)].filter((contact) => contact !== '');
  if (known.length === 0) await tellMember(ports, tx, news);
  for (const to of known) await tellMember(ports, tx, { ...news, to });
}

/** After a day it is no news any more. */
const usefulMs = 24 * 3_600_000;

/** Sends a notice that was told; a member who cannot be reached is not told. */
export async function sendNotice(ports: IdentityPorts, tx: Tx, news: NoticeNews): Promise<void> {
  const { clock, deliveries, brandName } = ports;
  const contact = await readNoticeContact(tx, news.playerId);
  if (!contact || (news.notice === 'new-place' && !contact.wantsNewPlace)) return;
  const locale = chooseLocale([contact.language]);
  const t = translatorOf(locale);
  const facts = { name: contact.username, brand: brandName() };
  const said = { ...facts, device: news.device, address: news.address };
  const text = t(`verification.notice-${news.notice}`, said);
  const to = news.to ?? contact.email ?? contact.mobile;
  if (to === undefined) return;
  const subject = t('verification.notice-subject', facts);
  const expiresAt = clock.now() + usefulMs;
  const purpose = `notice-${news.notice}`;
  await deliveries.queue(tx, { to, subject, text, locale, facts: said, purpose, expiresAt });
}
