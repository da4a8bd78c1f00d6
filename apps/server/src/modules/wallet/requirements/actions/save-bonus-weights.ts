// Sets the weights of bonuses opened from now on, as a new version: what is open keeps its own.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { addWeights, lockWeights, readNewestWeights } from '../store/weights.ts';
import { weightsOf, wireVersion } from './wire-weights.ts';

const name = 'bonus';

export const saveBonusWeights =
  (ports: WalletPorts): Action<typeof wallet.saveBonusWeights> =>
  async ({ caller: staff, input, now }) =>
    ports.database.transaction(async (tx) => {
      await lockWeights(tx, name);
      const before = await readNewestWeights(tx, name);
      if (String(before.id) !== input.version) return refuse('weights-changed');
      await addWeights(tx, { name, by: staff.username, now, ...weightsOf(input) });
      const after = wireVersion(await readNewestWeights(tx, name));
      await ports.audit(tx, {
        staff,
        action: 'save-bonus-weights',
        subject: name,
        before: wireVersion(before),
        after,
      });
      return after;
    });
