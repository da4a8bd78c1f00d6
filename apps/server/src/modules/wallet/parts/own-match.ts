// A deposit of a member that pays somebody's part, with the part locked: somebody else's is as
// unknown as none, and one whose match has ended takes no more steps.
import type { Tx } from '../../../platform/database/index.ts';
import type { WalletPorts } from '../ports.ts';
import { readWithdrawal } from '../withdrawals/store/reader.ts';
import { readMatch, type Match, type Part } from './store/reader.ts';
import { lockPart } from './store/writer.ts';
import { wireC2c, type WireC2c } from './wire-part.ts';

export interface OwnMatch {
  readonly match: Match;
  readonly part: Part;
}

export async function lockOwnMatch(
  tx: Tx,
  { id, buyerId }: { readonly id: string; readonly buyerId: string },
): Promise<OwnMatch | undefined> {
  const found = await readMatch(tx, id);
  if (found?.buyerId !== buyerId) return undefined;
  const part = await lockPart(tx, found.partId);
  const match = await readMatch(tx, id);
  return part && match && { match, part };
}

/** The deposit as it stands now. */
export async function wireMatch(ports: WalletPorts, tx: Tx, { id }: Match): Promise<WireC2c> {
  const match = await readMatch(tx, id);
  const part = match && (await lockPart(tx, match.partId));
  const withdrawal = part && (await readWithdrawal(tx, part.withdrawalId));
  if (!withdrawal) throw new Error(`The match ${id} has no withdrawal`);
  return wireC2c(ports, { match, part, withdrawal });
}
