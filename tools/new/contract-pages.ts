// The pages of a contract noun, in the order in which the noun lists them: the path, the exports
// and the callers of each. A noun is one file, or a folder with an index of pages.
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Tree } from '../source/tree.ts';
import { walk } from '../source/walk.ts';
import { contractFileOf } from '../tidy/rules/noun-everywhere.ts';
import { textOf, Unplannable } from './plan.ts';
import { camel } from './words.ts';

export type Audience = 'player' | 'staff';

export interface ContractPage {
  readonly path: string;
  /** The object that holds its endpoints. */
  readonly constant: string;
  readonly text: string;
}

const linesMax = 300;
/** The additions of a scaffold to a page. */
const entryLines = 12;

const callersOf: Readonly<Record<Audience, RegExp>> = {
  player: /who: '(?:anyone|player|member|agent|game)'/,
  staff: /who: 'staff'/,
};

/** The first page for these callers that has room; without a wish, players come first. */
export function pageFor(tree: Tree, noun: string, wish?: Audience) {
  const pages = pagesOf(tree, noun);
  const serves = (audience: Audience) =>
    pages.filter((page) => callersOf[audience].test(page.text));
  const audience =
    wish ?? (serves('staff').length > 0 && !serves('player').length ? 'staff' : 'player');
  const served = serves(audience);
  const page = (served.length > 0 ? served : pages).find(hasRoom);
  if (page === undefined) {
    throw new Unplannable(`No page of ${noun} has room: add a file to its folder of the contract.`);
  }
  return { page, audience };
}

const hasRoom = ({ text }: ContractPage): boolean =>
  text.split('\n').length + entryLines <= linesMax;

export function pagesOf(tree: Tree, noun: string): readonly ContractPage[] {
  const path = contractFileOf(tree, noun);
  const text = textOf(tree, path);
  const gathered = gatheredIn(text, camel(noun)).flatMap(({ constant, from }) => {
    const page = posix.join(posix.dirname(path), from);
    return tree.has(page) ? [{ path: page, constant, text: textOf(tree, page) }] : [];
  });
  return gathered.length > 0 ? gathered : [{ path, constant: camel(noun), text }];
}

/** The spreads of `export const noun = { ...a, ...b }`, and the file each is imported from. */
function gatheredIn(text: string, constant: string) {
  const { program, module } = parseSync('a.ts', text);
  const imports = new Map(
    module.staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.map(({ localName }) => [localName.value, moduleRequest.value] as const),
    ),
  );
  const spread: string[] = [];
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
    if (node.id.name !== constant || node.init?.type !== 'ObjectExpression') return;
    for (const { type, ...rest } of node.init.properties) {
      if (type !== 'SpreadElement' || !('argument' in rest)) continue;
      if (rest.argument.type === 'Identifier') spread.push(rest.argument.name);
    }
  });
  return spread.flatMap((name) => {
    const from = imports.get(name);
    return from === undefined ? [] : [{ constant: name, from }];
  });
}
