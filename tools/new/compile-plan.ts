// Tries a plan in a copy of the packages and the server, and gives what the compiler says about the
// files that the plan writes. The repository itself is not touched.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plan } from './plan.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = ['money', 'contract', 'ledger', 'engines', 'i18n'];
const copied = [...packages.map((name) => `packages/${name}/src`), 'apps/server/src'];
const linked = ['node_modules', 'apps/server/node_modules'];

export function complaintsAbout({ files }: Pick<Plan, 'files'>): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'baize-new-'));
  try {
    for (const folder of copied) {
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
    }
    for (const folder of linked.filter((path) => existsSync(join(root, path)))) {
      symlinkSync(join(root, folder), join(copy, folder), 'dir');
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
    const sources = Object.keys(files).filter((path) => path.endsWith('.ts'));
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(compilerFile(sources)));
    return complaints(copy).filter((line) => sources.some((path) => line.startsWith(path)));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function compilerFile(sources: readonly string[]) {
  const base = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: object;
  };
  const doors = packages.map((name) => [`@baize/${name}`, [`./packages/${name}/src/index.ts`]]);
  return {
    compilerOptions: {
      ...base.compilerOptions,
      types: ['node'],
      paths: Object.fromEntries(doors) as Readonly<Record<string, string[]>>,
    },
    files: sources,
  };
}

function complaints(copy: string): string[] {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const words = [compiler, '--singleThreaded', '--pretty', 'false', '-p', copy];
  const { stdout } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}
