// Names that pass for the house: its roles, its brand, and what reads alike. One rule for user
// names and nicknames. A name is looked at without case, accents and separators, with digits read
// as letters, left out, or left out at its ends. It misleads when nothing but such words is left,
// or when words in it name a role of the house or the brand.

/** Nobody else is called so: also one word among others misleads. */
const roles = [
  'operator',
  'admin',
  'administrator',
  'moderator',
  'mod',
  'support',
  'helpdesk',
  'staff',
  'cashier',
  'sysadmin',
  'official',
  'cs',
  'customerservice',
  'customercare',
];
/** Common words: they mislead where nothing else is left of the name. */
const commonWords = [
  'owner',
  'system',
  'root',
  'security',
  'compliance',
  'service',
  'house',
  'bot',
];
/** Says nothing by itself, and takes nothing away from a word that misleads. */
const beside = ['the', 'team', 'desk', 'real', 'live', 'online', 'chat', 'my', 'mr', 'ms', 'vip'];

/** As many letters as the longest of the words has, spelt one by one. */
const runMax = 16;

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  // Cyrillic and Greek letters of the same look.
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  і: 'i',
  ј: 'j',
  ԁ: 'd',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  ı: 'i',
};

/** The name as read at a glance: `I`, `l` and `1` are one sign. */
const skeletonOf = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase()]
    .map((sign) => lookAlikes[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('l', 'i');

/** `brand`: what the house is called, in one or more forms. */
export function misleads(name: string, brand: readonly string[]): boolean {
  const strong = skeletonsOf([...roles, ...brand]);
  const all = [...strong, ...skeletonsOf(commonWords)];
  return (
    readingsOf(name).some((read) => isMadeOf(read, all)) ||
    runsOf(name).some((run) => readingsOf(run).some((read) => isMadeOf(read, strong)))
  );
}

/** Neighbouring words, also single letters that spell one, without the separators between them. */
function runsOf(name: string): string[] {
  const letters = name.normalize('NFKD');
  return separators.flatMap((separator) => {
    const words = letters.split(separator).filter((word) => word !== '');
    return words.flatMap((_, from) =>
      words
        .slice(from, from + runMax)
        .map((_word, more) => words.slice(from, from + more + 1).join('')),
    );
  });
}

/** Signs like `@` and `!` separate words, or stand for letters. */
const separators = [/[^\p{L}\p{M}\p{N}]+/u, /[^\p{L}\p{M}\p{N}@$!|]+/u];

const skeletonsOf = (words: readonly string[]): string[] =>
  words.map(skeletonOf).filter((word) => word.length > 1);

/** As written, without digits, and without what stands at its ends. */
function readingsOf(name: string): string[] {
  const withoutDigits = name.replace(/\p{Nd}/gu, '');
  const withoutEnds = name.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [name, withoutDigits, withoutEnds].map(skeletonOf);
}

/** Whether the text is nothing but these words, one at least, and such as stand beside them. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const others = beside.map(skeletonOf);
  const walk = (rest: string, hasOne: boolean): boolean =>
    rest === ''
      ? hasOne
      : words.some((word) => rest.startsWith(word) && walk(rest.slice(word.length), true)) ||
        others.some((word) => rest.startsWith(word) && walk(rest.slice(word.length), hasOne));
  return walk(text, false);
}
