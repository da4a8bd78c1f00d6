// The words of players' slang, without accents unless the accent decides. A word with two meanings
// names the words that the player may choose instead. [S31]
import type { SlangKind, SlangPlay, SlangQuestionName } from './meaning.ts';

/** How a word for a play is bet. */
export interface PlayWord {
  /** What the play is called in an answer. */
  readonly said: string;
  /** The play by the width of its numbers, or by their count where they are one set. */
  readonly byWidth: Readonly<Partial<Record<number, SlangPlay>>>;
  /** Several numbers are one bet: a set of a size, a pair, all pairs, or all sets of all sizes. */
  readonly joins?: 'sets' | 'pairs' | 'all-pairs' | 'wheel';
  /** The sizes of sets, or the counts that a wheel takes. */
  readonly sizes?: readonly number[];
  /** Counts of numbers that are one set although the word names no size. */
  readonly sure?: readonly number[];
  /** One digit could mean a bet on the digit, or all numbers with it. */
  readonly digit?: readonly [onDigit: string, numbersWith: string];
  /** Bare numbers count points in the north. */
  readonly points?: true;
  readonly only?: SlangKind;
}

export type Meaning =
  | { readonly kind: 'play'; readonly play: PlayWord; readonly permuted?: true }
  | { readonly kind: 'permute' }
  | { readonly kind: 'set'; readonly numbers: readonly string[] }
  | { readonly kind: 'digit-set'; readonly of: (digit: number) => readonly string[] }
  | { readonly kind: 'range'; readonly by: 'keo' | 'den' }
  | { readonly kind: 'unit'; readonly worth: bigint }
  | { readonly kind: 'points' }
  | { readonly kind: 'times' }
  | { readonly kind: 'times-or-play'; readonly digit: string; readonly play: PlayWord }
  | { readonly kind: 'filler' }
  | { readonly kind: 'province'; readonly codes: readonly string[] }
  | { readonly kind: 'stations'; readonly count: number; readonly region?: Region }
  | {
      readonly kind: 'unclear';
      readonly question: SlangQuestionName;
      readonly choices?: readonly string[];
    };

export type Region = 'south' | 'central';

/** A `/` parts aliases; a blank in an alias may be left out. */
export type Entry = readonly [aliases: string, meaning: Meaning];

const two = (play: SlangPlay) => ({ 2: play });
const bao = { 2: 'LO2', 3: 'LO3', 4: 'LO4' } as const;
const lot: PlayWord = { said: 'bl', byWidth: bao };
const xc: PlayWord = { said: 'xc', byWidth: { 3: 'XC3' } };
const de: PlayWord = { said: 'de', byWidth: two('DE2') };
const dd: PlayWord = { said: 'dd', byWidth: two('DD2') };
const tail: PlayWord = {
  said: 'duoi',
  byWidth: { 2: 'DE2', 3: 'DE3' },
  digit: ['duoi1so', 'duoi dit'],
};
const head: PlayWord = { said: 'dau', byWidth: two('HEAD2'), digit: ['dau1so', 'dau hang'] };
const b7l: PlayWord = { said: 'b7l', byWidth: two('B7L'), only: 'VN_S' };
const b8l: PlayWord = { said: 'b8l', byWidth: two('B8L'), only: 'VN_N' };
const three: PlayWord = { said: 'bacang', byWidth: { 3: 'DE3' } };
const four: PlayWord = { said: 'boncang', byWidth: { 4: 'DE4' } };

const xien = (...sizes: readonly number[]): PlayWord => ({
  said: 'xien',
  byWidth: { 2: 'XIEN2', 3: 'XIEN3', 4: 'XIEN4' },
  joins: 'sets',
  sizes,
  sure: [2],
});
const wheel = (...sizes: readonly number[]): PlayWord => ({
  said: 'xq',
  byWidth: {},
  joins: 'wheel',
  sizes,
});
const miss = (...sizes: readonly number[]): PlayWord => ({
  said: 'truot',
  byWidth: { 4: 'MISS4', 8: 'MISS8', 10: 'MISS10' },
  joins: 'sets',
  sizes,
  sure: [4, 10],
  only: 'VN_N',
});
const play = (word: PlayWord): Meaning => ({ kind: 'play', play: word });
const permuted = (word: PlayWord): Meaning => ({ kind: 'play', play: word, permuted: true });
const unclear = (question: SlangQuestionName, ...choices: readonly string[]): Meaning => ({
  kind: 'unclear',
  question,
  ...(choices.length > 0 ? { choices } : {}),
});

