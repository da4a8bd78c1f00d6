// Checks the types of every workspace as one build graph: each project is checked once, and
// projects that refer to it read its declarations. Unchanged projects are not checked again. Prints
// every error, also a source file that no project checks, and fails when there is one.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workingTree } from '../source/tree.ts';
import { ownershipComplaints, programOf } from './type-programs.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const paths = workingTree(root).files.map(({ path }) => path);
const projects = paths
  .filter((path) => /^tsconfig(?:\.[a-z]+)?\.json$/.test(basename(path)))
  .filter((path) => path.includes('/'));

// Two projects at a time, each by one checker: more checkers of one project repeat one another.
const width = ['--builders', '2', '--checkers', '1'];
const words = [compiler, '--build', ...projects, '--pretty', 'false', ...width];
const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });

const kept = join(root, '.cache', 'types');
const programs = projects.flatMap((project) => {
  const path = join(kept, project.replace(/json$/, 'tsbuildinfo'));
  return existsSync(path) ? programOf(root, project, path, readFileSync(path, 'utf8')) : [];
});
const complaints = ownershipComplaints(programs, paths);
for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
const isClean = status === 0 && complaints.length === 0;
process.stdout.write(`types: ${projects.length} projects ${isClean ? 'clean' : 'with mistakes'}\n`);
process.exitCode = isClean ? 0 : 1;
