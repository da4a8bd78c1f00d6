// Settles a transfer once, in one transaction with its posting: of a return that is more than was
// sent there only the covered part is credited, and the rest is held.
import { transferDone, transferFailed, transferReturned, type Posting } from '@baize/ledger';
import type { Units } from '@baize/money';
import type { Tx } from '../../platform/database/index.ts';
import type { VendorsPorts } from './ports.ts';
import { heldOf } from './rules/held-return.ts';
import { lockPlace, readSums, writeHeld } from './store/held-return-store.ts';
import { settleTransfer, type Transfer } from './store/transfer-store.ts';

/** How much of a return is held. */
export async function settle(
  { database, ledger, clock, log }: VendorsPorts,
  transfer: Transfer,
  state: 'done' | 'failed',
): Promise<Units> {
  const held = await database.transaction(async (tx) => {
    await lockPlace(tx, transfer);
    const waits = await partThatWaits(tx, transfer, state);
    const now = clock.now();
    const isFirst = await settleTransfer(tx, transfer.id, state, now);
    const posting = postingOf(transfer, state, waits);
    if (!isFirst || !posting) return 0n;
    const kept = { amount: waits, at: now, decidedAt: null, decidedBy: '' };
    if (waits > 0n) await writeHeld(tx, { ...transfer, ...kept });
    const posted = await ledger.postIn(tx, posting);
    if ('refused' in posted) throw new Error(`transfer ${transfer.id} cannot be settled`);
    return waits;
  });
  if (held > 0n) log.warn({ transfer: transfer.id }, 'more came back than was sent: it is held');
  return held;
}

async function partThatWaits(tx: Tx, transfer: Transfer, state: 'done' | 'failed') {
  if (transfer.direction === 'in' || state === 'failed') return 0n;
  return heldOf(transfer.amount, await readSums(tx, transfer));
}

function postingOf(transfer: Transfer, state: 'done' | 'failed', held: Units): Posting | undefined {
  const { id: transferId, playerId, currency, amount, direction } = transfer;
  const facts = { transferId, playerId, currency, amount };
  if (direction === 'in') return state === 'done' ? transferDone(facts) : transferFailed(facts);
  return state === 'done' ? transferReturned({ ...facts, held }) : undefined;
}
