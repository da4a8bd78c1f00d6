// Who may send money to whom: the module switch, the brand's policy by kind of account, what staff
// have switched off, and the state of both accounts.
import { isDemoType } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { MemberFacts, WalletPorts } from '../ports.ts';
import { isBelow, mayTakePart, uplineIn } from './rules/team-transfer.ts';
import { readTransfersOff } from './store/reader.ts';

export interface Sides {
  readonly sender: MemberFacts;
  readonly receiver: MemberFacts;
}

/** Whether these two may send each other money at all, wherever they stand. */
export async function areOffered(
  ports: WalletPorts,
  on: Queryable | Tx,
  { sender, receiver }: Sides,
): Promise<boolean> {
  if (!ports.isOn('TEAMTRANS3')) return false;
  const sides = [sender, receiver];
  if (sides.some(({ type }) => isDemoType(type))) return false;
  const who = ports.policy().memberTransfers;
  if (!mayTakePart(who, sides.map(({ type }) => type))) return false;
  return (await readTransfersOff(on, [sender.id])).size === 0;
}

/** The agent directly above to whom the member may send now, if anybody. */
export async function uplineOf(
  ports: WalletPorts,
  playerId: string,
): Promise<MemberFacts | undefined> {
  const on = ports.database.kysely;
  if (!ports.isOn('TEAMTRANS3') || ports.policy().memberTransfers === 'off') return undefined;
  const upline = uplineIn(await ports.lineOf(playerId));
  if (!upline) return undefined;
  const [sender, receiver] = await Promise.all([
    ports.memberFile(playerId),
    ports.memberFile(upline.id),
  ]);
  if (!sender || !receiver || receiver.state !== 'active') return undefined;
  return (await areOffered(ports, on, { sender, receiver })) ? receiver : undefined;
}

/** Whether the member stands in the agent's team, as deep as the policy reaches. */
export async function isInTeam(
  ports: WalletPorts,
  on: Queryable | Tx,
  { agentId, memberId }: { readonly agentId: string; readonly memberId: string },
): Promise<boolean> {
  return isBelow(await ports.lineOf(memberId, on), agentId, ports.policy().transferDepth);
}
