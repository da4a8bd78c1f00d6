// States of contracts and of bills, each with its colour.
import type { AgreementState, BillState } from '@baize/contract';
import { Badge, Status, type StatusKind } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import { proposedOffer, type Agreement } from './staff-agreement.ts';

const ofAgreements: Readonly<Record<AgreementState, StatusKind>> = {
  signing: 'neutral',
  pending: 'waiting',
  approved: 'good',
  rejected: 'bad',
  cancelled: 'neutral',
};
const ofBills: Readonly<Record<BillState, StatusKind>> = {
  unpaid: 'waiting',
  paid: 'good',
  'not-eligible': 'neutral',
  overdue: 'bad',
  forced: 'good',
  'paid-by-house': 'good',
  refused: 'bad',
};

export function StateOfAgreement({ state }: { state: AgreementState }) {
  const t = useText();
  return <Status kind={ofAgreements[state]}>{t(`console.agreements.state-${state}`)}</Status>;
}

/** Of an offer of the house that a second person has to send. */
export function WaitsForSecond({ agreement }: { agreement: Agreement }) {
  const t = useText();
  if (proposedOffer(agreement) === undefined) return null;
  return <Badge tone="live">{t('console.agreements.waits-second')}</Badge>;
}

export function StateOfBill({ state }: { state: BillState }) {
  const t = useText();
  return <Status kind={ofBills[state]}>{t(`console.agreements.bill-${state}`)}</Status>;
}
