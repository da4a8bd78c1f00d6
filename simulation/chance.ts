// Chance of the simulated world.
export { createChance, type Chance } from '@baize/server/testing';
