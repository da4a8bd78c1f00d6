// `npm run nightly -- mistakes` seeds every mistake, one at a time, in a copy of the repository and
// runs the command that must find it. A mistake counts as found when the command failed with words
// of the finding; the same command without the mistake must pass first.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mistakes } from './mistakes.ts';
import { copyRepository } from './scratch-copy.ts';
import { tryMistake } from './try-mistake.ts';

/** The end of what a command said that did not find its mistake. */
const outputMax = 4000;

const { values, positionals } = parseArgs({
  options: { length: { type: 'string' } },
  allowPositionals: true,
});
const [only = ''] = positionals;
const chosen = mistakes
  .filter(({ what }) => what.includes(only))
  .slice(0, Number(values.length ?? mistakes.length));
const copy = copyRepository(fileURLToPath(new URL('../../', import.meta.url)));
const passed = new Set<string>();
let found = 0;
try {
  for (const mistake of chosen) {
    const { verdict, output } = tryMistake(copy.root, mistake, passed);
    if (verdict === 'found') found += 1;
    else process.stdout.write(`${output.slice(-outputMax)}\n`);
    process.stdout.write(`${verdict.padEnd(10)}${mistake.what} (${mistake.file})\n`);
  }
} finally {
  copy.remove();
}
process.stdout.write(`${found} of ${chosen.length} mistakes found\n`);
process.exitCode = found === chosen.length ? 0 : 1;
