// Scaffolds a server module with its noun in every layer: its level, the contract, the door with
// its README, and the texts of every locale.
import type { Tree } from '../source/tree.ts';
import { addEntry, addExportBeside, addImport } from './edit-source.ts';
import { refuseExisting, textOf, Unplannable } from './plan.ts';
import type { Plan } from './plan.ts';
import { camel, kebabPattern, localeConstant, pascal, sentence, words } from './words.ts';

const list = 'architecture.mjs';
const contractDoor = 'packages/contract/src/index.ts';
const locales = 'packages/i18n/src/locales';

export function newModule(tree: Tree, name: string, level: number): Plan {
  if (!kebabPattern.test(name)) throw new Unplannable(`${name} is not kebab-case.`);
  const contract = `packages/contract/src/${name}.ts`;
  const folder = `apps/server/src/modules/${name}`;
  refuseExisting(tree, [contract, `${folder}/index.ts`]);
  return {
    files: {
      [list]: withModule(textOf(tree, list), name, level),
      [contract]: contractText(name),
      [contractDoor]: withNoun(textOf(tree, contractDoor), name),
      [`${folder}/index.ts`]: doorText(name),
      [`${folder}/README.md`]: readmeText(name),
      ...textFiles(tree, name),
    },
    steps: [
      `Say in ${folder}/README.md what ${words(name)} owns, promises, offers, tells and hears.`,
      `npm run new endpoint ${name} <verb-noun> adds what it offers.`,
      `Make it in apps/server/src/compose.ts among the modules of level ${level}.`,
      'node tools/architecture/check-imports.ts --write prints its level into ARCHITECTURE.md.',
    ],
  };
}

/** A level that does not exist yet gets its own line, in order. */
export function withModule(text: string, name: string, level: number): string {
  const line = new RegExp(`\\{ level: ${level}, modules: \\[([^\\]]*)\\] \\}`).exec(text);
  if (line?.[1] !== undefined) {
    const modules = `${line[1].trim().replace(/,$/, '')}, '${name}'`;
    return text.replace(line[0], `{ level: ${level}, modules: [${modules}] }`);
  }
  const higher = [...text.matchAll(/^ *\{ level: (\d+), /gm)].find(
    ([, number]) => Number(number) > level,
  );
  const entry = `  { level: ${level}, modules: ['${name}'] }`;
  if (higher === undefined) return addEntry(text, 'levels', entry);
  return `${text.slice(0, higher.index)}${entry},\n${text.slice(higher.index)}`;
}

function withNoun(text: string, name: string): string {
  const statement = `import { ${camel(name)} } from './${name}.ts';`;
  return addExportBeside(
    addEntry(addImport(text, statement), 'contract', `  ${camel(name)}`),
    camel(name),
    'slots',
  );
}

function textFiles(tree: Tree, name: string): Record<string, string> {
  const tags = new Set(
    tree.files.flatMap(({ path }) =>
      path.startsWith(`${locales}/`) ? [path.slice(locales.length + 1).split('/')[0] ?? ''] : [],
    ),
  );
  const files = [...tags].flatMap((tag) => {
    const index = `${locales}/${tag}/index.ts`;
    const text = textOf(tree, index);
    const entry = addEntry(text, localeConstant(tag), camel(name));
    return [
      [index, addImport(entry, `import { ${camel(name)} } from './${name}.ts';`)],
      [`${locales}/${tag}/${name}.ts`, tag === 'en' ? englishText(name) : otherText(tag, name)],
    ] as const;
  });
  return Object.fromEntries(files);
}

const contractText = (name: string): string =>
  `// ${sentence(name)}: say here what callers can ask of it.
import type { Noun } from './kit/endpoint.ts';

export const ${camel(name)} = {} as const satisfies Noun;
`;

const doorText = (name: string): string =>
  `// ${sentence(name)}: say here what it keeps and what is always true of it.
import type { ${camel(name)} } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';

export function create${pascal(name)}() {
  const actions: Actions<typeof ${camel(name)}> = {};
  return { actions };
}

export type ${pascal(name)} = ReturnType<typeof create${pascal(name)}>;
`;

const readmeText = (name: string): string =>
  `# ${sentence(name)}

One sentence: what this module is for.

## Owns

No tables yet.

## Promises

Nothing yet.

## Offers

Nothing yet.

## Tells

Nothing.

## Hears

Nothing.
`;

const englishText = (name: string): string =>
  `// English texts of ${words(name)}.
export const ${camel(name)} = {
  title: '${sentence(name)}',
} as const;
`;

const otherText = (tag: string, name: string): string =>
  `// Texts of ${words(name)} in the language ${tag}.
import type { Texts } from '../../texts.ts';
import type { ${camel(name)} as english } from '../en/${name}.ts';

export const ${camel(name)}: Texts<typeof english> = {
  title: '${sentence(name)}',
};
`;
