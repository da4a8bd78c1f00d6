// Does one long run and keeps its result on the page as soon as it has ended. A run that was
// stopped, killed or could not begin leaves the page as it was.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { withResult } from './page.ts';
import { separated } from './runs.ts';
import type { Asked, LongRun } from './runs.ts';

export interface Ports {
  readonly root: string;
  readonly page: string;
  readonly stop: AbortSignal;
  readonly say: (text: string) => void;
}

/** Whether it came to its end and held. */
export async function runAndRecord(
  run: LongRun,
  { length, ...told }: Asked & { readonly length: number },
  ports: Ports,
): Promise<boolean> {
  const { root, page, say } = ports;
  say(`\n${run.name}: ${separated(length)} ${run.unit}\n`);
  const begunAt = performance.now();
  const commit = commitOf(root);
  const output = await runToEnd(run.command(length, told), ports);
  const ended = output === undefined ? undefined : run.read(output);
  if (ended === undefined) {
    say(`${run.name} did not come to its end: nothing is kept of it\n`);
    return false;
  }
  const seconds = (performance.now() - begunAt) / 1000;
  const date = new Date().toISOString().slice(0, 10);
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  writeFileSync(page, withResult(before, run, { ...ended, date, commit, seconds, told }));
  say(`${run.name} ${ended.held ? 'held' : 'FAILED'}: kept in docs/nightly.md\n`);
  return ended.held;
}

/** The commit that runs, marked where there are changes to it. */
function commitOf(root: string): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', '.', ':!docs') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${changed ? ' and changes' : ''}`;
}

/** All its output, shown as it comes too; undefined when it was killed or stopped. */
async function runToEnd(words: readonly string[], { root, stop, say }: Ports) {
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const end = () => void child.kill('SIGTERM');
  stop.addEventListener('abort', end);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    say(text);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  stop.removeEventListener('abort', end);
  return code === null || stop.aborted ? undefined : output;
}
