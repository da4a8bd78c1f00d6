// Staff lets an open part be paid the other way: by a provider when nobody takes the offer.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { policyUnits } from '../../books/actions/policy-units.ts';
import type { WalletPorts } from '../../ports.ts';
import { lockPart, setWay } from '../store/writer.ts';
import { isC2cOn, partsAfter } from '../staff-parts.ts';

export const changePartWay =
  (ports: WalletPorts): Action<typeof wallet.changePartWay> =>
  async ({ caller: staff, input: { id, way } }) => {
    const changed = await ports.database.transaction(async (tx) => {
      const part = await lockPart(tx, id);
      if (part === undefined) return refuse('part-not-found');
      const least = policyUnits(ports.policy().depositMinimum);
      const isTooSmall = way === 'c2c' && part.amount < least;
      if (part.state !== 'open' || isTooSmall) return refuse('part-not-open');
      if (way === 'c2c' && !isC2cOn(ports)) return refuse('c2c-off');
      await setWay(tx, id, way);
      await ports.audit(tx, {
        staff,
        action: 'change-part-way',
        subject: id,
        before: { way: part.way },
        after: { way },
      });
      return part;
    });
    return 'refused' in changed ? changed : partsAfter(ports, changed.withdrawalId);
  };
