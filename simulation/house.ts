// The server of the simulated world, as its people see it.
export type { House } from '@baize/server/testing';
