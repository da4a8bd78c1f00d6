// Seeds one mistake in a copy of the repository and tells whether its command found it; the copy is
// as it was afterwards.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Mistake } from './mistakes.ts';

/** `elsewhere`: the command failed, but did not name what the mistake breaks. */
export type Verdict = 'found' | 'MISSED' | 'ELSEWHERE' | 'BROKEN';

export interface Trial {
  readonly verdict: Verdict;
  /** Of the command that decided it. */
  readonly output: string;
}

/** `passed` keeps the commands that passed without a mistake. */
export function tryMistake(root: string, mistake: Mistake, passed: Set<string>): Trial {
  const path = join(root, mistake.file);
  const before = readFileSync(path, 'utf8');
  if (before.split(mistake.right).length !== 2) return { verdict: 'BROKEN', output: '' };
  const command = JSON.stringify(mistake.found);
  const clean = passed.has(command) ? undefined : runAll(root, mistake.found);
  if (clean?.failed) return { verdict: 'BROKEN', output: clean.output };
  passed.add(command);
  writeFileSync(
    path,
    before.replace(mistake.right, () => mistake.wrong),
  );
  try {
    const { failed, output } = runAll(root, mistake.found);
    if (!failed) return { verdict: 'MISSED', output };
    return { verdict: output.includes(mistake.says) ? 'found' : 'ELSEWHERE', output };
  } finally {
    writeFileSync(path, before);
  }
}

function runAll(root: string, commands: Mistake['found']) {
  let output = '';
  for (const [tool = '', ...words] of commands) {
    const program = tool === 'node' ? process.execPath : join(root, 'node_modules', '.bin', tool);
    const { status, stdout, stderr } = spawnSync(program, words, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...process.env, PATH: pathOf(root), NO_COLOR: '1' },
    });
    output += `${stdout}${stderr}`;
    if (status !== 0) return { failed: true, output };
  }
  return { failed: false, output };
}

const pathOf = (root: string): string =>
  `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
