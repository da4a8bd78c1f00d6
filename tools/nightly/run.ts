// `npm run nightly [-- <name> …] [--length N]` does the long runs, one after the other, and records
// the result of each in docs/nightly.md.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runAndRecord } from './run-and-record.ts';
import { longRuns } from './runs.ts';

const { positionals, values } = parseArgs({
  options: { length: { type: 'string' } },
  allowPositionals: true,
});

const root = fileURLToPath(new URL('../../', import.meta.url));
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
const ports = {
  root,
  page: join(root, 'docs', 'nightly.md'),
  stop: stop.signal,
  say: (text: string) => void process.stdout.write(text),
};

const asked = longRuns.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (asked.length < Math.max(1, positionals.length)) {
  process.stderr.write(`There is ${longRuns.map(({ name }) => name).join(', ')}.\n`);
  process.exitCode = 1;
} else {
  for (const run of asked) {
    if (stop.signal.aborted) break;
    const held = await runAndRecord(run, Number(values.length ?? run.lengthWhole), ports);
    if (!held) process.exitCode = 1;
  }
}
