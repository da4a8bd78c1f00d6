// The door to the live channel.
export { createLive } from './live.ts';
export type { LiveServer } from './live.ts';
export type { LiveMessage } from './event-log.ts';
export type { Grant } from './connection.ts';
