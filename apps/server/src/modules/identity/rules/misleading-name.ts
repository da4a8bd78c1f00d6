// Names that pass for the house: its roles, its brand, and what reads alike. A name is looked at
// without case, accents and separators, with digits read as letters, left out, or left out at its
// ends; it misleads when nothing is left of it but such words.
const ofTheHouse = [
  'operator',
  'admin',
  'administrator',
  'moderator',
  'support',
  'helpdesk',
  'staff',
  'cashier',
  'owner',
  'system',
  'sysadmin',
  'root',
  'security',
  'compliance',
  'official',
  'customerservice',
  'customercare',
  'service',
];
/** Says nothing by itself, and takes nothing away from a word that misleads. */
const beside = ['the', 'team', 'desk', 'real', 'live', 'online', 'chat', 'my', 'mr', 'ms', 'vip'];

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
};

/** What is read at a glance: `I`, `l` and `1` are one sign. */
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
  const withoutDigits = name.replace(/\p{Nd}/gu, '');
  const withoutEnds = name.replace(/^[\p{Nd}\W_]+|[\p{Nd}\W_]+$/gu, '');
  const words = [...ofTheHouse, ...brand].map(skeletonOf).filter((word) => word.length > 1);
  return [name, withoutDigits, withoutEnds].some((read) => isMadeOf(skeletonOf(read), words));
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
