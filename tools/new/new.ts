// Scaffolds a slice from the command line: writes its files, adds its lines to the lists, formats
// them, and prints the remaining steps. It never overwrites a file outside its plan.
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
npm run new endpoint <noun> <verb-noun> [player|staff]
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
    writePlan(plan);
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
  const [what, first, second, wish] = positionals;
  if (first === undefined) return undefined;
  if (what === 'module') {
    // `npm run new module vip --level 5`: npm keeps `--level` and passes the number on.
    const level = Number(values.level ?? second);
    return Number.isInteger(level) && level > 0 ? newModule(tree, first, level) : undefined;
  }
  if (what === 'locale') return newLocale(tree, first);
  if (second === undefined) return undefined;
  if (what === 'endpoint') {
    if (wish === undefined || wish === 'player' || wish === 'staff') {
      return newEndpoint(tree, first, second, wish);
    }
    return undefined;
  }
  return what === 'game' ? newGame(tree, first, second) : undefined;
}

function writePlan({ files, steps }: Plan): void {
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
