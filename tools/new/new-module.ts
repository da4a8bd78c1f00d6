// Scaffolds a server module with its noun in every layer: its level, the contract, the door with
// its README, and its texts in English and the default language.
import { defaultLocale } from '@baize/i18n';
import type { Tree } from '../source/tree.ts';
import { addEntry, addExportBeside, addImport } from './edit-source.ts';
import { refuseExisting, textOf, Unplannable } from './plan.ts';
import type { Plan } from './plan.ts';
import { camel, kebabPattern, localeConstant, pascal, sentence, words } from './words.ts';

const list = 'architecture.mjs';
const contractDoor = 'packages/contract/src/index.ts';
const locales = 'packages/i18n/src/locales';
const composed = 'apps/server/src/compose/modules.ts';
const wirings = 'apps/server/src/compose/wiring';

export function newModule(tree: Tree, name: string, level: number): Plan {
  if (!kebabPattern.test(name)) throw new Unplannable(`${name} is not kebab-case.`);
  const contract = `packages/contract/src/${name}.ts`;
  const folder = `apps/server/src/modules/${name}`;
  refuseExisting(tree, [contract, `packages/contract/src/${name}/index.ts`, `${folder}/index.ts`]);
  return {
    files: {
      [list]: withModule(textOf(tree, list), name, level),
      [contract]: contractText(name),
      [contractDoor]: withNoun(textOf(tree, contractDoor), name),
      [`${folder}/index.ts`]: doorText(name),
      [`${folder}/actions.ts`]: actionsText(name),
      [`${folder}/README.md`]: readmeText(name),
      [`${wirings}/${name}.ts`]: wiringText(name),
      [composed]: withWiring(textOf(tree, composed), name, level),
      ...textFiles(tree, name),
    },
    steps: [
      `Say in ${folder}/README.md what ${words(name)} owns, promises, offers, tells and hears.`,
      `npm run new endpoint ${name} <verb-noun> adds what it offers.`,
      `Hand it in ${wirings}/${name}.ts what it needs of the platform and of lower modules.`,
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

/** Last on its level, as in the list of levels; a level above all others comes at the end. */
function withWiring(text: string, name: string, level: number): string {
  const wire = `wire${pascal(name)}`;
  const entry = `${camel(name)}: ${wire}`;
  const imported = addImport(text, `import { ${wire} } from './wiring/${name}.ts';`);
  const there = new RegExp(`(const level${level} = level\\(ground, \\w+, \\{)([^}]*)\\}`).exec(
    imported,
  );
  if (there) {
    const [whole, begin = '', wirings = ''] = there;
    const others = wirings.trim().replace(/,$/, '');
    return imported.replace(whole, `${begin}\n    ${others},\n    ${entry},\n  }`);
  }
  const last = /return level(\d+) satisfies/.exec(imported)?.[1];
  if (last === undefined || level < Number(last)) {
    throw new Unplannable(`${composed} makes no level ${level} to add ${name} to.`);
  }
  const added = `const level${level} = level(ground, level${last}, { ${entry} });`;
  const returned = `return level${last} satisfies`;
  return imported.replace(returned, `${added}\n  return level${level} satisfies`);
}

function withNoun(text: string, name: string): string {
  const statement = `import { ${camel(name)} } from './${name}.ts';`;
  return addExportBeside(
    addEntry(addImport(text, statement), 'contract', `  ${camel(name)}`),
    camel(name),
    'slots',
  );
}

/** In English and the default language; the others follow by `npm run texts`. */
function textFiles(tree: Tree, name: string): Record<string, string> {
  const files = ['en', defaultLocale].flatMap((tag) => {
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
import { none, type ModuleDoor } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';

export function create${pascal(name)}() {
  return {
    actions: createActions(),
    start: none,
    stop: none,
    jobs: [],
    forgetOld: none,
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof ${camel(name)}>;
}

export type ${pascal(name)} = ReturnType<typeof create${pascal(name)}>;
`;

const actionsText = (name: string): string =>
  `// Every call of ${words(name)} and the action that answers it.
import type { ${camel(name)} } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';

export function createActions(): Actions<typeof ${camel(name)}> {
  return {};
}
`;

const wiringText = (name: string): string =>
  `// ${sentence(name)}, given what it needs of the platform and of lower modules.
import { create${pascal(name)} } from '../../modules/${name}/index.ts';

export const wire${pascal(name)} = () => create${pascal(name)}();
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
