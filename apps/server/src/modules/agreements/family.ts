// Agents' contracts as the family's clients read them: the one that is in force, and the offers and
// ends that wait for this agent's answer, each by a name that another offer never has.
import type { agreements, AgreementKind, AgreementPeriod, OutputOf } from '@baize/contract';
import { maskedName } from '../wallet/index.ts';
import { exceedingBelow } from './end-below.ts';
import { inForceAt } from './own-terms.ts';
import { openVersion } from './party.ts';
import type { AgreementsPorts } from './ports.ts';
import { switchOf } from './rules/kind-switch.ts';
import { readOpenOfPayee, readVersions } from './store/reader.ts';
import type { AgreementRow, VersionRow } from './store/rows.ts';

type Answer = OutputOf<typeof agreements.processDividend>;
export type FamilyRequest = NonNullable<Answer['request']>;
export type FamilyContract = NonNullable<Answer['contract']>;

const periods: Readonly<Record<AgreementPeriod, FamilyContract['period']>> = {
  daily: 'D',
  weekly: 'W',
  semimonthly: 'H',
  monthly: 'M',
  hourly: 'HOUR',
  'five-minutes': 'MINUTE',
};

export interface Waiting {
  readonly row: AgreementRow;
  readonly request: FamilyRequest;
}

export interface KindState {
  /** An agent may get one of a kind from the agent above and one from the house. */
  readonly waiting: readonly Waiting[];
  readonly contract: FamilyContract | null;
}

/** Of every kind whose switch is on. */
export async function kindStates(
  ports: AgreementsPorts,
  agentId: string,
  now: number,
): Promise<ReadonlyMap<AgreementKind, KindState>> {
  const on = ports.database.kysely;
  if (!ports.isOn('AGENTPOLICY3')) return new Map();
  // The one that still runs out comes before its successor.
  const rows = (await readOpenOfPayee(on, agentId, now))
    .filter(({ kind }) => ports.isOn(switchOf[kind]))
    .toSorted((one, other) => startOf(one) - startOf(other));
  const versions = await readVersions(
    on,
    rows.map(({ id }) => id),
  );
  const names = await ports.usernames(rows.flatMap(({ payerId }) => payerId ?? []));
  const states = new Map<AgreementKind, KindState>();
  for (const row of rows) {
    const facts = { row, versions: versions.get(row.id) ?? [], names, now };
    const before = states.get(row.kind);
    states.set(row.kind, {
      waiting: [...(before?.waiting ?? []), ...(await waitingOf(ports, facts))],
      contract: before?.contract ?? contractOf(facts),
    });
  }
  return states;
}

const startOf = ({ startsAt }: AgreementRow): number => startsAt?.getTime() ?? Infinity;

interface Facts {
  readonly row: AgreementRow;
  readonly versions: readonly VersionRow[];
  readonly names: ReadonlyMap<string, string>;
  readonly now: number;
}

function contractOf({ row, versions, names, now }: Facts): FamilyContract | null {
  if (row.state !== 'approved') return null;
  const running = inForceAt(versions, now) ?? versions.find(({ state }) => state === 'approved');
  return running === undefined ? null : shownOf(row, running, names);
}

const shownOf = (row: AgreementRow, version: VersionRow, names: Facts['names']) => ({
  contractId: row.id,
  period: periods[row.period],
  upline: row.payerId === null ? '' : maskedName(names.get(row.payerId) ?? ''),
  tiers: version.terms.tiers,
  startDate: version.startsAt?.getTime() ?? 0,
});

async function waitingOf(ports: AgreementsPorts, facts: Facts): Promise<readonly Waiting[]> {
  const { row, versions, now } = facts;
  if (row.endsAt !== null) return [];
  const offered = openVersion(versions);
  const isOffer = offered?.state === 'pending' && (offered.expiresAt?.getTime() ?? 0) > now;
  const isEnd = row.endAskedBy === 'payer' && row.state === 'approved';
  const inForce = isEnd ? inForceAt(versions, Infinity) : undefined;
  const ends = inForce && (await requestOf(ports, facts, { version: inForce, isEnd: true }));
  const offers = isOffer && (await requestOf(ports, facts, { version: offered, isEnd: false }));
  return [ends, offers].flatMap((request) => (request ? [{ row, request }] : []));
}

interface Asked {
  readonly version: VersionRow;
  readonly isEnd: boolean;
}

async function requestOf(
  ports: AgreementsPorts,
  { row, names, now }: Facts,
  { version, isEnd }: Asked,
): Promise<FamilyRequest> {
  const lowered = { ...row, terms: isEnd ? undefined : version.terms };
  const below = await exceedingBelow(ports.database.kysely, lowered, now);
  return {
    ...shownOf(row, version, names),
    requestId: `${row.id}_${isEnd ? 'end' : version.number}`,
    version: version.number,
    requestType: isEnd ? 'TERMINATION' : 'NEW',
    expireDate: version.expiresAt?.getTime() ?? 0,
    endsDownline: below.length > 0,
  };
}
