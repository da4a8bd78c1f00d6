// A provider takes a credited deposit back: the books take what was credited, from the cash there
// is, and the player owes the rest. The turnover that it obliged to is required no longer.
import { depositReversed, type Posted } from '@baize/ledger';
import type { Units } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import { tellBalance } from '../books/actions/tell.ts';
import { lockCash } from '../books/store/lock-cash.ts';
import { cancelRequirement } from '../books/store/turnover/writer.ts';
import type { WalletPorts } from '../ports.ts';
import type { Deposit } from './rules/deposit.ts';
import { reverseDeposit } from './store/writer.ts';
import { tellDecided, tellDesk, tellStep } from './tell-deposit.ts';

/** The deposit is locked, credited, and not reversed yet. */
export async function reverseCredited(
  ports: WalletPorts,
  tx: Tx,
  deposit: Deposit,
  { amount, now }: { readonly amount: Units; readonly now: number },
): Promise<Posted> {
  const { id, playerId, currency, arrived } = deposit;
  const isWhole = arrived === null || amount >= arrived;
  // The fee goes back with the whole deposit only.
  const taken = isWhole ? { amount: arrived ?? amount, fee: deposit.fee } : { amount, fee: 0n };
  const cash = await lockCash(tx, playerId, currency);
  const facts = { depositId: id, playerId, currency, cash, ...taken };
  const posted = await ports.ledger.postIn(tx, depositReversed(facts));
  if ('refused' in posted) throw new Error(`The reversal of ${id} was refused by the books`);
  const source = { playerId, currency, kind: 'deposit', sourceId: id } as const;
  if (isWhole) await cancelRequirement(tx, { ...source, now });
  await reverseDeposit(tx, id, { reversed: taken.amount, now });
  await tellStep(ports, tx, deposit, 'reversed');
  const told = { id, playerId, amount: taken.amount - taken.fee };
  await tellDecided(ports, tx, { ...told, state: 'reversed' });
  await tellBalance(ports, tx, posted);
  await tellDesk(ports, tx);
  return posted;
}
