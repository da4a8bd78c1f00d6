// Checks the types of every workspace, one compiler after the other, so that two cores stay free
// for whoever else works on the machine. What is unchanged since the last time is not read again.
// Prints every complaint, fails when there is one.
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workingTree } from '../source/tree.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const projects = workingTree(root)
  .files.map(({ path }) => path)
  .filter((path) => /^tsconfig(?:\.[a-z]+)?\.json$/.test(basename(path)))
  .filter((path) => basename(path) !== 'tsconfig.base.json');

const knownOf = (project: string) =>
  join(root, '.cache', 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`);

const wrong = projects.filter((project) => {
  const known = ['--incremental', '--tsBuildInfoFile', knownOf(project)];
  const words = [compiler, '--pretty', 'false', '-p', project, ...known];
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  return status !== 0;
});
process.stdout.write(`types: ${projects.length - wrong.length} of ${projects.length} clean\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
