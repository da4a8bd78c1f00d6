// Every endpoint of a noun is one use case in one file of its own name: the contract says where
// each action is.
import type { Tree } from '../../source/tree.ts';
import type { TreeRule } from '../rule.ts';
import { nounsOf } from './noun-everywhere.ts';

interface Key {
  readonly key: string;
  readonly file: string;
  readonly line: number;
}

export const actionFile: TreeRule = {
  kind: 'tree',
  name: 'action-file',
  reason: 'the contract tells a reader where the action is',
  check: (tree) =>
    nounsOf(tree)
      .filter((noun) => tree.has(`apps/server/src/modules/${noun}/index.ts`))
      .flatMap((noun) =>
        keysOf(tree, noun)
          .map((found) => ({ ...found, action: actionPath(noun, found.key) }))
          .filter(({ action }) => !isThere(tree, action))
          .map(({ key, file, line, action }) => ({
            file,
            line,
            what: `${key} has no action of its name`,
            fix: `write ${action}`,
          })),
      ),
};

function keysOf(tree: Tree, noun: string): Key[] {
  const page = new RegExp(`^packages/contract/src/${noun}(?:/[a-z-]+)?\\.ts$`);
  return tree.files
    .filter(({ path }) => page.test(path))
    .flatMap(({ path, lines }) =>
      lines.flatMap((text, index) => {
        const key = /^ {2}(\w+): endpoint\(/.exec(text)?.[1];
        return key === undefined ? [] : [{ key, file: path, line: index + 1 }];
      }),
    );
}

/** In the module's actions, or in those of one of its parts. */
function isThere(tree: Tree, action: string): boolean {
  if (tree.has(action)) return true;
  const [folder, name] = action.split('/actions/') as [string, string];
  const inPart = new RegExp(`^${folder}/[a-z-]+/actions/${name}$`);
  return tree.files.some(({ path }) => inPart.test(path));
}

const actionPath = (noun: string, key: string): string => {
  const name = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `apps/server/src/modules/${noun}/actions/${name}.ts`;
};
