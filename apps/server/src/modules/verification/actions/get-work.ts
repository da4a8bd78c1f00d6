// A proof-of-work challenge, signed so that an easier one cannot be forged.
import type { verification } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { VerificationParts } from '../parts.ts';

export const getWork =
  ({ human }: VerificationParts): Action<typeof verification.getWork> =>
  ({ now }) =>
    human.makeWork(now);
