// Signs a visitor in on a demo account of their own, with play money that is there from the start.
import type { identity } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { IdentityParts } from '../parts.ts';
import { sessionCookie, signIn } from '../sign-in.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { insertPlayer } from '../store/player-writer.ts';

const demoType = 4;
const nameBytes = 5;

export const loginFreePlay =
  (parts: IdentityParts): Action<typeof identity.loginFreePlay> =>
  async (call) => {
    const { ports } = parts;
    const name = Buffer.from(ports.randomness.bytes(nameBytes)).toString('hex');
    const player = {
      id: newId(call.now, ports.randomness),
      username: `guest${name}`,
      usernameKey: `guest${name}`,
      passwordHash: null,
      type: demoType,
      currency: ports.playCurrency,
    };
    const session = await ports.database.transaction(async (tx) => {
      const isNew = await insertPlayer(tx, player, call.now);
      if (!isNew) throw new Error('Two demo accounts drew one name.');
      await ports.onDemoCreated(tx, player);
      return signIn(parts, tx, player, call);
    });
    call.setCookie(sessionCookie, session.token);
    return session;
  };
