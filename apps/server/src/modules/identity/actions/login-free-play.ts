// Signs a visitor in on a demo account of their own, with play money that is there from the start.
import type { identity } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { guestName } from '../guest-name.ts';
import type { IdentityParts } from '../parts.ts';
import { signIn } from '../sign-in.ts';
import { findForSignInById } from '../store/player-reader.ts';
import { insertPlayer } from '../store/player-writer.ts';

const demoType = 4;

export const loginFreePlay =
  (parts: IdentityParts): Action<typeof identity.loginFreePlay> =>
  async (call) => {
    const { ports } = parts;
    const name = guestName(ports.randomness);
    const facts = {
      id: newId(call.now, ports.randomness),
      username: name,
      usernameKey: name,
      passwordHash: null,
      type: demoType,
      currency: ports.playCurrency,
    };
    return ports.database.transaction(async (tx) => {
      if (await insertPlayer(tx, facts, call.now)) {
        throw new Error('Two demo accounts drew one name.');
      }
      await ports.onDemoCreated(tx, facts);
      const player = await findForSignInById(tx, facts.id);
      if (!player) throw new Error('The demo account is gone.');
      const opening = { player, method: 'register', withFactor: false, isNewPlace: false } as const;
      const answer = await signIn(parts, tx, opening, call);
      if (!answer) throw new Error('The demo account was locked at once.');
      return answer;
    });
  };
