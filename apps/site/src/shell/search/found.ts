// The results of the search, in groups: each entry has a kind and a target.
import type { LucideIcon } from '@baize/ui';
import type { TextKey } from '@baize/i18n';
import type { Game } from '../../features/catalogue/games.ts';

export interface Entry {
  /** Its own among all entries that are shown. */
  readonly id: string;
  readonly name: string;
  readonly fact: string;
  /** A tile, a vendor's sign, a category's or a page's icon. */
  readonly picture:
    | { readonly game: Game }
    | { readonly sign: string }
    | { readonly category: string }
    | { readonly icon: LucideIcon };
  readonly go: () => void;
  /** Stays open and searches for these words instead of leading somewhere. */
  readonly words?: string;
}

export interface Group {
  readonly title: TextKey;
  readonly entries: readonly Entry[];
}
