// The default language does not compile without a text, and the compiler says which one it lacks;
// another language compiles, but not with a text that English does not have.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));
const workspace = fileURLToPath(new URL('..', import.meta.url));
const compiler = fileURLToPath(
  new URL('../../../node_modules/typescript/bin/tsc', import.meta.url),
);

const draft = `
import type { PartialTexts, Texts, Written } from '${source}texts.ts';
import type { live as english } from '${source}locales/en/live.ts';
import { live as indonesian } from '${source}locales/id/live.ts';
import type { id } from '${source}locales/id/index.ts';

const { offline, ...rest } = indonesian;
export const whole: Texts<typeof english> = { ...rest, offline };
export const gap: Texts<typeof english> = rest;
export const partial: PartialTexts<typeof english> = rest;
export const strange: PartialTexts<typeof english> = { ...rest, shoe: 'sepatu' };
export const languages: Pick<Written, 'id' | 'th'> = { id: {} as Omit<typeof id, 'live'>, th: {} };
`;

// @proves R136
test('a locale without one of the texts is a compile error that names it', () => {
  // Inside the workspace, so that the compiler finds the packages it depends on.
  const folder = mkdtempSync(join(workspace, '.missing-text-'));
  try {
    writeFileSync(join(folder, 'draft.ts'), draft);
    const settings = {
      extends: join(workspace, '../../tsconfig.base.json'),
      compilerOptions: { incremental: false },
      include: ['draft.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const words = [compiler, '--pretty', 'false', '-p', folder];
    const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    const complaints = stdout.split('\n').filter((line) => /error TS/.test(line));
    expect(complaints).toEqual([
      expect.stringMatching(/draft\.ts\(9,14\): error TS2741: .*'offline'.*missing/),
      expect.stringMatching(/draft\.ts\(11,\d+\): error TS2353: .*'shoe'/),
      expect.stringMatching(/draft\.ts\(12,\d+\): error TS2741: .*'live'.*missing/),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
