// Differences from the base are found, committed or not, for every kind of change.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesOf } from './changed-files.ts';

const root = mkdtempSync(join(tmpdir(), 'baize changed '));
const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
const git = (...words: readonly string[]): string =>
  execFileSync('git', [...who, ...words], { cwd: root, encoding: 'utf8' }).trim();
const write = (name: string, text: string) => writeFileSync(join(root, name), text);

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  for (const name of ['edited.ts', 'deleted.ts', 'old.ts', 'same.ts', 'é.ts']) write(name, name);
  git('add', '.');
  git('commit', '--quiet', '--message=First');
});
afterAll(() => rmSync(root, { recursive: true }));

test('edited, deleted, renamed and new files are told, and no others', () => {
  expect(changesOf(root, undefined).paths).toEqual([]);
  write('edited.ts', 'otherwise');
  write('é.ts', 'otherwise');
  write('new.ts', 'new');
  rmSync(join(root, 'deleted.ts'));
  renameSync(join(root, 'old.ts'), join(root, 'renamed.ts'));
  git('add', 'renamed.ts', 'old.ts');
  const { base, paths } = changesOf(root, undefined);
  expect(base).toBe(git('rev-parse', 'HEAD'));
  expect(paths).toEqual(['deleted.ts', 'edited.ts', 'new.ts', 'old.ts', 'renamed.ts', 'é.ts']);
});

test('commits since the upstream, or since the given base, count too', () => {
  git('branch', 'upstream');
  git('checkout', '--quiet', '-b', 'work', '--track', 'upstream');
  git('add', '--all');
  git('commit', '--quiet', '--message=Second');
  expect(changesOf(root, undefined).paths).toContain('edited.ts');
  expect(changesOf(root, 'HEAD').paths).toEqual([]);
  expect(() => changesOf(root, 'no-such-revision')).toThrow('no-such-revision');
});
