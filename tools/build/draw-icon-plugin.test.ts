// A built icon has its shapes and its name, and nothing that our drawing of it leaves out.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slimIcon } from './draw-icon-plugin.ts';

const icons = new URL('../../node_modules/lucide-react/dist/esm/icons/', import.meta.url);
const codeOf = (name: string) => readFileSync(new URL(`${name}.mjs`, icons), 'utf8');
const shapes = (code: string) => code.match(/\b(?:d|x|y|x1|x2|y1|y2|cx|cy|r|rx): "[^"]+"/gu);

test.each(['fish', 'house', 'layout-grid'])('%s keeps its shapes and its name', (name) => {
  const slim = slimIcon(codeOf(name));
  expect(shapes(slim)?.length).toBeGreaterThan(1);
  expect(shapes(slim)).toEqual(shapes(codeOf(name)));
  expect(slim).toContain(`name: "${name}"`);
  expect(slim).not.toMatch(/\b(?:key|size|aliases):|__iconData\.node;/u);
});
