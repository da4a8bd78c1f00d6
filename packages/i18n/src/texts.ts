// What a locale must hold: a text for every key of every noun. English fixes the keys, so that a
// locale without one of them does not compile.
import type { en } from './locales/en/index.ts';

/** The shape another locale's noun must have: the same keys, texts of its own. */
export type Texts<English> = { readonly [Key in keyof English]: string };

export type Messages = { readonly [Noun in keyof typeof en]: Texts<(typeof en)[Noun]> };
export type TextNoun = keyof Messages;
/** `noun.key`, for example `identity.sign-in-title`. */
export type TextKey = {
  [Noun in TextNoun]: `${Noun}.${keyof Messages[Noun] & string}`;
}[TextNoun];
