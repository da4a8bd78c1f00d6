// Adds a line where a list of the code grows: a property to an object, an element to an array, a
// name to an import or export, an import to a file. The rest of the text stays as it is.
import { parseSync } from 'oxc-parser';
import type { ArrayExpression, Node, ObjectExpression } from 'oxc-parser';
import { walk } from '../source/walk.ts';
import { Unplannable } from './plan.ts';

/** Adds an entry at the end of the first object or array that is declared or keyed by the name. */
export function addEntry(text: string, name: string, entry: string): string {
  const list = findList(text, name);
  if (list === undefined) throw new Unplannable(`There is no list called ${name} to add to.`);
  const { last, end } = list;
  const before = text.slice(0, last ?? list.start + 1);
  const after = text.slice(before.length, end - 1);
  const comma = last === undefined || after.trimStart().startsWith(',') ? '' : ',';
  return `${before}${comma}${after.trimEnd()}\n${entry},\n${text.slice(end - 1)}`;
}

/** Adds a property to the object that the named function returns. */
export function addReturned(text: string, isMeant: (of: Maker) => boolean, entry: string): string {
  const object = returnedObject(text, isMeant);
  if (object === undefined) throw new Unplannable('No function gives a list to add to.');
  const last = object.properties.at(-1)?.end ?? object.start + 1;
  const comma = object.properties.length === 0 || text[last] === ',' ? '' : ',';
  const end = text[last] === ',' ? last + 1 : last;
  return `${text.slice(0, end)}${comma}\n${entry},${text.slice(end)}`;
}

/** A function of a file that gives an object. */
export interface Maker {
  readonly name: string;
  /** As it stands, with its colon; empty when it says nothing of its type. */
  readonly gives: string;
}

function returnedObject(text: string, isMeant: (of: Maker) => boolean) {
  let found: ObjectExpression | undefined;
  walk(parseSync('a.ts', text).program, (node) => {
    if (found !== undefined || node.type !== 'FunctionDeclaration') return;
    const { id, returnType, body } = node;
    const gives = returnType ? text.slice(returnType.start, returnType.end) : '';
    if (id === null || body === null || !isMeant({ name: id.name, gives })) return;
    const last = body.body.at(-1);
    if (last?.type !== 'ReturnStatement' || last.argument?.type !== 'ObjectExpression') return;
    found = last.argument;
  });
  return found;
}

/** Adds a changed copy of the list entry that names the given value, at the end of its list. */
export function repeatEntry(text: string, name: string, change: (entry: string) => string): string {
  let found: { readonly entry: Node; readonly last: Node } | undefined;
  walk(parseSync('a.ts', text).program, (node) => {
    if (found !== undefined || node.type !== 'ArrayExpression') return;
    const entries = node.elements.filter((element) => element !== null);
    const entry = entries.find(({ start, end }) =>
      new RegExp(`\\b${name}\\b`).test(text.slice(start, end)),
    );
    const last = entries.at(-1);
    if (entry !== undefined && last !== undefined) found = { entry, last };
  });
  if (found === undefined) throw new Unplannable(`There is no list with ${name} to add to.`);
  const { entry, last } = found;
  const copy = change(text.slice(entry.start, entry.end));
  return `${text.slice(0, last.end)},\n${copy}${text.slice(last.end)}`;
}

/** Adds an import after the last one. */
export function addImport(text: string, statement: string): string {
  const { staticImports } = parseSync('a.tsx', text).module;
  const last = staticImports.at(-1);
  if (last !== undefined) {
    return `${text.slice(0, last.end)}\n${statement}${text.slice(last.end)}`;
  }
  const header = /^(?:\/\/.*\n)*/.exec(text)?.[0].length ?? 0;
  return `${text.slice(0, header)}${statement}\n${text.slice(header)}`;
}

/** Sees to it that a value is imported, by a new import or by a name in one that is there. */
export function ensureImport(text: string, name: string, from: string): string {
  const there = parseSync('a.tsx', text).module.staticImports.find(
    ({ moduleRequest, entries }) =>
      moduleRequest.value === from && entries.some((entry) => !entry.isType),
  );
  if (there === undefined) return addImport(text, `import { ${name} } from '${from}';`);
  const types = there.entries
    .filter(({ isType }) => isType)
    .map(({ localName }) => localName.value);
  const names = there.entries.flatMap((one) => (one.isType ? [] : one.localName.value));
  if (names.includes(name)) return text;
  const all = [...[...names, name].toSorted(), ...types.map((type) => `type ${type}`)];
  const statement = `import { ${all.join(', ')} } from '${from}';`;
  return `${text.slice(0, there.start)}${statement}${text.slice(there.end)}`;
}

/** Adds a name to the first `export { … }` of names of this file that holds the given one. */
export function addExportBeside(text: string, name: string, neighbour: string): string {
  const pattern = new RegExp(`export \\{([^}]*\\b${neighbour}\\b[^}]*)\\};`);
  const found = pattern.exec(text);
  if (found?.[1] === undefined) throw new Unplannable(`${neighbour} is not exported by name.`);
  const names = [...found[1].split(','), name].map((one) => one.trim()).filter(Boolean);
  return text.replace(found[0], `export { ${names.toSorted().join(', ')} };`);
}

interface List {
  readonly start: number;
  readonly end: number;
  /** Where its last entry ends, if it has one. */
  readonly last: number | undefined;
}

function findList(text: string, name: string): List | undefined {
  let found: List | undefined;
  walk(parseSync('a.ts', text).program, (node) => {
    if (found !== undefined) return;
    const value = valueNamed(node, name);
    const list = value === undefined ? undefined : unwrapped(value);
    if (list === undefined) return;
    const entries = list.type === 'ObjectExpression' ? list.properties : list.elements;
    found = { start: list.start, end: list.end, last: entries.at(-1)?.end };
  });
  return found;
}

function valueNamed(node: Node, name: string): Node | undefined {
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
    return node.id.name === name ? (node.init ?? undefined) : undefined;
  }
  if (node.type !== 'Property' || node.key.type !== 'Identifier') return undefined;
  return node.key.name === name ? node.value : undefined;
}

/** The list inside `as const`, `satisfies …` or a call that takes it as its only argument. */
function unwrapped(node: Node): ObjectExpression | ArrayExpression | undefined {
  if (node.type === 'ObjectExpression' || node.type === 'ArrayExpression') return node;
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
    return unwrapped(node.expression);
  }
  if (node.type === 'CallExpression' && node.arguments.length === 1) {
    const [only] = node.arguments;
    return only === undefined ? undefined : unwrapped(only);
  }
  return undefined;
}
