// Puts the files of `changes/` together: with the name of a release into CHANGELOG.md, after which
// the files are deleted; without one it prints the text of the next release.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultOf, readChange, sectionOf, withSection } from './gather.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'changes');
const page = join(root, 'CHANGELOG.md');
const [name] = process.argv.slice(2);

const files = readdirSync(folder).map((file) => ({
  path: join(folder, file),
  text: readFileSync(join(folder, file), 'utf8'),
}));
const faults = files.flatMap(({ path, text }) => {
  const fault = faultOf(text);
  return fault === undefined ? [] : [`${path}: ${fault}\n`];
});
const section = sectionOf(
  name ?? 'Unreleased',
  files.map(({ path, text }) => readChange(path, text)),
);

if (faults.length > 0) {
  process.stderr.write(faults.join(''));
  process.exitCode = 1;
} else if (name === undefined) {
  process.stdout.write(section);
} else {
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), section));
  for (const { path } of files) rmSync(path);
}
