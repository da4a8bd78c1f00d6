// The door to the live channel.
export { createLive } from './live.ts';
export type { LiveServer, LiveSettings } from './live.ts';
export type { Grant } from './connection.ts';
export type { LiveMessage } from './event-log.ts';