const playWords: readonly Entry[] = [
  ['b/bl/blo/bao/baol/bao lo', play(lot)],
  ['lo/lo to', play({ ...lot, points: true })],
  ['lo 2 so/lo 2 con/bao 2 so/bao lo 2 so', play({ said: 'bl', byWidth: two('LO2') })],
  [
    'lo 3 cang/lo 3 c/lo 3 so/lo ba cang/lo 3 con/bao 3 so/bao lo 3 so',
    play({ said: 'bl', byWidth: { 3: 'LO3' } }),
  ],
  [
    'lo 4 cang/lo 4 c/lo 4 so/lo bon cang/lo 4 con/bao 4 so/bao lo 4 so',
    play({ said: 'bl', byWidth: { 4: 'LO4' } }),
  ],
  ['de/de dac biet/duoi dac biet/duoi db/dac biet/giai dac biet', play(de)],
  ['duoi/dui', play(tail)],
  ['dau', play(head)],
  ['de dau', unclear('digit-or-numbers', 'dau1so', 'de hang')],
  ['dd/d d/dau duoi/dau dui/dau cuoi', play(dd)],
  ['xc/xiu chu/xchu', play(xc)],
  ['ba cang/de 3 cang/de 3 c/de ba cang/3 cang de', play(three)],
  ['xc duoi/xc dui/xiu chu duoi/xc db', play(three)],
  ['bon cang/de 4 cang/de 4 c/de bon cang', play(four)],
  ['b7l/b7lo/bao 7 lo/bao bay lo/bao bay/7 lo/bay lo', play(b7l)],
  ['b8l/b8lo/bao 8 lo/bao tam lo/bao tam/8 lo/tam lo', play(b8l)],
  ['nhat to/nto/giai nhat', play({ said: 'nhatto', byWidth: two('FIRST2'), only: 'VN_N' })],
  ['xien 2/xi 2/xn 2/xien hai/xien doi/lo xien 2', play(xien(2))],
  ['xien 3/xi 3/xn 3/xien ba/lo xien 3', play(xien(3))],
  ['xien 4/xi 4/xn 4/xien bon/lo xien 4', play(xien(4))],
  ['xien/xin/lo xien', play(xien(2, 3, 4))],
  ['xq/xien quay/xi quay', play(wheel(3, 4))],
  ['xq 3/xien quay 3', play(wheel(3))],
  ['xq 4/xien quay 4', play(wheel(4))],
  ['truot 4/truot xien 4/xien truot 4/xt 4/lo truot 4', play(miss(4))],
  ['truot 8/truot xien 8/xien truot 8/xt 8/lo truot 8', play(miss(8))],
  ['truot 10/truot xien 10/xien truot 10/xt 10/lo truot 10', play(miss(10))],
  ['truot/truot xien/xien truot/lo truot', play(miss(4, 8, 10))],
  ['dau 1 so/1 so dau/de dau 1 so', play({ said: 'dau1so', byWidth: { 1: 'DIGIT10' } })],
  ['duoi 1 so/1 so duoi/de duoi 1 so', play({ said: 'duoi1so', byWidth: { 1: 'DIGIT1' } })],
  ['da/da thang/dat/da cap', play({ said: 'da', byWidth: two('DA'), joins: 'pairs' })],
  ['dav/dv/da vong', play({ said: 'dav', byWidth: two('DA'), joins: 'all-pairs' })],
  ['x 2', { kind: 'times-or-play', digit: '2', play: xien(2) }],
  ['x 3', { kind: 'times-or-play', digit: '3', play: xien(3) }],
  ['x 4', { kind: 'times-or-play', digit: '4', play: xien(4) }],
];

/** Words of plays whose numbers are permuted. */
const permutedWords: readonly Entry[] = [
  ['dao', { kind: 'permute' }],
  ['dxc/xcd/xc dao/dao xc/xiu chu dao/dao xiu chu', permuted(xc)],
  ['b dao/dao b/bl dao/dao bl/bao dao/dao bao/bao lo dao/dao bao lo', permuted(lot)],
  ['de dao/dao de', permuted(de)],
  ['duoi dao/dao duoi/dao dui', permuted(tail)],
  ['dd dao/dao dd', permuted(dd)],
  ['b7ld/b7l dao/dao b7l', permuted(b7l)],
  ['b8ld/b8l dao/dao b8l', permuted(b8l)],
];

const all = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
const tens = (number: string): number => Number(number[0]);
const ones = (number: string): number => Number(number[1]);
const set = (has: (number: string) => boolean): Meaning => ({
  kind: 'set',
  numbers: all.filter((number) => has(number)),
});
const listed = (numbers: string): Meaning => ({ kind: 'set', numbers: numbers.split(' ') });
const even = (digit: number): boolean => digit % 2 === 0;
const ofDigit = (has: (number: string, digit: number) => boolean): Meaning => ({
  kind: 'digit-set',
  of: (digit) => all.filter((number) => has(number, digit)),
});

