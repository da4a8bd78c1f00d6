// The module switch of each kind, and which kinds exclude each other for one pair.
import type { AgreementKind, ModuleId } from '@baize/contract';

export const switchOf: Readonly<Record<AgreementKind, ModuleId>> = {
  dividend: 'SIGNCONDIV3',
  'daily-salary': 'DAILYSALCONT3',
  'hourly-salary': 'HOURSAL3',
  'realtime-salary': 'RTSALARY3',
};

export const isSalary = (kind: AgreementKind): boolean => kind !== 'dividend';

/** Two salaries would pay one turnover twice. */
export const excludes = (one: AgreementKind, other: AgreementKind): boolean =>
  one !== other && isSalary(one) && isSalary(other);
