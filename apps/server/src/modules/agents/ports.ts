// Ports of agents to lower modules and to the operator above.
import type { GameCategory } from '@baize/contract';
import type { Audit } from '../../platform/audit/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { TeamFigures, TeamSearch } from './store/figures.ts';
import type { TeamSize } from './store/team.ts';
import type { Identity } from '../identity/index.ts';

export interface AgentsPorts {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'tell'>;
  readonly team: Identity['team'];
  /** What a game is called and where it stands; nothing for one that is not known any more. */
  readonly gameOf: (
    vendor: string | null,
    gameCode: string,
    locale: string,
  ) => KnownGame | undefined;
  /** What was agreed along the old line ends. */
  readonly memberMoved: (tx: Tx, changed: LineChanged) => Promise<void>;
  readonly agentEnded: (tx: Tx, changed: LineChanged) => Promise<void>;
  /** What a team came to over days, by the line of agents at the time. */
  readonly figuresOf: (search: TeamSearch) => Promise<TeamFigures>;
  /** Size and balance of a large team, a few minutes old; undefined: it is to be walked. */
  readonly largeTeam: (search: {
    readonly agentId: string;
    readonly currency: string;
    readonly now: number;
  }) => Promise<TeamSize | undefined>;
  readonly currency: string;
  readonly audit: Audit;
}

export interface LineChanged {
  readonly memberId: string;
  readonly now: number;
}

export interface KnownGame {
  readonly name: string;
  readonly category: GameCategory;
}