/** Words that stand for numbers of two digits. */
const setWords: readonly Entry[] = [
  ['tai', set((number) => tens(number) >= 5)],
  ['xiu', set((number) => tens(number) < 5)],
  ['chan', set((number) => even(ones(number)))],
  ['le', set((number) => !even(ones(number)))],
  ['chan chan', set((number) => even(tens(number)) && even(ones(number)))],
  ['le le', set((number) => !even(tens(number)) && !even(ones(number)))],
  ['chan le', set((number) => even(tens(number)) && !even(ones(number)))],
  ['le chan', set((number) => !even(tens(number)) && even(ones(number)))],
  ['kep bang/so cap', set((number) => tens(number) === ones(number))],
  ['kep lech', set((number) => Math.abs(tens(number) - ones(number)) === 5)],
  ['kep/so kep', unclear('word-ambiguous', 'kep bang', 'kep lech')],
  ['hang/hang chuc/chuc', ofDigit((number, digit) => tens(number) === digit)],
  ['dit/don vi/hang don vi', ofDigit((number, digit) => ones(number) === digit)],
  ['tong', ofDigit((number, digit) => (tens(number) + ones(number)) % 10 === digit)],
  ['cham', ofDigit((number, digit) => tens(number) === digit || ones(number) === digit)],
  ['keo/keo den', { kind: 'range', by: 'keo' }],
  ['den/toi', { kind: 'range', by: 'den' }],
];

const rat = listed('15 55 95');
const snake = listed('32 72');

/** The years' animals by the numbers of the forty animals. Only an accent tells rat from snake. */
const animalWords: readonly Entry[] = [
  ['giap tý/giap tí/giap chuot', rat],
  ['giap tỵ/giap tị/giap ran', snake],
  ['giap ty/giap ti', unclear('word-ambiguous', 'giap chuot', 'giap ran')],
  ['giap suu/giap trau', listed('09 49 89')],
  ['giap dan/giap cop/giap ho', listed('06 46 86')],
  ['giap mao/giap meo', listed('14 18 54 58 94 98')],
  ['giap thin/giap rong', listed('10 26 50 66 90')],
  ['giap ngo/giap ngua', listed('12 52 92')],
  ['giap mui', listed('35 75')],
  ['giap than/giap khi', listed('23 63')],
  ['giap dau/giap ga', listed('28 68')],
  ['giap tuat/giap cho', listed('11 51 91')],
  ['giap hoi/giap heo/giap lon/con heo', listed('07 47 87')],
];

const unit = (worth: bigint): Meaning => ({ kind: 'unit', worth });

const otherWords: readonly Entry[] = [
  ['n/k/ng/nghin/ngan/nghin dong/ngan dong', unit(1000n)],
  ['tr/trieu/trieu dong', unit(1_000_000n)],
  ['vnd/dong', unit(1n)],
  ['diem', { kind: 'points' }],
  ['x', { kind: 'times' }],
  ['va/voi/so/cac/moi/moi con/moi so/deu/danh/cho/con/dan/dai/nhe/nha', { kind: 'filler' }],
  // Head and tail of three digits apart, and pairs over two stations, are no plays of ours.
  ['xc dau/xiu chu dau/dau dao/dao dau/dxcdau', unclear('play-not-offered')],
  ['dax/da xien/da xeo/da cheo', unclear('play-not-offered')],
  ['3 c/3 cang', unclear('word-ambiguous', 'bacang', 'xc', 'lo3so')],
  ['4 c/4 cang', unclear('word-ambiguous', 'boncang', 'lo4so')],
  ['d', unclear('unit-ambiguous', 'n', 'vnd')],
  ['db', unclear('word-ambiguous', 'de', 'bduong')],
  ['dt', unclear('province-ambiguous', 'dthap', 'mt')],
];

/** In the north three and four digits of the special prize have short names of their own. */
const northWords: readonly Entry[] = [
  ['3 c/3 cang', play(three)],
  ['4 c/4 cang', play(four)],
  ['nt', play({ said: 'nhatto', byWidth: two('FIRST2'), only: 'VN_N' })],
  ['db', play(de)],
  ['d', unclear('unit-ambiguous', 'diem', 'n', 'vnd')],
];

const stations = (count: number, region?: Region): Meaning => ({
  kind: 'stations',
  count,
  ...(region === undefined ? {} : { region }),
});

const stationWords: readonly Entry[] = [1, 2, 3, 4].flatMap((count): Entry[] => [
  [`${count} d/${count} dai`, stations(count)],
  [
    `${count} mn/${count} dmn/${count} dai mn/${count} dai nam/${count} mien nam/${count} dai mien nam`,
    stations(count, 'south'),
  ],
  [
    `${count} mt/${count} dmt/${count} dai mt/${count} dai trung/${count} mien trung/${count} dai mien trung`,
    stations(count, 'central'),
  ],
]);

/** The words of both kinds; those of one kind come later and count more. */
export const words: Readonly<Record<SlangKind | 'both', readonly Entry[]>> = {
  both: [
    ...playWords,
    ...permutedWords,
    ...setWords,
    ...animalWords,
    ...otherWords,
    ...stationWords,
    ['mn/dmn/mien nam/dai mien nam/dai nam', stations(1, 'south')],
    ['mt/dmt/mien trung/dai mien trung/dai trung', stations(1, 'central')],
  ],
  VN_N: northWords,
  VN_S: [],
};
