// Scaffolds a slice from the command line: writes its files, adds its lines to the lists, formats
// them, and prints what is left to do. It never overwrites a file that it did not mean to change.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Tree } from '../source/tree.ts';
import { workingTree } from '../source/tree.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newGame } from './new-game.ts';
import { newLocale } from './new-locale.ts';
import { newModule } from './new-module.ts';
import { Unplannable } from './plan.ts';
import type { Plan } from './plan.ts';

const usage = `npm run new module <name> --level <number>
npm run new endpoint <noun> <verb-noun>
npm run new game <family> <code>
npm run new locale <tag>
`;
const root = fileURLToPath(new URL('../../', import.meta.url));

try {
  const plan = planOf(workingTree(root));
  if (plan === undefined) {
    process.stderr.write(usage);
    process.exitCode = 1;
  } else {
    carryOut(plan);
  }
} catch (problem) {
  if (!(problem instanceof Unplannable)) throw problem;
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 1;
}

function planOf(tree: Tree): Plan | undefined {
  const { positionals, values } = parseArgs({
    options: { level: { type: 'string' } },
    allowPositionals: true,
  });
  const [what, first, second] = positionals;
  if (first === undefined) return undefined;
  if (what === 'module') {
    // `npm run new module vip --level 5`: npm keeps `--level` and passes the number on.
    const level = Number(values.level ?? second);
    return Number.isInteger(level) && level > 0 ? newModule(tree, first, level) : undefined;
  }
  if (what === 'locale') return newLocale(tree, first);
  if (second === undefined) return undefined;
  if (what === 'endpoint') return newEndpoint(tree, first, second);
  return what === 'game' ? newGame(tree, first, second) : undefined;
}

function carryOut({ files, steps }: Plan): void {
  const paths = Object.keys(files);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    process.stdout.write(`  ${path}\n`);
  }
  const sources = paths.filter((path) => !path.endsWith('.md'));
  spawnSync(join(root, 'node_modules', '.bin', 'oxfmt'), sources, { cwd: root });
  process.stdout.write(`\nNext:\n${steps.map((step, at) => `  ${at + 1}. ${step}\n`).join('')}`);
}
