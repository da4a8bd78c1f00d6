// Records of the catalogue: categories, vendors, the card of a vendor in a category, and games.
// What came with a game is apart from what staff decided, so that neither writes over the other.
import type { GameCategory, OfferState } from '@baize/contract';

/** A text by locale, e.g. `en`. */
export type Names = Readonly<Record<string, string>>;

export interface RoomFact {
  readonly roomId: string;
  readonly name: string;
  /** Whole and decimal amounts as the wire writes them. */
  readonly minBet: number | null;
  readonly maxBet: number | null;
}

/** A game as its maker tells it. */
export interface GameFacts {
  readonly nodeId: string;
  readonly vendor: string;
  readonly gameCode: string;
  readonly category: GameCategory;
  readonly names: Names;
  readonly classes: readonly string[];
  readonly mechanic: string;
  readonly returnPercent: string;
  readonly demo: boolean;
  readonly rooms: readonly RoomFact[];
  readonly art: string;
  /** Whether it is hot when it first comes; staff decide from then on. */
  readonly hot: boolean;
}

export interface GameRow extends GameFacts {
  readonly ownNames: Names;
  readonly ownClasses: readonly string[];
  readonly state: OfferState;
  /** Its maker does not offer it any more. */
  readonly gone: boolean;
  readonly position: number;
  /** What a picture of its own is called, by its content. */
  readonly picture: string | null;
}

export interface VendorRow {
  readonly vendor: string;
  readonly names: Names;
  readonly ownNames: Names;
  readonly state: OfferState;
  readonly accountTypeId: number;
  readonly picture: string | null;
}

export interface CardRow {
  readonly vendor: string;
  readonly category: GameCategory;
  readonly position: number;
  readonly hot: boolean;
  readonly popup: boolean;
}

export interface CategoryRow {
  readonly category: GameCategory;
  readonly position: number;
  readonly state: OfferState;
}

export interface Offer {
  readonly categories: readonly CategoryRow[];
  readonly vendors: readonly VendorRow[];
  readonly cards: readonly CardRow[];
  readonly games: readonly GameRow[];
}

export const houseVendor = 'BAIZE';
/** Our own lotteries stand under the names that clients of the family know, by their area. */
export const lotteryVendors = { CN: 'TCG_LOTTO', VN: 'TCG_LOTTO_VN', SEA: 'TCG_SEA' } as const;
export const houseVendors: readonly string[] = [houseVendor, ...Object.values(lotteryVendors)];

/** Whether games under this name are ours: dealt here, on the one wallet. */
export const isHouse = (vendor: string): boolean => houseVendors.includes(vendor);

/** Whether a game is a lottery: our small games share their lane with e-lotteries. */
export const isLottery = (game: {
  readonly lane: GameCategory;
  readonly vendor: string;
}): boolean => (game.lane === 'LOTT' || game.lane === 'ELOTT') && game.vendor !== houseVendor;

const rank: Readonly<Record<OfferState, number>> = { on: 0, maintenance: 1, off: 2 };

/** The most closed of several switches: what players see. */
export function mostClosed(states: readonly OfferState[]): OfferState {
  return states.reduce((worst, state) => (rank[state] > rank[worst] ? state : worst), 'on');
}

/** The name in a language, else in English, else in any. */
export function nameIn(names: Names, own: Names, tag: string): string {
  return own[tag] ?? own['en'] ?? names[tag] ?? names['en'] ?? Object.values(names)[0] ?? '';
}

/** Names that staff typed; an empty one is taken back. */
export function namesGiven(names: Names): Names {
  const said = Object.entries(names).map(([tag, name]) => [tag, name.trim()] as const);
  return Object.fromEntries(said.filter(([, name]) => name !== ''));
}
