// A commit subject of 72 characters is fine, a longer one among the last twenty is found.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { longSubjects } from './long-subjects.ts';

let folder = '';
const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
const git = (...words: string[]) => execFileSync('git', [...who, ...words], { cwd: folder });
const commit = (subject: string) => git('commit', '--quiet', '--allow-empty', '-m', subject);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-subjects-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a subject of more than 72 characters is found', () => {
  git('init', '--quiet');
  commit('é'.repeat(72));
  expect(longSubjects(folder)).toEqual([]);
  commit('e'.repeat(73));
  expect(longSubjects(folder).map(({ rule }) => rule)).toEqual(['commit-subject']);
});

test('one from long ago and a folder without history stop nothing', () => {
  expect(longSubjects(folder)).toEqual([]);
  git('init', '--quiet');
  commit('e'.repeat(73));
  for (let later = 0; later < 20; later += 1) commit(`Change ${later}`);
  expect(longSubjects(folder)).toEqual([]);
});
