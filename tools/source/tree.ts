// The files of the repository: all that git tracks and all that it would, in path order.
// A tree can also be made of plain texts, so that a rule is tried on a seeded mistake.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFile } from './source-file.ts';
import type { SourceFile } from './source-file.ts';

export interface Tree {
  readonly files: readonly SourceFile[];
  file(path: string): SourceFile | undefined;
  has(path: string): boolean;
  hasFolder(path: string): boolean;
}

const unlistedFolders = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.cache',
  'coverage',
  'test-results',
  'playwright-report',
]);

export function workingTree(root: string): Tree {
  const files = listFiles(root).flatMap((path) => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (!stat?.isFile()) return [];
    return [sourceFile(path, stat.size, () => readFileSync(join(root, path), 'utf8'))];
  });
  return treeOf(files);
}

export function virtualTree(texts: Readonly<Record<string, string>>): Tree {
  return treeOf(
    Object.entries(texts).map(([path, text]) =>
      sourceFile(path, Buffer.byteLength(text), () => text),
    ),
  );
}

/** The later of two files with the same path counts. */
export function treeOf(files: readonly SourceFile[]): Tree {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const folders = new Set(files.flatMap((file) => foldersAbove(file.path)));
  return {
    files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    file: (path) => byPath.get(path),
    has: (path) => byPath.has(path),
    hasFolder: (path) => folders.has(path),
  };
}

function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function listFiles(root: string): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed.split('\0').filter((path) => path !== '');
  } catch {
    // A copy without its history (an unpacked archive) is checked all the same.
    return walkFolder(root, '');
  }
}

function walkFolder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return unlistedFolders.has(entry.name) ? [] : walkFolder(root, path);
  });
}
