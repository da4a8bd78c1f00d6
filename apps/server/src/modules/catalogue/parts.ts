// Parts that the catalogue's actions share.
import type { OfferKeeper } from './keep-offer.ts';
import type { NamedWinner } from './keep-winners.ts';
import type { Openers } from './keep-popular.ts';
import type { CataloguePorts } from './ports.ts';

export interface CatalogueParts {
  readonly ports: CataloguePorts;
  readonly keeper: OfferKeeper;
  readonly winners: (now: number) => Promise<readonly NamedWinner[]>;
  /** By node: how many players opened a game in the last days. */
  readonly popular: (now: number) => Promise<Openers>;
}
