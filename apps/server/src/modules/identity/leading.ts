// Whether somebody may bring others into a team of theirs: an agent, whoever staff have not ended
// since the call came in, who agreed to what everybody agrees to.
import { refuse, type Refusal } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import type { IdentityParts } from './parts.ts';
import { keepsAgent } from './store/team-writer.ts';
import { isTermsDue } from './terms.ts';

export async function refusalOfLeading(
  parts: IdentityParts,
  tx: Tx,
  agentId: string,
): Promise<Refusal<'role-not-allowed' | 'terms-due'> | undefined> {
  if (!(await keepsAgent(tx, agentId, 'alone'))) return refuse('role-not-allowed');
  return (await isTermsDue(parts, agentId, tx)) ? refuse('terms-due') : undefined;
}
