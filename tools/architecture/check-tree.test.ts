// Each rule about imports catches its seeded mistake, exactly once, and lets the honest import by.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { virtualTree } from '../source/tree.ts';
import { loadArchitecture } from './architecture.ts';
import { checkTree } from './check-tree.ts';

const architecture = {
  ...(await loadArchitecture(fileURLToPath(new URL('../../architecture.mjs', import.meta.url)))),
  levels: [
    { level: 1, modules: ['settings', 'identity'] },
    { level: 2, modules: ['vip'] },
  ],
  readModels: [],
};

const manifest = (name: string, needs: readonly string[], doors: object = {}): string =>
  JSON.stringify({
    name,
    exports: { '.': './src/index.ts', ...doors },
    dependencies: Object.fromEntries(needs.map((need) => [need, '1.0.0'])),
  });

const house = {
  'package.json': JSON.stringify({ name: 'baize', devDependencies: { vitest: '1', vite: '1' } }),
  'packages/money/package.json': manifest('@baize/money', []),
  'packages/engines/package.json': manifest('@baize/engines', ['@baize/money', 'left-pad']),
  'packages/contract/package.json': manifest('@baize/contract', ['@baize/money', 'typebox']),
  'packages/ui/package.json': manifest('@baize/ui', ['@baize/money', 'react'], {
    './styles.css': './src/styles.css',
  }),
  'apps/site/package.json': manifest('@baize/site', ['@baize/ui', '@baize/money', 'react']),
  'apps/server/package.json': manifest('@baize/server', ['@baize/money', '@baize/engines', 'pg'], {
    './testing': './testing/index.ts',
  }),
};

const modules = 'apps/server/src/modules';

/** The findings of the check on a tree with these files added, as `file:line rule`. */
const saysOf = (files: Readonly<Record<string, string>>): string[] =>
  checkTree(architecture, virtualTree({ ...house, ...files })).map(
    ({ file, line, rule }) => `${file}:${line} ${rule}`,
  );

/** The same for one import on the second line of one file. */
const saysOfImport = (path: string, statement: string): string[] =>
  saysOf({ [path]: `// A file.\n${statement}\n` }).map((said) => said.replace(`${path}:2 `, ''));

test.each([
  ['packages/engines/src/a.ts', "import { floor } from '../../money/src/floor.ts';"],
  ['tools/a.ts', "import { floor } from '../packages/money/src/index.ts';"],
])('a package reached by path is found: %s', (path, statement) => {
  expect(saysOfImport(path, statement)).toEqual(['package-by-path']);
});

test.each([
  ['packages/money/src/a.ts', "import { spin } from '@baize/engines';"],
  ['packages/ui/src/a.ts', "import type { Endpoint } from '@baize/contract';"],
  ['e2e/a.ts', "import { startServer } from '@baize/server';"],
  ['e2e/a.ts', "import { buildServer } from '@baize/server/testing';"],
  ['apps/site/src/a.ts', "import { startServer } from '@baize/server';"],
  ['apps/server/src/gateway/a.ts', "import { vip } from '../modules/vip/index.ts';"],
  ['apps/server/src/platform/a.ts', "import { vip } from '../modules/vip/index.ts';"],
  ['apps/server/src/platform/a.ts', "import { route } from '../gateway/route.ts';"],
  ['apps/server/src/modules/vip/actions/a.ts', "import { x } from '../../../gateway/x.ts';"],
  ['apps/server/src/gateway/a.ts', "import { spin } from '@baize/engines';"],
])('an undeclared place is found although npm hoists it: %s %s', (path, statement) => {
  expect(saysOfImport(path, statement)).toEqual(['undeclared-place']);
});

test.each([
  ['apps/server/src/a.ts', "import { floor } from '@baize/money/src/floor.ts';"],
  ['apps/site/src/a.ts', "import { Button } from '@baize/ui/button';"],
])('reaching past a door is found: %s', (path, statement) => {
  expect(saysOfImport(path, statement)).toEqual(['past-the-door']);
});

test.each([
  ['packages/engines/src/a.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/engines/src/a.ts', "import { readFileSync } from 'fs';"],
  ['packages/engines/src/a.ts', "import pad from 'left-pad';"],
  ['packages/engines/src/a.ts', "export { pad } from 'left-pad';"],
  [`${modules}/vip/rules/a.ts`, "import { hash } from 'node:crypto';"],
])('a library or built-in in a pure place is found: %s %s', (path, statement) => {
  expect(saysOfImport(path, statement)).toEqual(['impure-import']);
});

