// Staff switch a game off, or on again: then what it did before is history and counting begins
// anew, so that it is not switched off at once for what was looked into.
import { refuse, type fairness } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { FairnessPorts } from '../ports.ts';
import { beginAnew } from '../store/returns.ts';
import { count } from '../watch-returns.ts';

export function switchGame(ports: FairnessPorts): Action<typeof fairness.switchGame> {
  return async ({ caller, input, locale, now }) => {
    const { vendor, gameCode, state, reason } = input;
    const before = ports.catalogue.factsOf(vendor, gameCode, locale);
    if (!before) return refuse('game-unknown');
    if (state === 'on' && before.state !== 'on') {
      // Rounds that are settled already belong to the count that ends here.
      await count(ports);
      await ports.database.transaction((tx) => beginAnew(tx, vendor, gameCode, now));
    }
    const refused = await ports.catalogue.switchGame({
      vendor,
      gameCode,
      state,
      reason,
      staff: caller,
    });
    const after = ports.catalogue.factsOf(vendor, gameCode, locale);
    return refused ?? { shown: after?.shown ?? state };
  };
}
