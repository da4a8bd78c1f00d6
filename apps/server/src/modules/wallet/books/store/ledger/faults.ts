// Classifies the error of a failed batch: a retry may succeed, another connection is needed, or the
// fault will come again.
import { isPoisoned } from '../../../../../platform/database/index.ts';

export type FaultKind = 'clash' | 'taken' | 'unreachable' | 'fault';

/** A row is not kept for whom it was kept: another server answers, or tables were restored. */
export class AccountsMoved extends Error {
  override readonly name = 'AccountsMoved';
}

// Deadlock, serialization failure, lock timeout.
const clashes = new Set(['40P01', '40001', '55P03']);
// All connections of the server are taken, as when every process comes back at once.
const tooManyClients = '53300';
const uniqueViolation = '23505';
const invalidText = '22P02';

/** Stands in the database's own words for the same. */
export const accountsMoved = 'accounts moved';

export function kindOf(error: unknown): FaultKind {
  const code = codeOf(error);
  if (clashes.has(code)) return 'clash';
  // A row that a rival has just taken or moved is found at the next try, unless it is a mistake.
  if (code === uniqueViolation || haveAccountsMoved(error)) return 'taken';
  const isGone =
    code === tooManyClients ||
    /^(08|57P)|^E[A-Z]+$/.test(code) ||
    /connection/i.test(String(error));
  return isGone || isPoisoned(error) ? 'unreachable' : 'fault';
}

export const haveAccountsMoved = (error: unknown): boolean =>
  error instanceof AccountsMoved ||
  (codeOf(error) === invalidText && String(error).includes(accountsMoved));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
