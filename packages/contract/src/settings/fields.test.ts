// Each kind of pattern takes what its message asks for and nothing else.
import { expect, test } from 'vitest';
import { patternIds, patterns, validateField, type PatternId } from '../index.ts';

interface Samples {
  readonly taken: readonly string[];
  readonly refused: readonly string[];
}

const samples: Readonly<Record<PatternId, Samples>> = {
  any: { taken: ['a b', 'é中 1!', '😀'], refused: [] },
  digits: { taken: ['0', '0123456789'], refused: ['1a', '１２', '1 2', '-1'] },
  'letter-first': { taken: ['a', 'Lotus88'], refused: ['8lotus', 'lotus_8', 'é1', 'a b'] },
  'letters-chinese': { taken: ['abc', '王wang', '张伟'], refused: ['王1', 'あ', 'a b'] },
  'kanji-digits': { taken: ['東京1', '佐々木', '42'], refused: ['とうきょう', 'Tokyo', '東 京'] },
  email: {
    taken: ['ann.lee+play@mail.example.com', 'a_b%c-d@x-y.io'],
    refused: ['ann@localhost', 'ann@.com', '@x.io', 'ann lee@x.io', 'a@x..io', 'ann@x.io.'],
  },
  'letters-or-digits': { taken: ['TEAM77', 'abc', '123'], refused: ['a-b', 'a b', '王'] },
  'letters-and-digits': {
    taken: ['a1', '1a', 'aaa111', 'a1b2'],
    refused: ['aaa', '111', 'a1!', '王1', 'a 1'],
  },
  'alphanumeric-uppercase': { taken: ['A', 'aBc1', '1A'], refused: ['abc1', '123', 'A!', 'É1'] },
  'english-spaces': { taken: ['Ann Lee', 'abc'], refused: ['Ann1', 'Ánn', 'Ann-Lee'] },
  'no-spaces': { taken: ['a_b!', '王😀'], refused: ['a b', 'a\tb', 'a\u3000b'] },
  'chinese-punctuation': {
    taken: ['你好，世界。', '王·小明', '（好）'],
    refused: ['hello', '你好!', '你好 ', '1'],
  },
  'date-ymd': {
    taken: ['1990-12-31', '2000-01-01'],
    refused: ['1990-13-01', '1990-00-10', '1990-1-1', '31-12-1990', '1990-12-32'],
  },
  'date-mdy': {
    taken: ['12-31-1990', '01-01-2000'],
    refused: ['31-12-1990', '1990-12-31', '1-1-1990', '12-00-1990'],
  },
  korean: { taken: ['김민수', 'ㄱㅏ'], refused: ['Kim', '김 민', '金', '김1'] },
  thai: { taken: ['สมชาย', 'ก๑'], refused: ['Somchai', 'สม ชาย', 'ส1'] },
  'thai-english': { taken: ['สมชายSom', 'Som', 'สม'], refused: ['สม1', 'สม ชาย', '王'] },
  'uppercase-spaces': { taken: ['ANN LEE', 'A', ' A '], refused: ['  ', 'Ann', 'A1'] },
  'letters-digits-symbols': {
    taken: ['correct-horse-1!', '~{}[]'],
    refused: ['a b', 'ë', '密码', 'a\u007F'],
  },
  'strong-password': {
    taken: ['Aa1!', '!1aA', 'a!A1xyz', 'zzzzZ99_', '1a!B~~~~', 'Pa-ss1'],
    refused: ['aa1!', 'AA1!', 'Aaa!', 'Aa11', 'Aa1 !', 'Aa1!é', ''],
  },
  'full-name': {
    taken: ['Ann Lee', "María-José O'Neil", 'สมชาย ใจดี', '王 小明', 'J. R. Lee'],
    refused: ['Madonna', 'Ann  Lee', ' Ann Lee', 'Ann Lee ', 'Ann 2'],
  },
  'full-width-japanese': {
    taken: ['さとう', 'サトー', '佐々木', 'ＡＢＣ１２３', '東京　都'],
    refused: ['ｻﾄｳ', 'Sato', '1', '東京 都'],
  },
};

const fits = (patternId: PatternId, value: string) => {
  const bounds = { minLength: 1, maxLength: 40 };
  const asked = { enabled: true, required: true };
  const rule = { ...asked, acceptedPattern: patterns[patternId], patternId, ...bounds };
  return validateField('sample', rule, value) === undefined;
};

test.each(patternIds)('%s', (patternId) => {
  const { taken, refused } = samples[patternId];
  expect(taken.filter((value) => !fits(patternId, value))).toEqual([]);
  expect(refused.filter((value) => fits(patternId, value))).toEqual([]);
  expect(taken.length).toBeGreaterThan(1);
});
