// What a member is told of their own account: sign-ins from new places and changes of what guards
// it. It is written down with the change and sent afterwards, to the mailbox or else the phone, in
// the member's language. [S17]
import { chooseLocale } from '@baize/i18n';
import { translatorOf } from '@baize/i18n/compile';
import type { Tx } from '../../platform/database/index.ts';
import type { IdentityPorts } from './ports.ts';
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
] as const;
export type MemberNotice = (typeof memberNotices)[number];

export interface NoticeNews {
  readonly playerId: string;
  readonly notice: MemberNotice;
  readonly at: number;
  /** Where it was done from; '' when nobody's place counts. */
  readonly address: string;
  readonly device: string;
  /** Where to send it, when the change took the member's contact away. */
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
