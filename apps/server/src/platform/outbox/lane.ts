// Chooses the lane of an event: all events of a topic share one, so one deliverer at a time keeps
// their order, and topics in different lanes do not wait for each other.
import { createHash, randomInt } from 'node:crypto';

export const laneCount = 16;

export function laneOf(topic: string | undefined): number {
  if (topic === undefined) return randomInt(laneCount);
  return (createHash('sha1').update(topic).digest()[0] ?? 0) % laneCount;
}
