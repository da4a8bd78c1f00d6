// Polls the delivery of a message a few times, so that a lost one is reported at once. One watch a
// name: a newer message ends the watch of the older one.
import { client } from '../../../app/client.ts';

const second = 1000;
/** After each of these pauses: most are there or lost within a minute. */
const pauses = [2 * second, 3 * second, 5 * second, 10 * second, 20 * second, 30 * second];

const watches = new Map<string, symbol>();

export interface Watched {
  readonly name: string;
  /** Absent when the message is there already. */
  readonly deliveryId: string | undefined;
  readonly onLost: () => void;
}

export function watchDelivery({ name, deliveryId, onLost }: Watched): void {
  const watch = Symbol(name);
  watches.set(name, watch);
  if (deliveryId !== undefined) void look(deliveryId, () => watches.get(name) === watch, onLost);
}

async function look(deliveryId: string, isWatched: () => boolean, onLost: () => void) {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!isWatched()) return;
    const result = await client.verification.getDelivery({ deliveryId }).catch(() => undefined);
    if (!isWatched() || (result?.ok && result.value.state === 'sent')) return;
    if (result?.ok && result.value.state === 'failed') return onLost();
  }
}
