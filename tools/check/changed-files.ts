// Lists the differences from a base: files that were written, added or deleted, a renamed one by
// both its names, committed or not.
import { execFileSync } from 'node:child_process';

export interface Changes {
  /** The revision that the working tree is compared with. */
  readonly base: string;
  readonly paths: readonly string[];
}

/** Without a wish the base is where this branch left its upstream; without one, the last commit. */
export function changesOf(root: string, wished: string | undefined): Changes {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const base = git('rev-parse', '--verify', `${wished ?? forkPoint(git)}^{commit}`).trim();
  const differing = git('diff', '--name-only', '--no-renames', '-z', base, '--');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  const paths = `${differing}${untracked}`.split('\0').filter((path) => path !== '');
  return { base, paths: [...new Set(paths)].toSorted() };
}

function forkPoint(git: (...words: readonly string[]) => string): string {
  try {
    return git('merge-base', 'HEAD', '@{upstream}').trim();
  } catch {
    return 'HEAD';
  }
}
