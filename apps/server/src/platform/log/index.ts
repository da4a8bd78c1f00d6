// The log of the platform: one line of JSON an event, with secrets blanked out before they are
// written. What a player or a provider must keep secret never reaches a log file.
export { openLog, silentLog } from './open-log.ts';
export type { Log } from './open-log.ts';
