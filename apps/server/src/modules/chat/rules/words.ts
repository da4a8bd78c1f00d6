// Checks a message for forbidden words. Both are reduced to one plain form, so that case, accents,
// look-alike letters, digits for letters, repeated letters and gaps hide nothing. Whole words are
// compared, so that harmless words that contain a bad one pass.

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '€': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  к: 'k',
  м: 'm',
  н: 'h',
  і: 'i',
  ѕ: 's',
  α: 'a',
  ε: 'e',
  ι: 'i',
  ο: 'o',
  ρ: 'p',
  υ: 'u',
  ı: 'i',
};
const latinMarks = /[\u0300-\u036f]/gu;
const joiners = /[\u200c\u200d]/gu;
const between = /[^\p{L}\p{M}\p{Nd}]+/u;
const repeated = /(.)\1+/gu;
/** Scripts that write words without gaps between them: what contains a word holds it. */
const gapless = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u;
const anyEnding = '*';

const plainForm = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(latinMarks, '')
    .replace(joiners, '')
    .normalize('NFKC');

const unmasked = (text: string): string =>
  [...text].map((letter) => lookAlikes[letter] ?? letter).join('');
const squeezed = (text: string): string => text.replace(repeated, '$1');
const wordsOf = (text: string): string[] => text.split(between).filter((word) => word !== '');

/** Letters that stand alone, one after another, read as the word they spell. */
function spelt(words: readonly string[]): string[] {
  const runs: string[] = [];
  let run = '';
  for (const word of [...words, '  ']) {
    if ([...word].length === 1) run += word;
    else {
      if ([...run].length > 1) runs.push(run);
      run = '';
    }
  }
  return runs;
}

interface Read {
  readonly words: readonly string[];
  readonly spelt: readonly string[];
  readonly whole: string;
}

/** Read as written and with look-alikes undone: "a1" may be a word of its own. */
function readings(text: string): readonly Read[] {
  const plain = plainForm(text);
  return [plain, unmasked(plain)].map((form) => {
    const words = wordsOf(form).map(squeezed);
    return { words, spelt: spelt(wordsOf(form)).map(squeezed), whole: words.join(' ') };
  });
}

interface Banned {
  readonly form: string;
  readonly endsAnyhow: boolean;
}

function bannedOf(word: string): Banned {
  const endsAnyhow = word.trim().endsWith(anyEnding);
  return { form: wordsOf(plainForm(word)).map(squeezed).join(' '), endsAnyhow };
}

function holds({ words, spelt: runs, whole }: Read, { form, endsAnyhow }: Banned): boolean {
  if (form === '') return false;
  if (gapless.test(form)) return whole.replaceAll(' ', '').includes(form.replaceAll(' ', ''));
  if (endsAnyhow && [...words, ...runs].some((word) => word.startsWith(form))) return true;
  if (form.includes(' ')) return ` ${whole} `.includes(endsAnyhow ? ` ${form}` : ` ${form} `);
  return words.includes(form) || runs.some((run) => run.includes(form));
}

/** The word of the list that a text holds; undefined when it holds none. */
export function bannedIn(text: string, list: readonly string[]): string | undefined {
  const read = readings(text);
  return list.find((word) => {
    const banned = bannedOf(word);
    return read.some((one) => holds(one, banned));
  });
}

/** The list as it is kept: no word twice, none empty, in their order. */
export function tidyWords(list: readonly string[]): string[] {
  return [...new Set(list.map((word) => word.normalize('NFC').trim()))].filter(
    (word) => bannedOf(word).form !== '',
  );
}
