// The pages of the member centre by the names of the specification. The page is part of the
// address, so a reload or a link leads back to it.
import { useCentreAddress } from './centre-address.ts';
import { useSession } from './session/session.ts';
import { useModule } from './status.ts';

export const memberPages = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'missionLeaderboard',
  'referral',
  'messageV2',
  'playerRank',
  'rebates',
  'limits',
  'feedback',
] as const;
export type MemberPage = (typeof memberPages)[number];

/** Short names that links may use. */
const aliases: Readonly<Record<string, MemberPage>> = {
  account: 'securityCenter',
  wallet: 'transferFund',
  deposit: 'depositv2',
  bets: 'personalHistoryCopy',
  record: 'transactionHistory',
  profit: 'personalProfit',
  saferPlay: 'limits',
  missions: 'missionLeaderboard',
  vip: 'playerRank',
  inbox: 'messageV2',
  invite: 'referral',
};

const parameter = 'mc';

/** An unknown name leads to the default page: the own level for a member with one. */
export function memberPageOf(
  name: string | null,
  who: 'ranked' | 'unranked' = 'unranked',
): MemberPage | undefined {
  if (name === null) return undefined;
  const first = who === 'ranked' ? 'playerRank' : 'securityCenter';
  return memberPages.find((page) => page === name) ?? aliases[name] ?? first;
}

export function useMemberCentre() {
  const { asked, change } = useCentreAddress(parameter);
  const label = useSession()?.memberLabel ?? '';
  const hasVip = useModule('VIP3');
  const page = memberPageOf(asked, label !== '' && hasVip ? 'ranked' : 'unranked');
  return { page, open: (next: MemberPage) => change(next), close: () => change(undefined) };
}
