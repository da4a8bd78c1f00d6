// The kinds of contracts an agent pays or receives, or once did: each opens its record in the agent
// centre. Kept for the tab under the family's names.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unwrap } from '@baize/client';
import { client } from '../../app/client.ts';
import { writeStored } from '../../app/stored.ts';
import { type AgreementKind, useAgreements } from './agreements.ts';

export interface ContractFlags {
  readonly hasDividend: boolean;
  readonly hasDailySalary: boolean;
  readonly hasHourlySalary: boolean;
  readonly hasRealtimeSalary: boolean;
}

/** The contracts received, as the family's clients read them beside the balance. */
const useReceivedKinds = (isOn: boolean) =>
  useQuery({
    enabled: isOn,
    queryKey: ['team', 'consolidated'],
    queryFn: async (): Promise<readonly AgreementKind[]> => {
      const told = unwrap(await client.agreements.getFundsConsolidated());
      writeStored('session', 'consolidated', JSON.stringify(told));
      const infos = {
        dividend: told.divtypeinfo,
        'daily-salary': told.dailysalinfotype,
        'hourly-salary': told.contracthoursalinfo,
        'realtime-salary': told.contractmrdailysalinfotype,
      };
      const kinds = Object.keys(infos) as AgreementKind[];
      return kinds.filter((kind) => infos[kind] !== null);
    },
  });

/** Off: contracts are not offered, and nothing is asked. */
export function useContractFlags(isOn: boolean): ContractFlags {
  const received = useReceivedKinds(isOn).data ?? [];
  const known = useAgreements({ side: 'given', pageNo: 1 }, isOn).data?.kinds ?? [];
  const has = (kind: AgreementKind) => isOn && [...received, ...known].includes(kind);
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
