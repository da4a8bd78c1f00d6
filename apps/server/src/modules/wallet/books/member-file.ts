// The member whose records staff read: known by id, with the name and currency of the account.
import { refuse, type Refusal } from '@baize/contract';
import { defaultCurrency } from '@baize/money';
import type { WalletPorts } from '../ports.ts';

export interface RecordOwner {
  readonly playerId: string;
  readonly username: string;
  readonly currency: string;
}

export async function memberFile(
  { usernames }: Pick<WalletPorts, 'usernames'>,
  playerId: string,
): Promise<RecordOwner | Refusal<'member-not-found'>> {
  const username = (await usernames([playerId])).get(playerId);
  if (username === undefined) return refuse('member-not-found');
  return { playerId, username, currency: defaultCurrency };
}
