// Ports of agents to lower modules and to the operator above.
import type { agents, GameCategory, InputOf, OutputOf, Refusal, RefusalOf } from '@baize/contract';
import type { Audit } from '../../platform/audit/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { TeamFigures, TeamSearch } from './store/figures.ts';
import type { TeamSize } from './store/team.ts';
import type { Identity } from '../identity/index.ts';

export interface AgentsPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Pick<Outbox, 'tell'>;
  readonly team: Identity['team'];
  /** What a game is called and where it stands; nothing for one that is not known any more. */
  readonly gameOf: (
    vendor: string | null,
    gameCode: string,
    locale: string,
  ) => KnownGame | undefined;
  /** What was agreed along the old line ends, and what is kept by the line moves on. */
  readonly memberMoved: (tx: Tx, changed: LineChanged) => Promise<void>;
  readonly agentEnded: (tx: Tx, changed: LineChanged) => Promise<void>;
  /** Whether the house pays one of these agents by an agreement, or offered one. */
  readonly housePaysOne: (
    tx: Tx,
    asked: { readonly agentIds: readonly string[]; readonly now: number },
  ) => Promise<boolean>;
  /** Whether this member of staff opened the account. */
  readonly hasOpened: (
    tx: Tx,
    asked: { readonly staff: StaffCaller; readonly memberId: string; readonly now: number },
  ) => Promise<boolean>;
  /** Whether one of two of staff opened a way into the other's account of late. */
  readonly mayBeOne: (
    tx: Tx,
    asked: { readonly staff: StaffCaller; readonly other: string; readonly now: number },
  ) => Promise<boolean>;
  /** Counts what was done until now under the line of now. */
  readonly countFacts: () => Promise<unknown>;
  /** What a team came to over days, by the line of agents at the time. */
  readonly figuresOf: (search: TeamSearch) => Promise<TeamFigures>;
  /** Sizes and balances of large teams, a few minutes old; who is missing is to be walked. */
  readonly largeTeams: (search: {
    readonly agentIds: readonly string[];
    readonly currency: string;
    readonly now: number;
  }) => Promise<ReadonlyMap<string, TeamSize>>;
  /** Rates of rebates and the prize group that an agent gives with a registration or a link. */
  readonly newTerms: NewTerms;
  /** What invitation links give, by id; one that gives nothing may be missing. */
  readonly linkConfigs: (
    invitationIds: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly LinkConfig[]>>;
  /** The highest rebates of lottery stakes that members may choose, in percent. */
  readonly lotteryRebatesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readonly currency: string;
  readonly audit: Audit;
}

export interface LineChanged {
  readonly memberId: string;
  readonly now: number;
}

type LinkConfig = OutputOf<typeof agents.listInvitations>['list'][number]['configs'][number];

/** Reads what was asked; undefined: nothing was. */
export type NewTerms = (asked: {
  readonly agentId: string;
  readonly agentName: string;
  readonly configs: NonNullable<InputOf<typeof agents.registerDownline>['configs']>;
  readonly now: number;
}) => Refusal<'field-format'> | TermsDoor;

type TermsRefused = Exclude<
  RefusalOf<typeof agents.createInvitation>,
  'field-format' | 'role-not-allowed' | 'terms-due' | 'agent-links-full'
>;

export interface TermsDoor {
  readonly judge: (tx: Tx) => Promise<Refusal<TermsRefused> | undefined>;
  readonly give: (tx: Tx, playerId: string) => Promise<void>;
  readonly keep: (tx: Tx, invitationId: string) => Promise<void>;
}

export interface KnownGame {
  readonly name: string;
  readonly category: GameCategory;
}
