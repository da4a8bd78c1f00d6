// Takes a stake for a round of a vendor. A bet that was taken keeps its answer, even when the token
// is over by the time it is repeated: so that is asked together with the books.
import { refuse, vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { amountIn, answerMessage, messageOf } from '../messages.ts';
import type { VendorsParts } from '../parts.ts';

export const takeBet =
  ({ ports, sessions }: VendorsParts): Action<typeof vendors.takeBet> =>
  async ({ caller: { vendor }, now, input }) => {
    const session = await sessions.find(vendor, input.token);
    if (!session) return refuse('token-unknown');
    const { playerId, currency, gameCode, since: sessionSince } = session;
    if (input.currency !== currency) return refuse('currency-differs');
    const amount = amountIn(input);
    if (!amount) return refuse('amount-invalid');
    if (input.game !== gameCode) return refuse('game-unknown');
    const isGood = await sessions.isGood(session, now);
    const refusal = isGood
      ? (ports.refusalOfGame(vendor, gameCode) ??
        (await ports.refusalOfOtherSlot(playerId, vendor, gameCode)))
      : refuse('token-expired');
    const barred = refusal?.refused;
    const stakeMaximum = await ports.stakeMaximumOf({ playerId, vendor, gameCode, now });
    const named = { ...messageOf(vendor, input, now), playerId, amount, gameCode, sessionSince };
    const message = { ...named, kind: 'bet', barred, stakeMaximum } as const;
    return answerMessage(ports, message, vendors.takeBet.refusals);
  };
