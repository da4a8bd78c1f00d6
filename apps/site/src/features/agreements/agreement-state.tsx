// The state of a contract, or of a version of it, in a word with its icon.
import { Status, type StatusKind } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import type { AgreementState } from './agreements.ts';

const looks: Readonly<Record<AgreementState, StatusKind>> = {
  signing: 'neutral',
  pending: 'waiting',
  approved: 'good',
  rejected: 'bad',
  cancelled: 'neutral',
};

export function StateOfAgreement({ state }: { state: AgreementState }) {
  const t = useText();
  return <Status kind={looks[state]}>{t(`contracts.state-${state}`)}</Status>;
}
