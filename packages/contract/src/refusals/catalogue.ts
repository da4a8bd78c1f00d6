// Refusals of the lobby: games, vendors, categories and launches.
import type { RefusalFact } from '../kit/refusal.ts';

export const catalogueRefusals = {
  'game-unknown': { status: 404, code: 'game.not.found' },
  'game-off': { status: 403, code: 'game.off' },
  'game-unverified': { status: 503, code: 'game.unverified' },
  'game-maintenance': { status: 403, code: 'game.maintenance' },
  'demo-not-offered': { status: 403, code: 'game.demo.not.offered' },
  'vendor-unavailable': { status: 503, code: 'game.vendor.unavailable' },
  'favourites-full': { status: 409, code: 'favourite.max' },
  'picture-unknown': { status: 404, code: 'picture.not.found' },
  'category-unknown': { status: 404, code: 'category.not.found' },
  'vendor-unknown': { status: 404, code: 'vendor.not.found' },
  'order-incomplete': { status: 400, code: 'order.incomplete' },
  'launch-mode-unknown': { status: 400, code: 'launch.mode.unknown' },
  'launch-used': { status: 401, code: 'launch.used' },
} as const satisfies Record<string, RefusalFact>;
