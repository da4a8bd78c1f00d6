// Finds the agent of an invitation: the one whose code, or whose link's code, was given or, when
// none was, the one whose code begins the host name, as in `lotus.play.example`.
import type { Queryable } from '../../../platform/database/index.ts';
import { findAgentByCode, type Agent } from '../accounts/store/player-reader.ts';

export interface Invitation {
  readonly code?: string | undefined;
  readonly domain?: string | undefined;
}

export async function agentOf(
  on: Queryable,
  { code = '', domain = '' }: Invitation,
  now: number,
): Promise<Agent | undefined> {
  const told = code.trim();
  if (told !== '') return findAgentByCode(on, { code: told, now });
  const [label = '', ...rest] = domain.trim().toLowerCase().split('.');
  // The brand's own host has two labels and names nobody.
  return label !== '' && rest.length > 1 ? findAgentByCode(on, { hostLabel: label }) : undefined;
}
