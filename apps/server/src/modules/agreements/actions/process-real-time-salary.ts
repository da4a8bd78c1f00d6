// The family's call about a real-time salary: the offer or end that waits is read or answered.
import type { AgreementsPorts } from '../ports.ts';
import { processContract, type Process } from '../process-contract.ts';

export const processRealTimeSalary = (ports: AgreementsPorts): Process =>
  processContract(ports, 'realtime-salary');
