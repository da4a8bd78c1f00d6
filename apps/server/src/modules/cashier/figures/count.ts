// Counts the facts of hours beside play: rounds from a mark on, each once; money and members hour
// by hour, the last ones anew until they are over. After a stop it goes on where it was.
import { dayAt } from '@baize/money';
import type { CashierPorts } from '../ports.ts';
import {
  addPlayed,
  forgetPlayers,
  lockMark,
  moveHours,
  moveMark,
  readHoursMark,
  replaceHours,
  takeMark,
  writeReserve,
} from './store/facts.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Older rounds are settled late and seldom; nobody looks at so old hours by the hour. */
const roundsMs = 35 * dayMs;
/** A first count begins so long ago. */
const firstMs = 35 * dayMs;
/** What commits late falls into an hour that is counted once more. */
const openHours = 2;
const hoursAtOnce = 24;
const reserveMs = hourMs;

/** False when somebody else counts just now. */
export function countPlay({ database, wagering, clock }: CashierPorts): Promise<boolean> {
  return database.transaction(async (tx) => {
    const mark = await takeMark(tx);
    if (mark === undefined) return false;
    const since = clock.now() - roundsMs;
    const { until, hours } = await wagering.hoursSince(tx, { mark, since });
    if (hours.length > 0) {
      await addPlayed(
        tx,
        hours.map((one) => ({ ...one, day: dayAt(one.hour) })),
      );
    }
    // A quiet minute writes nothing.
    const isDue = hours.length > 0 || (await wagering.hasClosed(tx, { from: mark, until }));
    if (isDue) await moveMark(tx, until);
    return true;
  });
}

export async function countHours(ports: CashierPorts): Promise<void> {
  const { database, clock } = ports;
  const now = clock.now();
  const { hoursUntil } = await readHoursMark(database.kysely);
  const end = startOfHour(now) + hourMs;
  for (let from = Math.max(hoursUntil, startOfHour(now - firstMs)); from < end;) {
    const to = Math.min(end, from + hoursAtOnce * hourMs);
    await countBetween(ports, { from, to });
    from = to;
  }
}

async function countBetween(
  { database, wallet, traces, clock }: CashierPorts,
  hours: { readonly from: number; readonly to: number },
): Promise<void> {
  const over = startOfHour(clock.now()) - (openHours - 1) * hourMs;
  await database.transaction(async (tx) => {
    await lockMark(tx);
    const [channels, given, members] = await Promise.all([
      wallet.desk.channelHours(hours),
      wallet.desk.givenHours(hours),
      traces.registeredHours(hours),
    ]);
    await replaceHours(tx, { ...hours, channels, given, members });
    const { hoursUntil } = await readHoursMark(tx);
    await moveHours(tx, Math.max(hoursUntil, Math.min(hours.to, over)));
  });
}

export async function countReserve({ database, wallet, clock }: CashierPorts): Promise<void> {
  const { reserveAt } = await readHoursMark(database.kysely);
  const at = clock.now();
  if (reserveAt !== null && at - reserveAt < reserveMs) return;
  const rows = await wallet.desk.reserve();
  await database.transaction((tx) => writeReserve(tx, rows, at));
}

export const forgetPlayersOf = ({ database }: CashierPorts, now: number): Promise<void> =>
  forgetPlayers(database.kysely, { hour: now - 2 * dayMs, day: dayAt(now - 2 * dayMs) });

const startOfHour = (moment: number): number => Math.floor(moment / hourMs) * hourMs;
