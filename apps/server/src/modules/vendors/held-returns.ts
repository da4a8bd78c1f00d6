// Held returns leave in one of two ways: covered by a deposit that had no answer when they came, or
// decided by staff. Each does so once, in one transaction with its posting.
import { refuse, type Refusal } from '@baize/contract';
import { returnRejected, returnReleased } from '@baize/ledger';
import { printUnits } from '@baize/money';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { tellBalance } from '../wallet/index.ts';
import type { VendorsPorts } from './ports.ts';
import { roomOf } from './rules/held-return.ts';
import {
  decideHeld,
  lockHeld,
  lockPlace,
  readCoverable,
  readSums,
  type Decided,
  type HeldReturn,
} from './store/held-return-store.ts';

const batchMax = 100;

/** Credits what confirmed deposits have come to cover; what cannot be now is tried again later. */
export async function releaseCovered(ports: VendorsPorts): Promise<void> {
  const { database, clock, log } = ports;
  for (const found of await readCoverable(database.kysely, batchMax)) {
    try {
      await database.transaction(async (tx) => {
        const held = await lockWaiting(tx, found);
        if (!held || roomOf(await readSums(tx, held)) < held.amount) return;
        await leave(ports, tx, held, { state: 'covered', at: clock.now(), by: '', reason: '' });
      });
    } catch (error) {
      log.error({ error, transfer: found.id }, 'a covered return was not released');
    }
  }
}

export interface Decision {
  readonly staff: StaffCaller;
  readonly id: string;
  readonly reason: string;
  readonly now: number;
}

type DecisionRefusal = Refusal<'held-return-not-found' | 'held-return-decided'>;

/**
 * Confirms for the player, unless the member of staff opened a way into the player's account, or
 * set the vendor's address or keys: it could be their own.
 */
export function confirm(ports: VendorsPorts, decision: Decision) {
  return ports.database.transaction<HeldReturn | DecisionRefusal | Refusal<'second-person-needed'>>(
    async (tx) => {
      const held = await lockHeld(tx, decision.id);
      if (held?.state === 'waiting') {
        const { staff, now } = decision;
        const isOwnMember = await ports.hasOpened(tx, { staff, memberId: held.playerId, now });
        const isOwnVendor = await ports.hasSetVendor(tx, { staff, subject: held.vendor });
        if (isOwnMember || isOwnVendor) return refuse('second-person-needed');
      }
      return decide(ports, tx, held, { ...decision, state: 'confirmed' });
    },
  );
}

/** Rejects: the money is owed to the vendor again. */
export function reject(ports: VendorsPorts, decision: Decision) {
  return ports.database.transaction(async (tx) =>
    decide(ports, tx, await lockHeld(tx, decision.id), { ...decision, state: 'rejected' }),
  );
}

async function decide(
  ports: VendorsPorts,
  tx: Tx,
  held: HeldReturn | undefined,
  { staff, state, reason, now }: Decision & Pick<Decided, 'state'>,
): Promise<HeldReturn | DecisionRefusal> {
  if (!held) return refuse('held-return-not-found');
  if (held.state !== 'waiting') return refuse('held-return-decided');
  await ports.audit(tx, {
    staff,
    action: state === 'confirmed' ? 'confirm-held-return' : 'reject-held-return',
    subject: held.id,
    before: { state: held.state, amount: printUnits(held.amount, 2), currency: held.currency },
    after: { state, reason },
  });
  await leave(ports, tx, held, { state, at: now, by: staff.username, reason });
  return { ...held, state, reason, decidedAt: now, decidedBy: staff.username };
}

/** Locks the return's place and gives the return while it still waits. */
async function lockWaiting(tx: Tx, held: HeldReturn): Promise<HeldReturn | undefined> {
  await lockPlace(tx, held);
  const locked = await lockHeld(tx, held.id);
  return locked?.state === 'waiting' ? locked : undefined;
}

async function leave(ports: VendorsPorts, tx: Tx, held: HeldReturn, decided: Decided) {
  const { id: transferId, playerId, currency, amount } = held;
  const facts = { transferId, playerId, currency, amount };
  await decideHeld(tx, transferId, decided);
  const isBack = decided.state === 'rejected';
  const posted = await ports.ledger.postIn(
    tx,
    isBack ? returnRejected(facts) : returnReleased(facts),
  );
  if ('refused' in posted) throw new Error(`the return ${transferId} was not held`);
  await tellBalance(ports, tx, posted);
}
