// Signs a visitor in on a demo account of their own, with play money that is there from the start.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { makeDemo } from '../../accounts/demo-account.ts';
import { guestName } from '../../accounts/guest-name.ts';
import type { IdentityParts } from '../../ports.ts';
import { openSessionIn } from '../open-session.ts';

export const loginFreePlay =
  (parts: IdentityParts): Action<typeof identity.loginFreePlay> =>
  async (call) => {
    const { ports } = parts;
    const asked = { username: guestName(ports.randomness), passwordHash: null };
    return ports.database.transaction(async (tx) => {
      const player = await makeDemo(parts, tx, asked, call);
      if (!player) throw new Error('Two demo accounts drew one name.');
      const opening = { player, method: 'register', withFactor: false, isNewPlace: false } as const;
      const answer = await openSessionIn(parts, tx, opening, call);
      if (!answer) throw new Error('The demo account was locked at once.');
      return answer;
    });
  };
