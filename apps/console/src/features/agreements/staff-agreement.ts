// Shapes of agents' contracts and bills as the calls give them, and the key under which their
// answers are kept.
import type { agreements, OutputOf } from '@baize/contract';

export type Agreement = OutputOf<typeof agreements.listAgreements>['list'][number];
export type AgreementInFull = OutputOf<typeof agreements.getAgreement>;
export type Version = AgreementInFull['history'][number];
export type Terms = Version['terms'];
export type Tier = Terms['tiers'][number];
export type Bill = OutputOf<typeof agreements.listBills>['list'][number];
export type BillInFull = OutputOf<typeof agreements.getBill>;
export type StaffBill = OutputOf<typeof agreements.getBillFile>;

/** An offer of the house that waits for a second person. */
export const proposedOffer = ({
  payer,
  pending,
}: Pick<Agreement, 'payer' | 'pending'>): Version | undefined =>
  payer === 'house' && pending?.state === 'signing' ? pending : undefined;

export const agreementsKey = ['agreements'] as const;

/** The lowest and the highest rate, as a page of many contracts shows them. */
export function rateSpan({ tiers }: Pick<Terms, 'tiers'>): string {
  const [first, last] = [tiers.at(0)?.rate ?? '0', tiers.at(-1)?.rate ?? '0'];
  return first === last ? `${plainRate(first)} %` : `${plainRate(first)}–${plainRate(last)} %`;
}

/** Without zeros at the end: `0.5000` reads 0.5. */
export const plainRate = (rate: string): string =>
  rate.includes('.') ? rate.replace(/\.?0+$/u, '') : rate;
