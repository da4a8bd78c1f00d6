// The kinds of contracts an agent pays or receives: each opens its record in the agent centre. Kept
// for the tab under the family's names.
import { useEffect } from 'react';
import { writeStored } from '../../app/stored.ts';
import { type AgreementKind, useAgreements } from './agreements.ts';

export interface ContractFlags {
  readonly hasDividend: boolean;
  readonly hasDailySalary: boolean;
  readonly hasHourlySalary: boolean;
  readonly hasRealtimeSalary: boolean;
}

/** Off: contracts are not offered, and nothing is asked. */
export function useContractFlags(isOn: boolean): ContractFlags {
  const received = useAgreements({ side: 'received', pageNo: 1 }, isOn).data?.list ?? [];
  const given = useAgreements({ side: 'given', pageNo: 1 }, isOn).data?.list ?? [];
  const began = [...received, ...given].filter(({ running }) => running !== null);
  const has = (kind: AgreementKind) => isOn && began.some((one) => one.kind === kind);
  const flags = {
    hasDividend: has('dividend'),
    hasDailySalary: has('daily-salary'),
    hasHourlySalary: has('hourly-salary'),
    hasRealtimeSalary: has('realtime-salary'),
  };
  const { hasDividend, ...salaries } = flags;
  const hasSalary = Object.values(salaries).includes(true);
  useEffect(() => {
    writeStored('session', 'enableContract', String(hasDividend));
    writeStored('session', 'enableSalary', String(hasSalary));
  }, [hasDividend, hasSalary]);
  return flags;
}
