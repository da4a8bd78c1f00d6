// Finds an agreement for one of its two agents, under the lock of lives. A stranger, and a payee of
// what was never sent, get the answer of what does not exist.
import { refuse, topicOfPlayer, type Refusal } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import type { AgreementsPorts } from './ports.ts';
import { viewerOf } from './shown.ts';
import { lockLife } from './store/lock-life.ts';
import { lockAgreement, readAgreement, readVersions } from './store/reader.ts';
import type { AgreementRow, VersionRow } from './store/rows.ts';

export interface Party {
  readonly row: AgreementRow;
  readonly versions: readonly VersionRow[];
  readonly side: 'payer' | 'payee';
}

type Lost = Refusal<'agreement-not-found'>;

export async function lockParty(tx: Tx, id: string, agentId: string): Promise<Party | Lost> {
  await lockLife(tx);
  return partyOf(await lockAgreement(tx, id), await readVersions(tx, [id]), agentId);
}

export async function readParty(
  { database }: Pick<AgreementsPorts, 'database'>,
  id: string,
  agentId: string,
): Promise<Party | Lost> {
  const on = database.kysely;
  return partyOf(await readAgreement(on, id), await readVersions(on, [id]), agentId);
}

function partyOf(
  row: AgreementRow | undefined,
  found: ReadonlyMap<string, readonly VersionRow[]>,
  agentId: string,
): Party | Lost {
  const side = row && viewerOf(row, agentId);
  if (row === undefined || side === undefined) return refuse('agreement-not-found');
  const versions = found.get(row.id) ?? [];
  const isKnown = side === 'payer' || versions.some(({ sentAt }) => sentAt !== null);
  return isKnown ? { row, versions, side } : refuse('agreement-not-found');
}

/** The version that is a draft or waits for its answer. */
export const openVersion = (versions: readonly VersionRow[]): VersionRow | undefined =>
  versions.find(({ state }) => state === 'signing' || state === 'pending');

/** Both agents read their agreements again. */
export async function tellParties(
  { outbox }: Pick<AgreementsPorts, 'outbox'>,
  tx: Tx,
  { id, payerId, payeeId }: Pick<AgreementRow, 'id' | 'payerId' | 'payeeId'>,
): Promise<void> {
  for (const agentId of payerId === null ? [payeeId] : [payerId, payeeId]) {
    const topic = topicOfPlayer(agentId);
    await outbox.tell(tx, { event: 'agreements-changed', topic, payload: { agreementId: id } });
  }
}
