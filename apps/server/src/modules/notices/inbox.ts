// News that the platform puts into an inbox by itself when something happened to a member. A cause
// is told once, however often its event is delivered.
import { topicOfPlayer } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import type { PastLevel } from '../vip/index.ts';
import { factsOfLevel } from './level-facts.ts';
import type { NoticesPorts } from './ports.ts';
import { putNews, type News } from './store/inbox-store.ts';

export const newsKinds = [
  'welcome',
  'deposit-success',
  'deposit-refused',
  'deposit-reversed',
  'deposit-report-found',
  'deposit-report-refused',
  'deposit-report-closed',
  'withdrawal-approved',
  'withdrawal-paid',
  'withdrawal-refused',
  'part-paid',
  'payment-disputed',
  'dispute-decided',
  'feedback-answered',
  'vip-risen',
  'vip-fallen',
  'vip-ended',
  'lottery-corrected',
  'lottery-cancelled',
  'hand-cashed-out',
  'hand-given-back',
  'hand-free-bet-back',
  'staff-changed-contacts',
  'staff-reset-password',
  'deposit-means-blocked',
  'deposits-suspended',
  'deposits-freed',
  'limit-review-due',
  'account-quiet',
  'account-dormant',
  'transfer-sent',
  'transfer-received',
  'transfer-reversed',
  'contract-offered',
  'contract-accepted',
  'contract-rejected',
  'contract-end-asked',
  'contract-end-accepted',
  'contract-end-rejected',
  'contract-end-withdrawn',
  'contract-ended',
  'contract-offer-ended',
  'bill-forced',
  'bill-collected',
  'bill-paid-by-house',
  'bill-refused',
  'bill-disputed',
  'bill-dispute-answered',
] as const;
export type NewsKind = (typeof newsKinds)[number];

const isNews = (word: string): word is NewsKind => newsKinds.some((kind) => kind === word);

export interface Told extends Omit<News, 'news'> {
  readonly news: string;
}

/** Puts news in and tells the member’s open pages; a kind nobody wrote words for is passed over. */
export async function tellInbox(ports: NoticesPorts, tx: Tx, told: Told): Promise<void> {
  if (!isNews(told.news)) return;
  if (await putNews(tx, told, ports.clock.now())) await tellChanged(ports, tx, told.playerId);
}

export async function tellChanged(ports: NoticesPorts, tx: Tx, playerId: string): Promise<void> {
  await ports.tell(tx, { event: 'inbox-changed', topic: topicOfPlayer(playerId), payload: {} });
}

/** Open pages of more members than this are not told: they look by themselves within a minute. */
const toldAtOnceMax = 200;

export async function tellAll(
  ports: NoticesPorts,
  tx: Tx,
  playerIds: readonly string[],
): Promise<void> {
  if (playerIds.length > toldAtOnceMax) return;
  for (const playerId of playerIds) await tellChanged(ports, tx, playerId);
}

interface Deposit {
  readonly depositId: string;
  readonly amount: string;
  readonly state: string;
}
interface Withdrawal {
  readonly withdrawalId: string;
  readonly state: string;
  readonly receipt: string;
}

/** Of a part of a withdrawal, to who withdraws or who pays. */
interface PaymentNews {
  readonly playerId: string;
  readonly cause: string;
  readonly news: string;
  readonly amount: string;
}

const playerOf = (topic: string | undefined): string => topic?.replace(/^player:/u, '') ?? '';

interface TeamTransfer {
  readonly transferId: string;
  readonly side: 'sent' | 'received';
  readonly name: string;
  readonly amount: string;
  readonly state: 'done' | 'reversed';
}

interface MemberNotice {
  readonly playerId: string;
  readonly notice: string;
  readonly at: number;
}

interface HandEnded {
  readonly roundId: string;
  readonly gameCode: string;
  readonly end: 'cashed-out' | 'given-back' | 'free-bet-back';
  readonly amount: string;
}

interface IssueChanged {
  readonly change: 'corrected' | 'cancelled';
  readonly gameCode: string;
  readonly issue: string;
  readonly version: number;
}

interface VipMove {
  readonly stepId: string;
  readonly rises: boolean;
  readonly to: PastLevel | null;
}

