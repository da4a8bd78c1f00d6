// Frees what is left of a bonus where nothing worth playing for is left: all requirements clear, so
// nothing holds it any more.
import { bonusReleased, releasable } from '@baize/ledger';
import type { Tx } from '../../../platform/database/index.ts';
import { tellBalance } from '../books/actions/tell.ts';
import type { WalletPorts } from '../ports.ts';
import { readBonusPurse, readOpenBonuses, type OfMember } from './store/reader.ts';
import { freeBonus } from './store/writer.ts';

export async function releaseDust(
  ports: WalletPorts,
  tx: Tx,
  of: OfMember,
  now: number,
): Promise<void> {
  const [bonus] = await readOpenBonuses(tx, of);
  if (bonus?.state !== 'active') return;
  const { playerId, currency } = of;
  const balance = await readBonusPurse(tx, of);
  const released = releasable(bonus, balance);
  const facts = { bonusId: bonus.id, playerId, currency, balance, released };
  const posted = await ports.ledger.postIn(tx, bonusReleased(facts));
  if ('refused' in posted) throw new Error(`The bonus ${bonus.id} cannot be released`);
  await freeBonus(tx, bonus.id, { released, lost: balance - released, now });
  await tellBalance(ports, tx, posted);
  await ports.tell(tx, { event: 'bonus-ended', payload: { playerId, currency } });
}
