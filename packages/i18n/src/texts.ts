// The type of a locale: a text for every key of every noun. English fixes the keys. English and the
// default language do not compile without one of them; another language may lack texts while they
// are being written, and shows the English ones until then.
import type { en } from './locales/en/index.ts';
import type { defaultLocale, ShippedTag } from './shipped-locales.ts';

/** The shape of a noun in the default language: the same keys, texts of its own. */
export type Texts<English> = { readonly [Key in keyof English]: string };
/** The shape of a noun in every other language: no key that English does not have. */
export type PartialTexts<English> = { readonly [Key in keyof English]?: string };

export type Messages = { readonly [Noun in keyof typeof en]: Texts<(typeof en)[Noun]> };
export type PartialMessages = {
  readonly [Noun in keyof typeof en]?: PartialTexts<(typeof en)[Noun]>;
};
/** The texts written in each shipped language. */
export type Written = {
  readonly [Tag in ShippedTag]: Tag extends 'en' | typeof defaultLocale
    ? Messages
    : PartialMessages;
};

/** `wallet`, or `console.jackpots` where staff and players have texts of the same noun. */
export type TextNoun = keyof Messages;
/** `noun.key`, for example `identity.sign-in-title`. */
export type TextKey = {
  [Noun in TextNoun]: `${Noun}.${keyof Messages[Noun] & string}`;
}[TextNoun];
