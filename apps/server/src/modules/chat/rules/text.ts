// A message as it is kept: plain text without anything that could turn, hide or pile up letters.
// Nothing in it is ever read as HTML; a link stays the letters it is written in.

/** Control and format characters, such as those that turn the direction; joiners spell words. */
const unseen = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const piled = /(\p{M}{3})\p{M}+/gu;
const lines = /\n{3,}/gu;

export function cleanText(written: string): string {
  return written
    .replace(/\r\n?/gu, '\n')
    .replace(/\t/gu, ' ')
    .normalize('NFC')
    .replace(unseen, '')
    .replace(piled, '$1')
    .replace(lines, '\n\n')
    .trim();
}

/** In characters as people count them, so that an emoji is about one. */
export const lengthOf = (text: string): number => [...text].length;
