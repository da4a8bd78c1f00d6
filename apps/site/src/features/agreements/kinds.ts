// The kinds of contracts that the house offers now, and the periods of each.
import { useModule } from '../../app/status.ts';
import type { AgreementKind, AgreementPeriod } from './agreements.ts';

export const dividendPeriods: readonly AgreementPeriod[] = [
  'daily',
  'weekly',
  'semimonthly',
  'monthly',
];

const salaryPeriods: Readonly<Record<Exclude<AgreementKind, 'dividend'>, AgreementPeriod>> = {
  'daily-salary': 'daily',
  'hourly-salary': 'hourly',
  'realtime-salary': 'five-minutes',
};

export const periodOf = (kind: AgreementKind, chosen: AgreementPeriod): AgreementPeriod =>
  kind === 'dividend' ? chosen : salaryPeriods[kind];

export function useOfferedKinds(): readonly AgreementKind[] {
  const isOn: Readonly<Record<AgreementKind, boolean>> = {
    dividend: useModule('SIGNCONDIV3'),
    'daily-salary': useModule('DAILYSALCONT3'),
    'hourly-salary': useModule('HOURSAL3'),
    'realtime-salary': useModule('RTSALARY3'),
  };
  const kinds: readonly AgreementKind[] = [
    'dividend',
    'daily-salary',
    'hourly-salary',
    'realtime-salary',
  ];
  return kinds.filter((kind) => isOn[kind]);
}
