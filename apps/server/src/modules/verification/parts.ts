// Parts that the actions of verification share, made once by the door.
import type { Codes } from './codes.ts';
import type { HumanCheck } from './human-check.ts';
import type { VerificationPorts } from './ports.ts';

export interface VerificationParts {
  readonly ports: VerificationPorts;
  readonly human: HumanCheck;
  readonly codes: Codes;
}
