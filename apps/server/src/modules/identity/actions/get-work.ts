// A proof-of-work challenge, signed so that nobody can make an easier one.
import type { identity } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { IdentityParts } from '../parts.ts';

export const getWork =
  ({ human }: IdentityParts): Action<typeof identity.getWork> =>
  ({ now }) =>
    human.makeWork(now);
