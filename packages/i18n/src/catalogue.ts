// Texts as they travel: each message already compiled to tokens, one catalogue per locale and noun,
// so that a browser needs no compiler and fetches only the nouns of the screen it shows.
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { TextNoun } from './texts.ts';

export type Catalogue = Readonly<Record<string, CompiledMessage>>;
export type Catalogues = { readonly [Noun in TextNoun]?: Catalogue };
