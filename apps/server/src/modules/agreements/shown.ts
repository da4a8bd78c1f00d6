// Agreements as their parties and staff read them. A payee sees the agent above by a masked name,
// and nothing that was never sent; what the payee gave below is nobody else's.
import type { agreements, OutputOf } from '@baize/contract';
import { printUnits } from '@baize/money';
import { maskedName } from '../wallet/index.ts';
import { exceedingBelow } from './end-below.ts';
import { inForceAt } from './own-terms.ts';
import type { AgreementsPorts } from './ports.ts';
import { readAgreement, readOwed, readVersions } from './store/reader.ts';
import type { AgreementRow, VersionRow } from './store/rows.ts';

export type Viewer = 'payer' | 'payee' | 'staff';
type Shown = OutputOf<typeof agreements.listAgreements>['list'][number];
export type ShownInFull = OutputOf<typeof agreements.getAgreement>;

const msOf = (date: Date | null): number | null => date?.getTime() ?? null;

export const versionShown = (row: VersionRow): ShownInFull['history'][number] => ({
  number: row.number,
  state: row.state,
  terms: row.terms,
  proposedAt: row.proposedAt.getTime(),
  sentAt: msOf(row.sentAt),
  expiresAt: msOf(row.expiresAt),
  answeredAt: msOf(row.answeredAt),
  startsAt: msOf(row.startsAt),
  end: row.endKind,
  reason: row.reason,
});

/** The side of an agent; undefined: a stranger. */
export function viewerOf(
  { payerId, payeeId }: Pick<AgreementRow, 'payerId' | 'payeeId'>,
  agentId: string,
): 'payer' | 'payee' | undefined {
  if (payerId === agentId) return 'payer';
  return payeeId === agentId ? 'payee' : undefined;
}

/** The name of a payer for this viewer. */
export function payerShown(
  payerId: string | null,
  names: ReadonlyMap<string, string>,
  viewer: Viewer,
) {
  if (payerId === null) return null;
  const username = names.get(payerId) ?? '';
  return viewer === 'payee'
    ? { id: '', username: maskedName(username) }
    : { id: payerId, username };
}

export async function agreementsShown(
  { database, usernames }: Pick<AgreementsPorts, 'database' | 'usernames'>,
  rows: readonly AgreementRow[],
  asked: { readonly viewerOf: (row: AgreementRow) => Viewer; readonly now: number },
): Promise<readonly { readonly shown: Shown; readonly versions: readonly VersionRow[] }[]> {
  const ids = rows.map(({ id }) => id);
  const people = rows.flatMap(({ payerId, payeeId }) =>
    payerId === null ? [payeeId] : [payerId, payeeId],
  );
  const [versions, owed, names] = await Promise.all([
    readVersions(database.kysely, ids),
    readOwed(database.kysely, ids),
    usernames([...new Set(people)]),
  ]);
  return rows.map((row) => {
    const viewer = asked.viewerOf(row);
    const seen = (versions.get(row.id) ?? []).filter(
      ({ sentAt }) => viewer !== 'payee' || sentAt !== null,
    );
    const facts = { versions: seen, names, viewer, now: asked.now, owed: owed.get(row.id) ?? 0n };
    return { shown: shownOf(row, facts), versions: seen };
  });
}

interface Facts {
  readonly versions: readonly VersionRow[];
  readonly names: ReadonlyMap<string, string>;
  readonly viewer: Viewer;
  readonly owed: bigint;
  readonly now: number;
}

function shownOf(row: AgreementRow, { versions, names, viewer, owed, now }: Facts): Shown {
  const running =
    inForceAt(versions, now) ?? versions.findLast(({ state }) => state === 'approved');
  const coming = versions.find(
    ({ state, startsAt, number }) =>
      state === 'approved' && number !== running?.number && (startsAt?.getTime() ?? 0) > now,
  );
  const pending = versions.find(({ state }) => state === 'signing' || state === 'pending');
  return {
    id: row.id,
    kind: row.kind,
    period: row.period,
    payer: row.payer,
    payerAgent: payerShown(row.payerId, names, viewer),
    payee: { id: row.payeeId, username: names.get(row.payeeId) ?? '' },
    currency: row.currency,
    state: row.state,
    createdAt: row.createdAt.getTime(),
    running: running ? versionShown(running) : null,
    coming: coming ? versionShown(coming) : null,
    pending: pending ? versionShown(pending) : null,
    endsAt: msOf(row.endsAt),
    end: row.endKind,
    endAskedBy: row.endAskedBy,
    endRemark: row.endReason,
    carry: printUnits(row.carry),
    owed: printUnits(owed),
  };
}

/** One agreement with its history and what it would end below the payee. */
export async function agreementInFull(
  ports: Pick<AgreementsPorts, 'database' | 'usernames'>,
  id: string,
  asked: { readonly viewer: Viewer; readonly now: number },
): Promise<ShownInFull> {
  const row = await readAgreement(ports.database.kysely, id);
  if (row === undefined) throw new Error(`The agreement ${id} is gone`);
  const { viewer, now } = asked;
  const [found] = await agreementsShown(ports, [row], { viewerOf: () => viewer, now });
  if (found === undefined) throw new Error(`The agreement ${id} was not read`);
  const { shown, versions } = found;
  const endsBelow = viewer === 'payer' ? [] : await endedBelow(ports, { row, versions, now });
  return { ...shown, history: versions.map(versionShown), endsBelow };
}

interface Below {
  readonly row: AgreementRow;
  readonly versions: readonly VersionRow[];
  readonly now: number;
}

async function endedBelow(
  { database, usernames }: Pick<AgreementsPorts, 'database' | 'usernames'>,
  { row, versions, now }: Below,
): Promise<ShownInFull['endsBelow']> {
  const waiting = versions.find(({ state }) => state === 'pending');
  const mayEnd = row.state === 'approved' && row.endsAt === null;
  if (waiting === undefined && !mayEnd) return [];
  const lowered = { ...row, terms: waiting?.terms };
  const exceeding = await exceedingBelow(database.kysely, lowered, now);
  const names = await usernames(exceeding.map((one) => one.row.payeeId));
  return exceeding.map(({ row: { id, kind, payeeId }, version }) => ({
    id,
    kind,
    payee: { id: payeeId, username: names.get(payeeId) ?? '' },
    rate: version.terms.tiers.at(-1)?.rate ?? '0',
  }));
}
