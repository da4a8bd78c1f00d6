// A line is added where its list grows, and the rest of the text stays as it was.
import { expect, test } from 'vitest';
import {
  addEntry,
  addExportBeside,
  addReturned,
  addImport,
  ensureImport,
  repeatEntry,
} from './edit-source.ts';
import { Unplannable } from './plan.ts';

test.each([
  ['const list = {};', 'const list = {\nnext,\n};'],
  ['const list = { a };', 'const list = { a,\nnext,\n};'],
  ['const list = [1, // one\n];', 'const list = [1, // one\nnext,\n];'],
  ['const list = [1 /* one */];', 'const list = [1, /* one */\nnext,\n];'],
  ['const list = [\n  1,\n];', 'const list = [\n  1,\nnext,\n];'],
])('an entry is added to %s', (text, expected) => {
  expect(addEntry(text, 'list', 'next')).toBe(expected);
});

test('the list is found under its key, inside as const, satisfies and a call', () => {
  expect(addEntry('f({ actions: { a } })', 'actions', 'b')).toBe('f({ actions: { a,\nb,\n} })');
  expect(addEntry('const l = { a: 1 } as const satisfies X;', 'l', 'b: 2')).toBe(
    'const l = { a: 1,\nb: 2,\n} as const satisfies X;',
  );
  expect(addEntry('const l = of([a]);', 'l', 'b')).toBe('const l = of([a,\nb,\n]);');
});

test('nothing is changed without such a list', () => {
  expect(() => addEntry('const other = {};', 'list', 'a')).toThrow(Unplannable);
});

test('an import follows the last one, or the header', () => {
  expect(addImport("import { a } from './a.ts';\n\nuse(a);\n", "import { b } from './b.ts';")).toBe(
    "import { a } from './a.ts';\nimport { b } from './b.ts';\n\nuse(a);\n",
  );
  expect(addImport('// A file.\nuse();\n', "import './b.ts';")).toBe(
    "// A file.\nimport './b.ts';\nuse();\n",
  );
});

test('a name joins the export of its neighbour', () => {
  expect(addExportBeside('export { a, c };\nexport { d };\n', 'b', 'c')).toBe(
    'export { a, b, c };\nexport { d };\n',
  );
});

test('a value is imported once, beside its neighbours where there are some', () => {
  const text = "import { b } from './b.ts';\nuse(b);\n";
  expect(ensureImport(text, 'b', './b.ts')).toBe(text);
  expect(ensureImport(text, 'a', './b.ts')).toBe("import { a, b } from './b.ts';\nuse(b);\n");
  expect(ensureImport(text, 'c', './c.ts')).toBe(
    "import { b } from './b.ts';\nimport { c } from './c.ts';\nuse(b);\n",
  );
});

test('a value joins an import that also names types', () => {
  const text = "import { b, type C } from './b.ts';\nuse(b);\n";
  expect(ensureImport(text, 'b', './b.ts')).toBe(text);
  expect(ensureImport(text, 'a', './b.ts')).toContain("import { a, b, type C } from './b.ts';");
});

test('an entry is added to what the meant function gives', () => {
  const text =
    'function a(): X {\n  return {\n    one,\n  };\n}\nfunction b() {\n  return {};\n}\n';
  const added = addReturned(text, ({ gives }) => gives === ': X', '    two');
  expect(added).toContain('return {\n    one,\n    two,\n  };');
  expect(addReturned(text, ({ name }) => name === 'b', '    two')).toContain('{\n    two,}');
  expect(() => addReturned(text, ({ name }) => name === 'c', 'two')).toThrow(Unplannable);
});

test('the entry of a neighbour is repeated with its names changed', () => {
  const text = 'const games = [of(lotus, { code: "lotus" }), of(koi)];';
  expect(repeatEntry(text, 'lotus', (entry) => entry.replaceAll('lotus', 'lamp'))).toBe(
    'const games = [of(lotus, { code: "lotus" }), of(koi),\nof(lamp, { code: "lamp" })];',
  );
  expect(() => repeatEntry(text, 'carp', String)).toThrow(Unplannable);
});
