// The door to the outbox: how a module tells what happened, and how one above it hears of it.
export { createOutbox } from './outbox.ts';
export type { DeadEvent, Handle, Outbox, OutboxEvent, ToldEvent } from './outbox.ts';
