// Rounds of vendors' games, message by message.
import { isRefusal, type Refusal } from '@baize/contract';
import type { WageringPorts } from '../ports.ts';
import { createBegin } from './begin.ts';
import type { VendorEntry, VendorMessage } from './rules/vendor-round.ts';
import { vendorNamesOf } from './store/round-id.ts';
import { createVendorWork } from './store/vendor-work.ts';

/** One message of a vendor, checked as far as it can be without the books. */
export type VendorAsked = Omit<VendorMessage, 'roundId' | 'transaction' | 'brandCheckMinutes'>;

export function createVendorRounds(ports: WageringPorts) {
  const { lane } = ports;
  const judge = lane.open(createVendorWork(ports.together));
  const begin = createBegin(ports);
  return {
    /** Carries a message out once; the same one again gets the first answer, a refusal too. */
    async vendorMessage(
      asked: VendorAsked,
    ): Promise<VendorEntry | Refusal<'idempotency-key-reused'>> {
      const { playerId, currency } = asked;
      const { realityCheckMinutes: brandCheckMinutes, sessionBudgetAsked: asksBudget } =
        ports.policy();
      const message = { ...asked, ...vendorNamesOf(asked), brandCheckMinutes, asksBudget };
      const outcome = await begin(playerId, currency, () => judge(message));
      if (isRefusal(outcome)) return outcome;
      if (outcome.closed) ports.onClosed(outcome.closed);
      return outcome.entry;
    },
  };
}
