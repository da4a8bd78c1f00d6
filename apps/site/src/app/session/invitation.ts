// The invitation in the address when the page opened: an agent's code, a friend's, an upline's
// number. Links of the family use several names; they are kept in memory only.

export interface Invitation {
  readonly affiliateCode: string;
  readonly referralCode: string;
  readonly recommenderId: string;
}

const names: Readonly<Record<keyof Invitation, readonly string[]>> = {
  affiliateCode: ['affiliateCode', 'affiliatecode', 'affCode', 'aff', 'code', 'c'],
  referralCode: ['referralCode', 'referralcode', 'refCode', 'referral'],
  recommenderId: ['recommenderId', 'recommender', 'r'],
};
const longest = 64;

export function invitationIn(search: string): Invitation {
  const params = new URLSearchParams(search);
  const first = (wanted: readonly string[]) =>
    wanted.map((name) => params.get(name)?.trim() ?? '').find((value) => value !== '') ?? '';
  const read = (kind: keyof Invitation) => first(names[kind]).slice(0, longest);
  return {
    affiliateCode: read('affiliateCode'),
    referralCode: read('referralCode'),
    recommenderId: read('recommenderId'),
  };
}

let invitation = invitationIn('');

/** Reads the address the visitor came by. */
export function takeInvitation(): void {
  invitation = invitationIn(location.search);
}

export const currentInvitation = (): Invitation => invitation;
