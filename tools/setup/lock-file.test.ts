// A fresh clone installs from the lock file alone on any platform: every optional dependency is
// locked, and a gap is found and filled with the platform its name tells.
import { expect, test } from 'vitest';
import { entryOf, findGaps, readLock } from './lock-file.ts';

test('the lock file answers every optional dependency', () => {
  const gaps = findGaps(readLock().packages).map(({ place }) => place);
  expect(gaps, 'mend it with: node tools/setup/lock-file.ts --write').toEqual([]);
});

test('a missing dependency is placed beside its owner, another version inside it', () => {
  const parser = { optionalDependencies: { '@p/binding-linux-x64-musl': '2.0.0' } };
  const other = { version: '1.0.0' };
  const found = findGaps({
    '': {},
    'node_modules/a/node_modules/parser': parser,
    'node_modules/parser': parser,
    'node_modules/b/node_modules/@p/binding-linux-x64-musl': other,
  });
  expect(found.map(({ place }) => place)).toEqual([
    'node_modules/a/node_modules/@p/binding-linux-x64-musl',
    'node_modules/@p/binding-linux-x64-musl',
  ]);
  const clash = findGaps({
    'node_modules/@p/binding-linux-x64-musl': other,
    'node_modules/a/node_modules/parser': parser,
  });
  expect(clash.map(({ place }) => place)).toEqual([
    'node_modules/a/node_modules/parser/node_modules/@p/binding-linux-x64-musl',
  ]);
});

test('an entry says its platform, and what it shares with its owner', () => {
  const owner = { dev: true, license: 'MIT' };
  const gap = { place: '', owner, name: '@p/binding-linux-x64-musl', version: '2.0.0' };
  expect(entryOf(gap)).toEqual({
    version: '2.0.0',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    license: 'MIT',
    optional: true,
    os: ['linux'],
  });
  expect(entryOf({ ...gap, name: '@p/binding-win32-ia32-msvc' })).toMatchObject({ os: ['win32'] });
  expect(() => entryOf({ ...gap, name: '@p/fast' })).toThrow('no platform');
});
