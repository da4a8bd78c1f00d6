// Compares typed words with names: word by word, without case, accents or marks, and forgiving one
// slip in a word of four letters or more. Browser and server call the same functions.

/** Letters alone: no case, no accents; what NFKD does not take apart is named. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/đ/gu, 'd')
    .replace(/ø/gu, 'o')
    .replace(/ł/gu, 'l')
    .replace(/ß/gu, 'ss')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The words of a text, plain. */
export const wordsIn = (text: string): readonly string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const fits = { same: 8, beginning: 6, inside: 3, slip: 2, slipAtBeginning: 1, none: 0 } as const;
/** The last letter of Latin Extended-B. */
const lastLatin = 0x24f;
/** A slip in a shorter word makes another word of it. */
const slipLettersLeast = 4;

/** How well a wanted word fits another, both plain: more is better, 0 not at all. */
export function wordFit(wanted: string, word: string): number {
  if (word === wanted) return fits.same;
  if (word.startsWith(wanted)) return fits.beginning;
  if (isTelling(wanted) && word.includes(wanted)) return fits.inside;
  if (wanted.length < slipLettersLeast || !beginsWithSlip(wanted, word)) return fits.none;
  return Math.abs(word.length - wanted.length) <= 1 && hasOneSlip(wanted, word)
    ? fits.slip
    : fits.slipAtBeginning;
}

/** One Latin letter stands in nearly every word; one sign of Chinese says something. */
const isTelling = (wanted: string): boolean =>
  wanted.length > 1 || (wanted.codePointAt(0) ?? 0) > lastLatin;

/** Every wanted word must fit some word; what fits best counts. */
export function wordsFit(wanted: readonly string[], words: readonly string[]): number {
  let sum = 0;
  for (const one of wanted) {
    const best = words.reduce((most, word) => Math.max(most, wordFit(one, word)), 0);
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

/** One letter too many, too few, another, or two that changed places. */
function hasOneSlip(wanted: string, word: string): boolean {
  return restsAfterSlip(wanted, word).some(([rest, other]) => rest === other);
}

/** The same within the beginning of a word that is still being typed. */
function beginsWithSlip(wanted: string, word: string): boolean {
  return restsAfterSlip(wanted, word).some(([rest, other]) => other.startsWith(rest));
}

/** The rest of both words behind the first letter that differs, for each kind of slip. */
function restsAfterSlip(wanted: string, word: string): readonly (readonly [string, string])[] {
  let at = 0;
  while (at < wanted.length && wanted[at] === word[at]) at += 1;
  const rests = [
    [wanted.slice(at + 1), word.slice(at + 1)],
    [wanted.slice(at), word.slice(at + 1)],
    [wanted.slice(at + 1), word.slice(at)],
  ] as const;
  const isTurned = wanted[at] === word[at + 1] && wanted[at + 1] === word[at];
  return isTurned ? [...rests, [wanted.slice(at + 2), word.slice(at + 2)]] : rests;
}
