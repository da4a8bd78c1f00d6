// Rows of an offer for the tests of its rules: a vendor PT and games that are all on.
import type { GameCategory } from '@baize/contract';
import type { CardRow, GameRow, VendorRow } from './rules/offer.ts';

export const vendor = (code: string, more: Partial<VendorRow> = {}): VendorRow => ({
  vendor: code,
  names: { en: code },
  ownNames: {},
  state: 'on',
  accountTypeId: 2,
  picture: null,
  ...more,
});

export const game = (code: string, position: number, more: Partial<GameRow> = {}): GameRow => ({
  nodeId: code,
  vendor: 'PT',
  gameCode: code,
  category: 'RNG',
  names: { en: code },
  ownNames: {},
  classes: [],
  ownClasses: [],
  mechanic: '',
  returnPercent: '',
  demo: true,
  rooms: [],
  art: '',
  hot: false,
  state: 'on',
  gone: false,
  position,
  picture: null,
  ...more,
});

export const card = (code: string, category: GameCategory, position: number): CardRow => ({
  vendor: code,
  category,
  position,
  hot: false,
  popup: false,
});
