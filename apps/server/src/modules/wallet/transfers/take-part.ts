// Decides who may send money to whom: by the module switch, the brand's policy by kind of account,
// what staff have switched off, and the state of both accounts.
import { isDemoType } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { MemberFacts, WalletPorts } from '../ports.ts';
import { isBelow, mayTakePart, uplineIn } from './rules/team-transfer.ts';
import { readTransfersOff } from './store/reader.ts';

/** Whether the brand and staff let this member send money at all. */
export async function maySend(
  ports: WalletPorts,
  on: Queryable | Tx,
  sender: Pick<MemberFacts, 'id' | 'type'>,
): Promise<boolean> {
  if (!ports.isOn('TEAMTRANS3') || isDemoType(sender.type)) return false;
  if (!mayTakePart(ports.policy().memberTransfers, [sender.type])) return false;
  return (await readTransfersOff(on, [sender.id])).size === 0;
}

/** Whether this account can take money from another member; never why not. */
export async function mayReceive(
  ports: WalletPorts,
  on: Queryable | Tx,
  receiver: MemberFacts,
  { currency, now }: { readonly currency: string; readonly now: number },
): Promise<boolean> {
  const { id, type, state } = receiver;
  if (state !== 'active' || isDemoType(type) || receiver.currency !== currency) return false;
  if (!mayTakePart(ports.policy().memberTransfers, [type])) return false;
  if ((await readTransfersOff(on, [id])).size > 0) return false;
  if (await ports.refusalOfPause(id, now)) return false;
  return (await ports.refusalOfDeposit(id)) === undefined;
}

/** The agent directly above, whoever it is. */
export async function uplineOf(
  ports: WalletPorts,
  playerId: string,
  on: Queryable | Tx = ports.database.kysely,
): Promise<MemberFacts | undefined> {
  const upline = uplineIn(await ports.lineOf(playerId, on));
  return upline && ports.memberFile(upline.id);
}

/** The agent above, if money may be sent there now. */
export async function openUpline(
  ports: WalletPorts,
  playerId: string,
): Promise<MemberFacts | undefined> {
  const sender = await ports.memberFile(playerId);
  if (!sender || !(await maySend(ports, ports.database.kysely, sender))) return undefined;
  const upline = await uplineOf(ports, playerId);
  const isOpen = upline?.state === 'active';
  return isOpen && mayTakePart(ports.policy().memberTransfers, [upline.type]) ? upline : undefined;
}

/** A member of the agent's team by name, as deep as the policy reaches. */
export async function downlineNamed(
  ports: WalletPorts,
  agentId: string,
  name: string,
): Promise<MemberFacts | undefined> {
  const id = await ports.playerIdOf(name.trim());
  if (id === undefined) return undefined;
  const isReached = isBelow(await ports.lineOf(id), agentId, ports.policy().transferDepth);
  return isReached ? ports.memberFile(id) : undefined;
}

/** Whether the two still stand as the transfer needs it, seen by its transaction. */
export async function areStillJoined(
  ports: WalletPorts,
  tx: Tx,
  sides: { readonly senderId: string; readonly receiverId: string; readonly way: 'up' | 'down' },
): Promise<boolean> {
  const { senderId, receiverId, way } = sides;
  if (way === 'up') return uplineIn(await ports.lineOf(senderId, tx))?.id === receiverId;
  return isBelow(await ports.lineOf(receiverId, tx), senderId, ports.policy().transferDepth);
}