test('a Node built-in in a browser place is found', () => {
  const statement = "import { join } from 'node:path';";
  expect(saysOfImport('apps/site/src/a.ts', statement)).toEqual(['node-in-browser']);
});

test.each([
  'Math.random()',
  'Date.now()',
  'new Date()',
  'Date()',
  'performance.now()',
  'process.env',
  'fetch(url)',
  'setTimeout(work, 1)',
  'crypto.randomUUID()',
  '{ crypto }',
])('a pure place using %s is found', (expression) => {
  const statement = `export const read = (url: string, work: () => void) => (${expression});`;
  expect(saysOfImport('packages/engines/src/a.ts', statement)).toEqual(['impure-global']);
  expect(saysOfImport(`${modules}/vip/rules/a.ts`, statement)).toEqual(['impure-global']);
  expect(saysOfImport('apps/server/src/platform/a.ts', statement)).toEqual([]);
});

test.each([
  'export const at = (ms: number) => new Date(ms).getTime();',
  'export const state = { process: 1 };',
  'export const read = (order: { fetch: number }) => order.fetch;',
  'export const run = (process: number) => process + 1;',
  'export type Step = { performance: number };',
  'export const run = ({ process }: { process: number }) => process + 1;',
])('a pure place may %s', (statement) => {
  expect(saysOfImport('packages/engines/src/a.ts', statement)).toEqual([]);
});

test("reaching into another module's rooms is found", () => {
  const statement = "import { me } from '../../identity/store/reader.ts';";
  expect(saysOfImport(`${modules}/vip/actions/a.ts`, statement)).toEqual(['module-door']);
  const composed = "import { reader } from './modules/vip/store/reader.ts';";
  expect(saysOfImport('apps/server/src/compose.ts', composed)).toEqual(['module-door']);
});

test.each([
  ['upward', `${modules}/settings/actions/a.ts`, 'vip'],
  ['sideways', `${modules}/settings/actions/a.ts`, 'identity'],
])('an import %s between levels is found', (_, path, to) => {
  expect(saysOfImport(path, `import { x } from '../../${to}/index.ts';`)).toEqual(['module-level']);
});

test.each([
  ['rules', '../../../platform/clock/index.ts'],
  ['rules', '../store/reader.ts'],
  ['rules', '../../identity/index.ts'],
  ['rules', '@baize/i18n'],
  ['store', '../actions/pay.ts'],
  ['jobs', '../../identity/index.ts'],
])('%s/ seeing %s is found', (room, specifier) => {
  const i18n = { 'packages/i18n/package.json': manifest('@baize/i18n', []) };
  const path = `${modules}/vip/${room}/a.ts`;
  const said = saysOf({ ...i18n, [path]: `// A file.\nimport { x } from '${specifier}';\n` });
  expect(said).toEqual([`${path}:2 module-room`]);
});

test.each([
  ['accounts/a.ts', '../sign-in/sessions.ts'],
  ['accounts/actions/a.ts', '../../staff/member-door.ts'],
  ['seals/store/a.ts', '../../accounts/store/player-reader.ts'],
  ['staff/a.ts', '../index.ts'],
])('a part that sees another one is found: %s %s', (file, specifier) => {
  const path = `${modules}/identity/${file}`;
  expect(saysOfImport(path, `import { x } from '${specifier}';`)).toEqual(['module-part']);
});

test.each([
  ['sign-in/actions/a.ts', '../../accounts/store/player-reader.ts'],
  ['sign-in/a.ts', '../ports.ts'],
  ['accounts/a.test.ts', '../sign-in/sessions.ts'],
  ['index.ts', './staff/member-door.ts'],
])('a part sees what its line names: %s %s', (file, specifier) => {
  const path = `${modules}/identity/${file}`;
  expect(saysOfImport(path, `import { x } from '${specifier}';`)).toEqual([]);
});

test('rooms hold inside a part', () => {
  const path = `${modules}/identity/accounts/rules/a.ts`;
  const statement = "import { x } from '../store/player-reader.ts';";
  expect(saysOfImport(path, statement)).toEqual(['module-room']);
});

