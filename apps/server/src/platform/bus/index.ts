// The bus between server processes: what one says on a channel all hear, itself included. A
// message may be lost when a connection breaks, and hearers are then told so that they can read
// the truth from the database: nothing that must not be lost travels on the bus alone.
export { openBus } from './open-bus.ts';
export type { Bus } from './bus.ts';
