// The caller's own second factors.
import type { factors } from '@baize/contract';
import { holderOf } from '../holder.ts';
import type { FactorsParts, OwnAction } from '../parts.ts';
import { summaryOf } from '../summary.ts';

export const listFactors =
  ({ ports }: FactorsParts): OwnAction<typeof factors.listFactors> =>
  ({ caller }) =>
    summaryOf(ports, holderOf(caller));
