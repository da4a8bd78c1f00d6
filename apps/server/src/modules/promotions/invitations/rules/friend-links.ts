// Signs that a friend and the member who invited them are one person. A reward for such a friend
// waits for staff: a family may share an address.
import { wordsIn } from '@baize/contract/words';
import type { FriendLink } from '@baize/contract';

/** Where a member comes from; empty: not known. */
export interface Origin {
  readonly deviceId: string;
  /** Of the registration and of sign-ins. */
  readonly addresses: readonly string[];
  readonly fullName: string;
  readonly documentKey: string | null;
}

export function friendLinksOf(
  one: Origin,
  other: Origin,
  { haveOneAccount }: { readonly haveOneAccount: boolean },
): readonly FriendLink[] {
  const found: Readonly<Record<FriendLink, boolean>> = {
    'same-device': isSame(one.deviceId, other.deviceId),
    'same-address': one.addresses.some((address) => address !== '' && has(other, address)),
    'same-account': haveOneAccount,
    'same-name': isSame(nameKey(one), nameKey(other)),
    'same-document': isSame(one.documentKey ?? '', other.documentKey ?? ''),
  };
  return (Object.keys(found) as FriendLink[]).filter((link) => found[link]);
}

const isSame = (one: string, other: string): boolean => one !== '' && one === other;
const has = ({ addresses }: Origin, address: string): boolean => addresses.includes(address);
/** In any order, without case and accents. */
const nameKey = ({ fullName }: Origin): string => wordsIn(fullName).toSorted().join(' ');
