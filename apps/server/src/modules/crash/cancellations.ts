// Cancellations of flights in two steps: the decision with its audit note in one transaction, then
// its effect. After a crash in between, `applyConfirmed` finishes it.
import { isRefusal, refuse, type Refusal } from '@baize/contract';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { findFlight, stateOf, type FlightName, type FoundFlight } from './find-flight.ts';
import type { CrashPorts } from './ports.ts';
import { cancelAloneMost, refusalOfCancel, type CancelRefusal } from './rules/cancellation.ts';
import {
  confirm,
  lockFlight,
  markApplied,
  propose,
  readCancellation,
  readUnapplied,
  withdraw,
} from './store/cancellations.ts';

type Unknown = Refusal<'game-unknown' | 'flight-unknown'>;
type NoProposal = Refusal<'proposal-unknown' | 'proposal-closed'>;

interface Done {
  readonly waits: boolean;
  readonly event: FoundFlight['event'];
}

export type Cancellations = ReturnType<typeof createCancellations>;

/** The flight as it is under the lock, which it cannot begin without. */
async function underLock<Out>(
  ports: CrashPorts,
  name: FlightName,
  work: (tx: Tx, found: FoundFlight) => Promise<Out>,
): Promise<Out | Unknown> {
  const there = await findFlight(ports, name);
  if (isRefusal(there)) return there;
  return ports.database.transaction(async (tx) => {
    await lockFlight(tx, there.event.eventId);
    const found = await findFlight(ports, name);
    return isRefusal(found) ? found : work(tx, found);
  });
}

async function apply(
  ports: CrashPorts,
  eventId: string,
): Promise<Refusal<'flight-drawn'> | undefined> {
  const voided = await ports.wagering.voidEvent(eventId);
  await markApplied(ports.database.kysely, eventId, ports.clock.now());
  if (!('refused' in voided)) return undefined;
  ports.log.error({ eventId }, 'a flight was drawn before its cancellation took effect');
  return refuse('flight-drawn');
}

type Cancelled = FlightName & { readonly reason: string };

async function cancelFlight(
  ports: CrashPorts,
  staff: StaffCaller,
  name: Cancelled,
): Promise<Done | Unknown | CancelRefusal | Refusal<'proposal-waits'>> {
  const done = await underLock(ports, name, async (tx, found) => {
    const { event } = found;
    const at = ports.clock.now();
    const refused = refusalOfCancel(stateOf(found), at);
    if (refused) return refused;
    const { eventId } = event;
    if (await readCancellation(tx, eventId)) return refuse('proposal-waits');
    const { stake = 0n } = (await ports.wagering.eventSums([eventId])).get(eventId) ?? {};
    const waits = stake > cancelAloneMost;
    await propose(tx, { eventId, reason: name.reason, by: staff, at });
    if (!waits) await confirm(tx, { eventId, by: staff, at });
    const action = waits ? 'propose-crash-cancellation' : 'cancel-crash-flight';
    await note(ports, tx, { staff, action, eventId, reason: name.reason });
    return { waits, event };
  });
  if (isRefusal(done) || done.waits) return done;
  return (await apply(ports, done.event.eventId)) ?? done;
}

async function confirmProposed(
  ports: CrashPorts,
  staff: StaffCaller,
  name: FlightName,
): Promise<Done | Unknown | NoProposal | CancelRefusal | Refusal<'second-person-needed'>> {
  const done = await underLock(ports, name, async (tx, found) => {
    const { eventId } = found.event;
    const waiting = await readCancellation(tx, eventId);
    if (!waiting) return refuse('proposal-unknown');
    if (waiting.state !== 'waiting') return refuse('proposal-closed');
    const at = ports.clock.now();
    const { by } = waiting;
    const asked = { staff, other: by.username, now: at };
    if (by.staffId === staff.staffId || (await ports.mayBeOne(tx, asked)))
      return refuse('second-person-needed');
    const refused = refusalOfCancel(stateOf(found), at);
    if (refused) return refused;
    await confirm(tx, { eventId, by: staff, at });
    const action = 'confirm-crash-cancellation';
    await note(ports, tx, { staff, action, eventId, reason: waiting.reason });
    return { waits: false, event: found.event };
  });
  return isRefusal(done) ? done : ((await apply(ports, done.event.eventId)) ?? done);
}

function withdrawProposed(
  ports: CrashPorts,
  staff: StaffCaller,
  name: FlightName,
): Promise<Done | Unknown | NoProposal> {
  return underLock(ports, name, async (tx, { event }) => {
    const waiting = await readCancellation(tx, event.eventId);
    if (!waiting) return refuse('proposal-unknown');
    if (waiting.state !== 'waiting') return refuse('proposal-closed');
    await withdraw(tx, event.eventId);
    const action = 'withdraw-crash-cancellation';
    await note(ports, tx, { staff, action, eventId: event.eventId, reason: waiting.reason });
    return { waits: false, event };
  });
}

export const createCancellations = (ports: CrashPorts) => ({
  cancel: (staff: StaffCaller, name: Cancelled) => cancelFlight(ports, staff, name),
  confirm: (staff: StaffCaller, name: FlightName) => confirmProposed(ports, staff, name),
  withdraw: (staff: StaffCaller, name: FlightName) => withdrawProposed(ports, staff, name),
  /** Makes good what was decided before a crash; gives how many. */
  async applyConfirmed(): Promise<number> {
    const left = await readUnapplied(ports.database.kysely);
    for (const eventId of left) await apply(ports, eventId);
    return left.length;
  },
});

interface Noted {
  readonly staff: StaffCaller;
  readonly action: string;
  readonly eventId: string;
  readonly reason: string;
}

const note = ({ audit }: CrashPorts, tx: Tx, { staff, action, eventId, reason }: Noted) =>
  audit(tx, {
    staff,
    action,
    subject: `crash ${eventId.replace(':', ' ')}`,
    before: {},
    after: { reason },
  });
