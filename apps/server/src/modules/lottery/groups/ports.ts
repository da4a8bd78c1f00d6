// The needs of prize groups: the tree of agents, and the brand's rules.
import type { GroupRules } from '@baize/engines';
import type { Audit } from '../../../platform/audit/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Agents } from '../../agents/index.ts';

export interface GroupsPorts {
  readonly database: Database;
  readonly agents: Pick<Agents, 'lineOf' | 'linesOf' | 'directIdsOf' | 'directMembers'>;
  readonly audit: Audit;
  /** Bounds of the site, and what the brand allows. */
  readonly rules: () => GroupRules;
  readonly groupDefault: () => number;
}
