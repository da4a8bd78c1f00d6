// The door to the outbox: how a module tells what happened, and how one above it hears of it.
export { createOutbox } from './outbox.ts';
export type { Outbox, ToldEvent } from './outbox.ts';
