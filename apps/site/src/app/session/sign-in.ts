// The steps after a sign-in or a sign-out: the session is stored or removed, data fetched for
// another account is dropped, the live channel sends the new identity, and other tabs of the
// account follow.
import { client } from '../client.ts';
import { live } from '../live/live-channel.ts';
import { queryClient } from '../query-client.ts';
import { useRewardsDue } from '../rewards-due.ts';
import { currentSession, useSessionStore } from './session.ts';

export interface SignedIn {
  readonly token: string;
  readonly id: string;
  readonly userName: string;
  readonly customerType: number;
}

const tabs =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('baize-session');

/** Keeps a new session and then asks the server who it belongs to. */
export async function beginSession(answer: SignedIn): Promise<void> {
  useSessionStore.getState().keep({
    token: answer.token,
    customerId: answer.id,
    account: answer.userName,
    nickname: '',
    isAgent: answer.customerType,
    toUpline: false,
    memberLabel: '',
  });
  dropPrivate();
  live().renew();
  await describeSession();
}

/**
 * Refreshes what is known of the member; a refusal leaves what is known. Whether there are terms
 * that the member has yet to agree to.
 */
export async function describeSession(): Promise<boolean> {
  const result = await client.identity.getMember();
  if (!result.ok) return false;
  const { id, account, nickname, type, toUpline, memberLabel, termsDue, rewardsDue } = result.value;
  useRewardsDue.setState({ count: rewardsDue });
  useSessionStore.getState().describe({
    customerId: id,
    account,
    nickname,
    isAgent: type,
    toUpline,
    memberLabel: memberLabel.length === 0 ? '' : JSON.stringify(memberLabel),
  });
  return termsDue;
}

/** Ends the session here and in the other tabs of the same account. */
export function endSession(): void {
  const account = currentSession()?.account;
  if (account === undefined) return;
  forgetSession();
  tabs?.postMessage({ ended: account });
}

function forgetSession(): void {
  useRewardsDue.setState({ count: 0 });
  useSessionStore.getState().forget();
  dropPrivate();
  live().renew();
}

function dropPrivate(): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.['open'] !== true });
}

tabs?.addEventListener('message', ({ data }: MessageEvent<{ ended?: string }>) => {
  if (data.ended !== undefined && data.ended === currentSession()?.account) forgetSession();
});
