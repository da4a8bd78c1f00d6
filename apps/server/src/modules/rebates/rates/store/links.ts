// Terms of invitation links: what whoever registers by one gets.
import type { RebateCategory } from '@baize/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
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

export async function readLink(tx: Tx, invitationId: string): Promise<LinkTerms | undefined> {
  const { rows } = await sql<{
    agentName: string;
    rates: readonly (readonly [RebateCategory, number])[];
    group: number | null;
  }>`select agent_name as "agentName", rates, prize_group as "group" from rebate_link
    where invitation_id = ${invitationId}`.execute(tx);
  return rows.map(({ agentName, rates, group }) => ({
    agentName,
    rates: rates.map(([category, rate]) => ({ category, rate })),
    group: group ?? undefined,
  }))[0];
}
