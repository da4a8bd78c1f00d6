// Proves that the contract is kept by the compiler: a missing handler, another shape, an undeclared
// refusal, an unknown refusal name and a missing text do not compile, while the same code without
// the mistake does.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const folder = `${root}apps/server/.type-proof`;

const head = `import { refuse, wallet } from '@baize/contract';
import type { Action, Actions } from '../src/platform/call/index.ts';
const given = { done: true as const };
`;
const some = `const { hearPayment, getStatement } = wallet;
type Two = { hearPayment: typeof hearPayment; getStatement: typeof getStatement };
`;

const proofs: Readonly<Record<string, string>> = {
  'right.ts': `${head}${some}
const hear: Action<typeof hearPayment> = async ({ input }) =>
  input.provider === 'x' ? refuse('payment-unknown') : given;
const statement: Action<typeof getStatement> = async () => refuse('member-not-found');
export const all: Actions<Two> = { hearPayment: hear, getStatement: statement };`,
  'missing-handler.ts': `${head}${some}
const hear: Action<typeof hearPayment> = async () => given;
export const all: Actions<Two> = { hearPayment: hear };`,
  'other-shape.ts': `${head}
export const hear: Action<typeof wallet.hearPayment> = async () => ({ done: 'yes' });`,
  'undeclared-refusal.ts': `${head}
export const hear: Action<typeof wallet.hearPayment> = async () => refuse('balance-too-low');`,
  'unknown-refusal.ts': `${head}
export const hear: Action<typeof wallet.hearPayment> = async () => refuse('no-such-refusal');`,
  'unknown-input.ts': `${head}
export const hear: Action<typeof wallet.hearPayment> = async ({ input }) =>
  input.amount ? given : given;`,
  'missing-text.ts': `import type { RefusalName } from '@baize/contract';
export const texts = { fault: 'Something broke.' } satisfies Record<RefusalName, string>;`,
};

let failed = new Set<string>();

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(proofs)) writeFileSync(`${folder}/${name}`, text);
  const settings = {
    extends: '../../../tsconfig.base.json',
    include: ['*.ts'],
    compilerOptions: { types: ['node'], noUnusedLocals: false, incremental: false },
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(settings));
  failed = filesThatFail();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function filesThatFail(): Set<string> {
  try {
    execFileSync(`${root}node_modules/.bin/tsc`, ['-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    });
    return new Set();
  } catch (error) {
    const { stdout } = error as { stdout: string };
    return new Set(
      [...stdout.matchAll(/([\w-]+\.ts)\(\d+,\d+\): error/g)].map(([, name]) => name ?? ''),
    );
  }
}

test('code without a mistake compiles', () => {
  expect(failed.has('right.ts')).toBe(false);
});

test.each(Object.keys(proofs).filter((name) => name !== 'right.ts'))(
  '%s does not compile',
  (name) => {
    expect(failed).toContain(name);
  },
);
