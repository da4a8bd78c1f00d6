// Terms of invitation links: what a person who registers by one gets.
import type { RebateCategory } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { Terms } from '../rules/configs.ts';

export interface LinkTerms extends Terms {
  readonly agentName: string;
}

export async function insertLink(tx: Tx, invitationId: string, link: LinkTerms): Promise<void> {
  const rates = JSON.stringify(link.rates.map(({ category, rate }) => [category, rate]));
  await sql`insert into rebate_link (invitation_id, agent_name, rates, prize_group)
    values (${invitationId}, ${link.agentName}, ${rates}::jsonb, ${link.group ?? null})`.execute(
    tx,
  );
}

/** By invitation; a link without terms has none. */
export async function readLinks(
  on: Queryable | Tx,
  invitationIds: readonly string[],
): Promise<ReadonlyMap<string, LinkTerms>> {
  const { rows } = await sql<{
    id: string;
    agentName: string;
    rates: readonly (readonly [RebateCategory, number])[];
    group: number | null;
  }>`select invitation_id as id, agent_name as "agentName", rates, prize_group as "group"
    from rebate_link where invitation_id = any(${invitationIds})`.execute(on);
  const terms = rows.map(({ id, agentName, rates, group }) => {
    const given = rates.map(([category, rate]) => ({ category, rate }));
    return [id, { agentName, rates: given, group: group ?? undefined }] as const;
  });
  return new Map(terms);
}
