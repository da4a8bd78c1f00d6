// The import check from the command line: prints each finding with its reason and its fix, and
// fails when there is one. `--write` prints the tables into ARCHITECTURE.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printFinding } from '../source/finding.ts';
import { workingTree } from '../source/tree.ts';
import { loadArchitecture } from './architecture.ts';
import { checkTree } from './check-tree.ts';
import { printTables, withTables } from './levels-table.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pagePath = join(root, 'ARCHITECTURE.md');
const architecture = await loadArchitecture(join(root, 'architecture.mjs'));
const findings = checkTree(architecture, workingTree(root)).map(printFinding);

const page = existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : '';
const wanted = withTables(page, printTables(architecture));
if (wanted === undefined) {
  findings.push('ARCHITECTURE.md:1 levels: the page has no levels markers. Fix: add them.');
} else if (wanted !== page && process.argv.includes('--write')) {
  writeFileSync(pagePath, wanted);
} else if (wanted !== page) {
  findings.push(
    'ARCHITECTURE.md:1 levels: the tables differ from architecture.mjs. ' +
      'Fix: node tools/architecture/check-imports.ts --write.',
  );
}

for (const finding of findings) process.stdout.write(`${finding}\n`);
process.stdout.write(`imports: ${findings.length === 0 ? 'clean' : `${findings.length} wrong`}\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