test.each(['gate.ts', 'actions/login.ts', 'new-part/login.ts'])(
  'a file outside of the parts is found: %s',
  (file) => {
    const path = `${modules}/identity/${file}`;
    expect(saysOf({ [path]: '// A file.\n' })).toEqual([`${path}:1 loose-file`]);
  },
);

test.each([
  ['apps/site/src/features/wallet/a.tsx', '../vip/badge.tsx'],
  ['apps/arcade/src/games/slots/a.tsx', '../lottery/ball.tsx'],
  ['packages/engines/src/slots/a.ts', '../lottery/draw.ts'],
])('a sibling slice is found: %s', (path, specifier) => {
  expect(saysOfImport(path, `import { x } from '${specifier}';`)).toEqual(['slice']);
});

test('a cycle of values is told once with its way round; a cycle of types is none', () => {
  const [a, b, c] = ['packages/money/src/a.ts', 'packages/money/src/b.ts', 'apps/site/src/c.ts'];
  const files = { [a]: "import { b } from './b.ts';", [b]: "export * from './a.ts';", [c]: '' };
  const found = checkTree(architecture, virtualTree({ ...house, ...files }));
  expect(found.map(({ rule, reason }) => [rule, reason])).toEqual([
    ['cycle', `${a} → ${b} → ${a}`],
  ]);
  expect(saysOf({ ...files, [b]: "import type { A } from './a.ts';" })).toEqual([]);
  expect(saysOf({ ...files, [b]: "export { type A } from './a.ts';" })).toEqual([]);
});

test.each([
  ['apps/server/src/a.ts', "import { z } from 'zod';", 'undeclared-library'],
  ['apps/server/src/a.ts', "const z = await import('zod');", 'undeclared-library'],
  ['apps/site/src/a.ts', "import { spin } from '@baize/engines';", 'undeclared-library'],
  ['tools/a.ts', "import { z } from 'zod';", 'undeclared-library'],
])('an undeclared library is found: %s %s', (path, statement, rule) => {
  expect(saysOfImport(path, statement)).toEqual([rule]);
});

test('a module without a level and a workspace without a place are found', () => {
  expect(saysOf({ [`${modules}/poker/index.ts`]: '' })).toEqual(['architecture.mjs:1 unlisted']);
  expect(saysOf({ 'packages/dice/src/index.ts': '' })).toEqual(['architecture.mjs:1 unlisted']);
});

test.each([
  ['packages/engines/src/a.ts', "import { floor } from '@baize/money';"],
  ['packages/engines/src/slots/a.ts', "import { draws } from '../kit/index.ts';"],
  ['packages/engines/src/a.test.ts', "import { test } from 'vitest';"],
  ['packages/engines/src/a.test.ts', "import { createHmac } from 'node:crypto';"],
  ['packages/contract/src/a.ts', "import { Type } from 'typebox';"],
  ['apps/site/src/main.tsx', "import '@baize/ui/styles.css';"],
  ['apps/site/src/pages/a.tsx', "import { Card } from '../features/vip/card.tsx';"],
  ['apps/site/vite.config.ts', "import { defineConfig } from 'vite';"],
  ['apps/site/vite/font-plugin.ts', "import type { Plugin } from 'vite';"],
  [`${modules}/vip/actions/a.ts`, "import { me } from '../../identity/index.ts';"],
  [`${modules}/vip/actions/a.ts`, "import { now } from '../../../platform/clock/index.ts';"],
  [`${modules}/vip/vip.test.ts`, "import { build } from '../identity/testing.ts';"],
  ['apps/site/src/a.ts', "import texts from 'virtual:texts';"],
  [`${modules}/vip/actions/a.test.ts`, "import { build } from '../../../../testing/index.ts';"],
  [`${modules}/vip/rules/a.ts`, "import { spin } from '@baize/engines';"],
  ['apps/server/src/compose.ts', "import { vip } from './modules/vip/index.ts';"],
  ['simulation/run.ts', "import { buildServer } from '@baize/server/testing';"],
  ['tools/a.ts', "import { floor } from '@baize/money';"],
])('an honest import passes: %s %s', (path, statement) => {
  expect(saysOfImport(path, statement)).toEqual([]);
});
