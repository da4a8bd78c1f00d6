// The family's call about a dividend: the offer or end that waits is read or answered.
import type { AgreementsPorts } from '../ports.ts';
import { processContract, type Process } from '../process-contract.ts';

export const processDividend = (ports: AgreementsPorts): Process =>
  processContract(ports, 'dividend');
