// Ports of agreements to the platform and to lower modules.
import type { MemberState, ModuleId } from '@baize/contract';
import type { Audit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Queryable, Tx } from '../../platform/database/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';

export interface AgentFacts {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly state: MemberState;
  readonly currency: string;
}

export interface AgreementsPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly outbox: Pick<Outbox, 'tell'>;
  readonly audit: Audit;
  readonly isOn: (module: ModuleId) => boolean;
  readonly usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly playerIdOf: (username: string) => Promise<string | undefined>;
  readonly memberFile: (id: string) => Promise<AgentFacts | undefined>;
  /** From the member up to the top of the tree, the member first. */
  readonly lineOf: (
    memberId: string,
    on?: Queryable | Tx,
  ) => Promise<readonly { readonly id: string; readonly username: string }[]>;
}
