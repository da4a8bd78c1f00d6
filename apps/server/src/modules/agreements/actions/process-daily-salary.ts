// The family's call about a daily salary: the offer or end that waits is read or answered.
import type { AgreementsPorts } from '../ports.ts';
import { processContract, type Process } from '../process-contract.ts';

export const processDailySalary = (ports: AgreementsPorts): Process =>
  processContract(ports, 'daily-salary');
