// `npm run nightly [-- <name> …] [--length N]` does the long runs, one after the other, and records
// the result of each in docs/nightly.md. `--seed` and `--noun` are for those that take them.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runAndRecord } from './run-and-record.ts';
import { longRuns } from './runs.ts';

const {
  positionals,
  values: { length, ...told },
} = parseArgs({
  options: {
    length: { type: 'string' },
    seed: { type: 'string' },
    noun: { type: 'string' },
  },
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

const chosen = longRuns.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
if (chosen.length < Math.max(1, positionals.length)) {
  process.stderr.write(`There is ${longRuns.map(({ name }) => name).join(', ')}.\n`);
  process.exitCode = 1;
} else {
  for (const run of chosen) {
    if (stop.signal.aborted) break;
    const asked = { ...told, length: Number(length ?? run.lengthWhole) };
    const held = await runAndRecord(run, asked, ports);
    if (!held) process.exitCode = 1;
  }
}
