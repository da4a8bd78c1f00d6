// Small files of changes become the section of a release, each line once, by audience.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { workingTree } from '../source/tree.ts';
import { faultOf, readChange, sectionOf, withSection } from './gather.ts';

const one = '# Players\n\n- A spin is\n  faster.\n\n# Developers\n\n- A rule.\n';
const two = '# Players\n\n- A text.\n';

test('lines stand under their audience, in the order of the files', () => {
  const changes = [readChange('changes/b.md', two), readChange('changes/a.md', one)];
  expect(sectionOf('1.2.0', changes)).toBe(
    '## 1.2.0\n\n### Players\n\n- A spin is\n  faster.\n- A text.\n\n### Developers\n\n- A rule.\n',
  );
});

test('the newest release stands first', () => {
  const page = withSection('# Changelog\n\nWords.\n', '## 1.0.0\n');
  expect(withSection(page, '## 1.1.0\n')).toBe('# Changelog\n\nWords.\n\n## 1.1.0\n\n## 1.0.0\n');
});

test.each([
  ['- A line without a heading.\n', /no heading/],
  ['# Everybody\n\n- A line.\n', /Everybody is no heading/],
  ['# Players\n\nA line that is no entry.\n', /told nothing/],
])('%o cannot be put together', (text, fault) => {
  expect(faultOf(text)).toMatch(fault);
});

test('every file of changes can be put together', () => {
  const { files } = workingTree(fileURLToPath(new URL('../../', import.meta.url)));
  const wrong = files.filter(
    ({ path, text }) => path.startsWith('changes/') && faultOf(text) !== undefined,
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
