// Grants a bonus: once for its id, in the caller's transaction. It starts at once when no other is
// active; else it waits its turn.
import type { Tx } from '../../../platform/database/index.ts';
import type { WalletPorts } from '../ports.ts';
import { startNextIn } from './start-next.ts';
import { addBonus, type BonusGranted } from './store/writer.ts';

/** The caller has asked for breaks. False: this id was granted before. */
export async function grantIn(ports: WalletPorts, tx: Tx, bonus: BonusGranted): Promise<boolean> {
  const isNew = await addBonus(tx, bonus);
  if (isNew && bonus.state === 'granted') await startNextIn(ports, tx, bonus, bonus.now);
  return isNew;
}
