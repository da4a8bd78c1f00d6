// The pages of the member centre, in the order of the specification, and the condition of each: a
// page that is not offered to this member is not listed.
import type { ModuleId } from '@baize/contract';

/** The thirteen of the specification; then rebates, and those that protect and hear the player. */
export const placesInOrder = [
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
  'referral',
  'missionLeaderboard',
  'messageV2',
  'rebates',
  'limits',
  'feedback',
] as const;
export type PlaceName = (typeof placesInOrder)[number];

export interface CentreFacts {
  readonly isOn: (module: ModuleId) => boolean;
  /** There is a screen of it. */
  readonly isBuilt: (place: PlaceName) => boolean;
  /** For members of an agent's team: money may be sent to the upline. */
  readonly mayTransferUp: boolean;
  readonly isReferralOn: boolean;
}

const switches: Partial<Readonly<Record<PlaceName, ModuleId>>> = {
  depositv2: 'DPSTBAS3',
  withdraw: 'WITHDRAW3',
  transferUpline: 'TEAMTRANS3',
  personalHistoryCopy: 'BETREC3',
  transactionHistory: 'MEMTRANS3',
  personalProfit: 'BETREC3',
  rewardCenter: 'REWCEN3',
  missionLeaderboard: 'MISSIONLB3',
  referral: 'REFERRAL3',
  messageV2: 'INBOX3',
  rebates: 'AGENTPOLICY3',
  feedback: 'FEEDBACK3',
};

const ordered: readonly string[] = placesInOrder;
/** Whether the specification, or this list, says where it stands. */
export const isOrdered = (place: string): boolean => ordered.includes(place);

export function listedPlaces(facts: CentreFacts): readonly PlaceName[] {
  return placesInOrder.filter((place) => {
    if (place === 'transferUpline' && !facts.mayTransferUp) return false;
    if (place === 'referral' && !facts.isReferralOn) return false;
    return facts.isBuilt(place) && facts.isOn(switches[place] ?? 'COMM3');
  });
}
