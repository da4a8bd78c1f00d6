// Writes the last column of the tables of proofs from the tests that bear their ids. With ids it
// prints the tests that prove them, and writes nothing.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workingTree } from '../source/tree.ts';
import { proofRows, withProofs } from './proof-rows.ts';
import { taggedTests } from './tagged-tests.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const tree = workingTree(root);
const tests = taggedTests(tree);
const asked = process.argv.slice(2);

for (const id of asked) {
  const found = tests.filter(({ ids }) => ids.includes(id));
  const lines = found.map(({ path, line, title = '' }) => `${path}:${line} ${title}\n`);
  process.stdout.write(`${id}\n${lines.map((one) => `  ${one}`).join('')}`);
}
for (const file of asked.length > 0 ? [] : tree.files) {
  if (!/^docs\/.*\.md$/.test(file.path) || proofRows(file).length === 0) continue;
  const text = withProofs(file, tests);
  if (text !== file.text) writeFileSync(join(root, file.path), text);
  process.stdout.write(`${file.path}${text === file.text ? ' stands' : ' written'}\n`);
}