/** A level's name is told in the reader's language: all its names are kept, and its emblem. */
function vipNews({ stepId, rises, to }: VipMove) {
  const cause = `vip:${stepId}`;
  if (to === null) return { cause, news: 'vip-ended', facts: {} };
  return { cause, news: rises ? 'vip-risen' : 'vip-fallen', facts: factsOfLevel(to) };
}

/** News of money: deposits, withdrawals and transfers. */
function hearMoney(ports: NoticesPorts): void {
  const { hear } = ports;
  hear('deposit-settled', 'notices', async ({ topic, payload }, tx) => {
    const { depositId, amount, state } = payload as Deposit;
    const cause = `deposit:${depositId}:${state}`;
    const news = `deposit-${state}`;
    await tellInbox(ports, tx, { playerId: playerOf(topic), cause, news, facts: { amount } });
  });
  hear('deposit-report-answered', 'notices', async ({ topic, payload }, tx) => {
    const { reportId, state } = payload as { reportId: string; state: string };
    const cause = `deposit-report:${reportId}`;
    const news = `deposit-report-${state}`;
    await tellInbox(ports, tx, { playerId: playerOf(topic), cause, news, facts: {} });
  });
  hear('withdrawal-moved', 'notices', async ({ topic, payload }, tx) => {
    const { withdrawalId, state, receipt } = payload as Withdrawal;
    // One in parts was asked about part by part: nothing is left to confirm.
    if (state === 'paid' && receipt !== 'not-received') return;
    const cause = `withdrawal:${withdrawalId}:${state}`;
    const news = `withdrawal-${state}`;
    await tellInbox(ports, tx, { playerId: playerOf(topic), cause, news, facts: {} });
  });
  hear('team-transfer-moved', 'notices', async ({ topic, payload }, tx) => {
    const { transferId, side, name, amount, state } = payload as TeamTransfer;
    const news = `transfer-${state === 'reversed' ? 'reversed' : side}`;
    const cause = `transfer:${transferId}:${state}`;
    await tellInbox(ports, tx, { playerId: playerOf(topic), cause, news, facts: { name, amount } });
  });
  hear('payment-news', 'notices', async ({ payload }, tx) => {
    const { playerId, cause, news, amount } = payload as PaymentNews;
    await tellInbox(ports, tx, { playerId, cause, news, facts: { amount } });
  });
}

/** News of contracts and bills, with all that their words need. */
function hearAgreements(ports: NoticesPorts): void {
  ports.hear('agreement-news', 'notices', async ({ payload }, tx) => {
    await tellInbox(ports, tx, payload as Told);
  });
}

/** Events of lower modules that become messages in the member's inbox. */
export function hearNews(ports: NoticesPorts): void {
  const { hear } = ports;
  hearMoney(ports);
  hearAgreements(ports);
  hear('member-registered', 'notices', async ({ payload }, tx) => {
    const { playerId, username } = payload as { playerId: string; username: string };
    const facts = { name: username };
    await tellInbox(ports, tx, { playerId, cause: 'welcome', news: 'welcome', facts });
  });
  hear('member-notice', 'notices', async ({ payload }, tx) => {
    const { playerId, notice, at } = payload as MemberNotice;
    await tellInbox(ports, tx, { playerId, cause: `${notice}:${at}`, news: notice, facts: {} });
  });
  hear('lottery-issue-changed', 'notices', async ({ topic, payload }, tx) => {
    const { change, gameCode, issue, version } = payload as IssueChanged;
    const cause = `lottery:${gameCode}:${issue}:${version}`;
    const facts = { gameCode, issue };
    await tellInbox(ports, tx, {
      playerId: playerOf(topic),
      cause,
      news: `lottery-${change}`,
      facts,
    });
  });
  hear('hand-ended', 'notices', async ({ topic, payload }, tx) => {
    const { roundId, gameCode, end, amount } = payload as HandEnded;
    const cause = `hand:${roundId}`;
    const facts = { gameCode, amount };
    await tellInbox(ports, tx, { playerId: playerOf(topic), cause, news: `hand-${end}`, facts });
  });
  hear('vip-level-changed', 'notices', async ({ topic, payload }, tx) => {
    await tellInbox(ports, tx, { playerId: playerOf(topic), ...vipNews(payload as VipMove) });
  });
}
