// States of the tickets that one reward gave, each by its number from 1.
import type { TicketStatus } from '@baize/contract';

export interface Numbered {
  readonly given: number;
  readonly cancelled: number;
  readonly givenUp: readonly number[];
  readonly opened: readonly number[];
  readonly isOver: boolean;
}

/** Every number once: what staff cancel are all that were left. */
export function numbersOf(
  { given, cancelled, givenUp, opened, isOver }: Numbered,
  status: TicketStatus,
): readonly number[] {
  const used = new Set([...givenUp, ...opened]);
  const free = Array.from({ length: given }, (_, at) => at + 1).filter((one) => !used.has(one));
  const unused = isOver ? 'EXPIRED' : 'AVAILABLE';
  const ofFree = cancelled > 0 ? 'CANCELLED' : unused;
  const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
  if (status === 'CLAIMED') return sorted(opened);
  const left = ofFree === status ? free : [];
  return status === 'CANCELLED' ? sorted([...givenUp, ...left]) : left;
}
