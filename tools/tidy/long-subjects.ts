// Finds commit subjects that are too long to be read in a list: the last twenty are looked at, so
// that one from long ago, which nobody can change, stops nothing.
import { spawnSync } from 'node:child_process';
import type { Finding } from '../source/finding.ts';

const lookedAt = 20;
const lengthMax = 72;

/** Nothing where the files come without their history. */
export function longSubjects(root: string): Finding[] {
  const words = ['log', '--no-merges', `--max-count=${lookedAt}`, '--format=%h %s'];
  const { stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return (stdout ?? '')
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const)
    .filter(([, subject]) => Array.from(subject).length > lengthMax)
    .map(([commit, subject]) => findingOf(commit, subject));
}

const findingOf = (commit: string, subject: string): Finding => ({
  file: `commit ${commit}`,
  line: 1,
  rule: 'commit-subject',
  reason: `“${subject.slice(0, 40)}…” has more than ${lengthMax} characters`,
  fix: 'reword it and move the why into the body',
});
