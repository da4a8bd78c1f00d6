// Answers the player of a launch token and the balance for stakes.
import { refuse, type vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { shownUnits } from '../messages.ts';
import type { VendorsParts } from '../parts.ts';

export const tellBalance =
  ({ ports, sessions }: VendorsParts): Action<typeof vendors.tellBalance> =>
  async ({ caller, now, input }) => {
    const session = await sessions.find(caller.vendor, input.token);
    if (!session) return refuse('token-unknown');
    if (!(await sessions.isGood(session, now))) return refuse('token-expired');
    const { playerId, currency, gameCode, freePlay } = session;
    const { cash, bonus } = await ports.ledger.balance(playerId, currency);
    return {
      player: playerId,
      game: gameCode,
      currency,
      balance: shownUnits(cash + bonus),
      freePlay,
    };
  };
