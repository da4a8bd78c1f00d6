// The door to vendors before any integration is composed: all are off, none can be asked.
import type { VendorDoor } from '../modules/catalogue/index.ts';

export const noVendors: VendorDoor = {
  stateOf: () => 'off',
  isSingle: () => true,
  withGames: () => [],
  games: async () => undefined,
  launch: async () => undefined,
};
