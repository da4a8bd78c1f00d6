// A copy of the repository's files beside a folder of links to the installed packages. Our own
// packages are linked to the copy, so that a change there reaches everything that imports them.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workingTree } from '../source/tree.ts';

export interface Copy {
  readonly root: string;
  readonly remove: () => void;
}

export function copyRepository(root: string): Copy {
  const copy = mkdtempSync(join(tmpdir(), 'baize-mistakes-'));
  for (const { path } of workingTree(root).files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  const server = join('apps', 'server', 'node_modules');
  symlinkSync(join(root, server), join(copy, server), 'dir');
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, ours), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== ours) symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, ours))) {
    symlinkSync(readlinkSync(join(from, ours, name)), join(to, ours, name), 'dir');
  }
}

const ours = '@baize';
