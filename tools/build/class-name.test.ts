// No two classes of the front ends get one name in a build.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { className } from './class-name.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = globSync('{apps,packages}/*/src/**/*.module.css', { cwd: root });

test('each class of each style file has a short name of its own', () => {
  const sources = new Set(files.map((file) => readFileSync(join(root, file), 'utf8')));
  const classes = [...sources].flatMap((css) => {
    const names = new Set(
      [...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/gu)].map(([, name = '']) => name),
    );
    return [...names].map((name) => className(name, '', css));
  });
  expect(classes.length).toBeGreaterThan(500);
  expect(new Set(classes).size).toBe(classes.length);
});
