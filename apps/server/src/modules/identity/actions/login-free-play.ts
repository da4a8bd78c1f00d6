// Signs a visitor in on a demo account of their own, with play money that is there from the start.
import type { identity } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { makeDemo } from '../demo-account.ts';
import { guestName } from '../guest-name.ts';
import type { IdentityParts } from '../parts.ts';
import { signIn } from '../sign-in.ts';

export const loginFreePlay =
  (parts: IdentityParts): Action<typeof identity.loginFreePlay> =>
  async (call) => {
    const { ports } = parts;
    const asked = { username: guestName(ports.randomness), passwordHash: null };
    return ports.database.transaction(async (tx) => {
      const player = await makeDemo(parts, tx, asked, call);
      if (!player) throw new Error('Two demo accounts drew one name.');
      const opening = { player, method: 'register', withFactor: false, isNewPlace: false } as const;
      const answer = await signIn(parts, tx, opening, call);
      if (!answer) throw new Error('The demo account was locked at once.');
      return answer;
    });
  };
