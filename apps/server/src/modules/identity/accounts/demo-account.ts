// Makes a demo account with its play money, for every way in which one can be asked for.
import { demoType } from '@baize/contract';
import type { CallContext } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import type { IdentityParts } from '../ports.ts';
import { findForSignInById, keyOfUsername, type SignInPlayer } from './store/player-reader.ts';
import { insertPlayer } from './store/player-writer.ts';

export interface DemoAsked {
  readonly username: string;
  readonly passwordHash: string | null;
  readonly registerIntent?: string;
}

/** Undefined: somebody has the name. */
export async function makeDemo(
  { ports }: IdentityParts,
  tx: Tx,
  asked: DemoAsked,
  { now }: CallContext,
): Promise<SignInPlayer | undefined> {
  const facts = {
    ...asked,
    id: newId(now, ports.randomness),
    usernameKey: keyOfUsername(asked.username),
    type: demoType,
    currency: ports.playCurrency,
  };
  if (await insertPlayer(tx, facts, now)) return undefined;
  await ports.onDemoCreated(tx, facts);
  const player = await findForSignInById(tx, facts.id);
  if (!player) throw new Error('The demo account is gone.');
  return player;
}
