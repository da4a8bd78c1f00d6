// The pages of the member centre by the names of the specification. The page is part of the
// address, so a reload or a link leads back to it.
import { useSearchParams } from './address.tsx';

export const memberPages = [
  'securityCenter',
  'depositv2',
  'withdraw',
  'personalHistoryCopy',
  'transactionHistory',
  'limits',
  'messageV2',
  'feedback',
] as const;
export type MemberPage = (typeof memberPages)[number];

/** Short names that links may use. */
const aliases: Readonly<Record<string, MemberPage>> = {
  account: 'securityCenter',
  deposit: 'depositv2',
  bets: 'personalHistoryCopy',
  record: 'transactionHistory',
  saferPlay: 'limits',
  inbox: 'messageV2',
};

const parameter = 'mc';

export function memberPageOf(name: string | null): MemberPage | undefined {
  if (name === null) return undefined;
  return memberPages.find((page) => page === name) ?? aliases[name] ?? 'securityCenter';
}

export function useMemberCentre() {
  const [search, setSearch] = useSearchParams();
  const page = memberPageOf(search.get(parameter));
  const change = (next: MemberPage | undefined) => {
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        if (next === undefined) changed.delete(parameter);
        else changed.set(parameter, next);
        return changed;
      },
      { replace: page !== undefined },
    );
  };
  return { page, open: change, close: () => change(undefined) };
}
