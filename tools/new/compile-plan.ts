// Tries a plan in a copy of the packages and the server, and returns the compiler's errors in the
// files of the plan, and the results of their tests. The repository itself is not touched.
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

export interface Trial {
  /** Errors of the compiler in the files of the plan. */
  readonly complaints: readonly string[];
  /** Why each test of the plan failed, once for each reason. */
  readonly failures: Readonly<Record<string, number>>;
}

export function tryPlan({ files }: Pick<Plan, 'files'>): Trial {
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
    return {
      complaints: complaints(copy).filter((line) => sources.some((path) => line.startsWith(path))),
      failures: failures(copy, sources.filter(isTest)),
    };
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const isTest = (path: string): boolean => path.endsWith('.test.ts');

/** The copy has no settings of ours: a made test must run as it stands. */
function failures(copy: string, tests: readonly string[]): Readonly<Record<string, number>> {
  const runner = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const report = join(copy, 'tests.json');
  const reporter = ['--reporter=json', `--outputFile=${report}`];
  // Each file alone would load the server anew; none of them leaves anything behind.
  const words = [runner, 'run', '--no-isolate', ...reporter, ...tests];
  spawnSync(process.execPath, words, { cwd: copy });
  const told = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly testResults: readonly TestFile[];
  };
  const reasons = told.testResults.flatMap(({ message, assertionResults }) => [
    ...(message === '' ? [] : [message]),
    ...assertionResults.flatMap((one) => one.failureMessages.map(firstLine)),
  ]);
  return Object.fromEntries(
    [...new Set(reasons)].map((one) => [one, reasons.filter((other) => other === one).length]),
  );
}

interface TestFile {
  readonly message: string;
  readonly assertionResults: readonly { readonly failureMessages: readonly string[] }[];
}

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

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
