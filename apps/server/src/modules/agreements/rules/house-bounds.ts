// The bounds of what the house offers: the highest rate of each kind, the most that a period of a
// salary pays, and up to which rate one person of staff offers alone.
import { refuse, type AgreementKind, type Policies, type Refusal } from '@baize/contract';
import { rateOf, readTerms, type WrittenTerms } from './terms.ts';

const rateNames = {
  dividend: 'houseDividendRateMost',
  'daily-salary': 'houseDailySalaryRateMost',
  'hourly-salary': 'houseHourlySalaryRateMost',
  'realtime-salary': 'houseRealTimeSalaryRateMost',
} as const satisfies Readonly<Record<AgreementKind, keyof Policies>>;

export type HousePolicy = Pick<
  Policies,
  (typeof rateNames)[AgreementKind] | 'houseSalaryPayMost' | 'houseOfferAlonePercent'
>;

interface Offered {
  readonly kind: AgreementKind;
  readonly terms: WrittenTerms;
}

const highest = ({ terms }: Offered): bigint =>
  readTerms(terms).tiers.reduce((most, { rate }) => (rate > most ? rate : most), 0n);

export function refusalOfHouse(
  offered: Offered,
  policy: HousePolicy,
): Refusal<'agreement-rate-above-house' | 'agreement-pay-above-house'> | undefined {
  const rateMost = policy[rateNames[offered.kind]];
  if (highest(offered) > rateOf(rateMost))
    return refuse('agreement-rate-above-house', { facts: { most: rateMost } });
  // Amounts and percents are texts of the same four decimals.
  const payMost = rateOf(policy.houseSalaryPayMost);
  const { maximum } = readTerms(offered.terms);
  const isBounded = payMost === 0n || offered.kind === 'dividend';
  if (isBounded || (maximum > 0n && maximum <= payMost)) return undefined;
  return refuse('agreement-pay-above-house', { facts: { most: policy.houseSalaryPayMost } });
}

/** Above it a second person sends the offer. */
export function isAboveAlone(offered: Offered, policy: HousePolicy): boolean {
  const most = rateOf(policy[rateNames[offered.kind]]);
  return highest(offered) * 100n > most * BigInt(policy.houseOfferAlonePercent);
}
