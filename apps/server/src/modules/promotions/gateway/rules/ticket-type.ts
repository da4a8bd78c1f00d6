// The family's names of tickets: a kind for each look, and an id for each ticket of a reward.
import type { TicketKind, TicketType } from '@baize/contract';

export const ticketTypeOf: Readonly<Record<TicketKind, TicketType>> = {
  wheel: 'PRIZE_WHEEL',
  egg: 'GOLDEN_EGG',
  slot: 'SLOT_MACHINE',
  scratch: 'SCRATCH_CARD',
};

interface Named {
  readonly ticketId: string;
  readonly number: number;
}

export const transactionIdOf = ({ ticketId, number }: Named): string => `${ticketId}.${number}`;

/** Undefined: it names no ticket. */
export function ticketNamed(transactionId: string): Named | undefined {
  const [, ticketId, digits] =
    /^([0-9a-zA-Z_-]{1,64})\.([1-9][0-9]{0,3})$/u.exec(transactionId) ?? [];
  if (ticketId === undefined || digits === undefined) return undefined;
  return { ticketId, number: Number(digits) };
}
