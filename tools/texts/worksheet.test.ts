// A language that lacks texts gets a worksheet, and what comes back filled in becomes its files in
// English's order; a worksheet with a mistake becomes nothing.
import { expect, test } from 'vitest';
import { virtualTree } from '../source/tree.ts';
import {
  droppedFiles,
  faultsIn,
  filledFiles,
  readFilled,
  worksheet,
  type Language,
} from './worksheet.ts';

const english = {
  'live.offline': 'You are offline.',
  'live.welcome': 'Welcome, {name}!',
  'live.games': '{count, plural, one {# game} other {# games}}',
  'console.vip.intro': 'Levels',
};
const texts = { 'live.games': '{count} เกม' };
const thai: Language = { tag: 'th', wholeness: 'partial', english, texts };
const file = 'packages/i18n/src/locales/th/live.ts';
const staffFile = 'packages/i18n/src/locales/th/console/vip.ts';
const tree = virtualTree({
  'packages/i18n/src/locales/en/live.ts': '// English texts of the live channel.\n',
  'packages/i18n/src/locales/en/console/vip.ts': '// English texts of the levels.\n',
  [file]: `// Thai texts of the live channel.
import type { PartialTexts } from '../../texts.ts';
import type { live as english } from '../en/live.ts';

export const live: PartialTexts<typeof english> = {
  // counted
  games: '{count} เกม',
};
`,
});

test('it names each text that is missing, its file, and what it must hold', () => {
  expect(worksheet(thai)).toEqual({
    'live.offline': {
      english: 'You are offline.',
      file,
      fault: 'missing',
      text: '',
    },
    'live.welcome': {
      english: 'Welcome, {name}!',
      file,
      fault: 'missing',
      values: ['{name}'],
      text: '',
    },
    'console.vip.intro': { english: 'Levels', file: staffFile, fault: 'missing', text: '' },
  });
  const russian = worksheet({
    ...thai,
    tag: 'ru',
    texts: { 'live.games': '{count, plural, other {#}}' },
  });
  expect(russian['live.games']).toMatchObject({
    fault: 'lacks the plural form many',
    values: ['{count}'],
    forms: ['many', 'one', 'few'],
    text: '{count, plural, other {#}}',
  });
});

test.each([
  ['an unknown key', { 'live.shoe': 'รองเท้า' }, 'English has no such text'],
  ['another value', { 'live.welcome': '{nama}' }, 'lacks the value {name}'],
  ['a broken message', { 'live.welcome': '{name' }, 'malformed'],
])('%s is refused', (_, filled, fault) => {
  expect(Object.values(faultsIn(thai, filled)).join()).toContain(fault);
});

test('a plural without a form of the language is refused', () => {
  const filled = { 'live.games': '{count, plural, one {#} other {#}}' };
  expect(faultsIn(thai, filled)).toEqual({});
  expect(faultsIn({ ...thai, tag: 'pl' }, filled)['live.games']).toContain('plural form');
});

test('texts filled in stand in the order of English, beside those that were there', () => {
  const filled = { 'live.welcome': "สวัสดี {name}, it's", 'console.vip.intro': 'ระดับ' };
  const files = filledFiles(tree, thai, filled);
  expect(files[file]).toContain(`= {
  welcome: 'สวัสดี {name}, it\\'s',
  // counted
  games: '{count} เกม',
};`);
  expect(files[staffFile]).toBe(`// Thai texts of the levels.
import type { PartialTexts } from '../../../texts.ts';
import type { vip as english } from '../../en/console/vip.ts';

export const vip: PartialTexts<typeof english> = {
  intro: 'ระดับ',
};
`);
  const index = files['packages/i18n/src/locales/th/index.ts'];
  expect(index).toContain("import { vip as consoleVip } from './console/vip.ts';");
  expect(index).toContain(
    "export const th: PartialMessages = {\n  live,\n  'console.vip': consoleVip,\n};",
  );
});

test('no list is written anew when no noun came', () => {
  expect(Object.keys(filledFiles(tree, thai, { 'live.offline': 'ออฟไลน์' }))).toEqual([file]);
});

test('a text that English no longer has is taken out', () => {
  const { 'live.games': gone, ...rest } = english;
  const files = droppedFiles(tree, { ...thai, english: rest });
  expect(gone).toContain('games');
  expect(Object.keys(files)).toEqual([file]);
  expect(files[file]).toContain('= {\n};');
  expect(droppedFiles(tree, thai)).toEqual({});
});

test('a worksheet is read below what npm prints above it, and empty texts are left', () => {
  const sheet = { ...worksheet(thai), 'live.games': 'เกม {count}' };
  const printed = `\n> baize@0.1.0 texts\n> node tools/texts/texts.ts --missing th\n\n`;
  expect(readFilled(printed + JSON.stringify(sheet))).toEqual({ 'live.games': 'เกม {count}' });
});
