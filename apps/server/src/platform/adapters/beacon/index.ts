// Where the randomness of shared draws comes from: the public beacon drand, or the house's own.
export type { Beacon, BeaconAnswer, BeaconTrouble, BeaconValue } from './beacon.ts';
export { drandBeacon, quicknet, type DrandChain, type DrandSettings } from './drand.ts';
export { houseBeacon, isOfChain, type BeaconFaults, type HouseBeaconSettings } from './house.ts';
