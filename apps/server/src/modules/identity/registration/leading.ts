// Checks whether an account may lead a team: an active agent who accepted the terms.
import { refuse, type Refusal } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdentityParts } from '../ports.ts';
import { keepsAgent } from './store/team-writer.ts';
import { isTermsDue } from '../accounts/terms.ts';

export async function refusalOfLeading(
  parts: IdentityParts,
  tx: Tx,
  agentId: string,
): Promise<Refusal<'role-not-allowed' | 'terms-due'> | undefined> {
  if (!(await keepsAgent(tx, agentId, 'alone'))) return refuse('role-not-allowed');
  return (await isTermsDue(parts, agentId, tx)) ? refuse('terms-due') : undefined;
}
