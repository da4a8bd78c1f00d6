// Scaffolds an endpoint: its entry in the contract, its action with a test that fails until it
// proves something, the line that puts the two together, and the text that names it on a screen.
import { posix } from 'node:path';
import type { Tree } from '../source/tree.ts';
import { pageFor, type Audience, type ContractPage } from './contract-pages.ts';
import { addEntry, addReturned, ensureImport } from './edit-source.ts';
import { refuseExisting, textOf, Unplannable } from './plan.ts';
import type { Plan } from './plan.ts';
import { camel, kebabPattern, sentence, words } from './words.ts';

export function newEndpoint(tree: Tree, noun: string, name: string, wish?: Audience): Plan {
  if (!kebabPattern.test(name) || !name.includes('-')) {
    throw new Unplannable(`Name the endpoint by a verb and a noun, like confirm-receipt.`);
  }
  const { page, audience } = pageFor(tree, noun, wish);
  const module = `apps/server/src/modules/${noun}`;
  const list = `${module}/actions.ts`;
  const actions = textOf(tree, list);
  const from = actionFolder(actions, page);
  const action = posix.join(module, from, `${name}.ts`);
  const proof = action.replace(/\.ts$/, '.test.ts');
  refuseExisting(tree, [action, proof]);
  const texts = withText(tree, { noun, name, audience });
  return {
    files: {
      [page.path]: withEntry(page, entryText(page, { noun, name, audience })),
      [list]: withAction(actions, page, { name, from }),
      [action]: actionText(noun, name, posix.relative(posix.dirname(action), callDoor)),
      [proof]: proofText(name),
      ...texts,
    },
    steps: [
      `Fill in ${page.path}: who may call ${camel(name)}, what it asks and gives, its refusals.`,
      `Write the action in ${action}, and a rule beside it when there is something to decide.`,
      `Prove it in ${proof}: it fails until you do.`,
      `Name it in ${Object.keys(texts).join(' and ')}, or take the text out if no screen shows it.`,
      'npm run check:types tells whatever is missing.',
    ],
  };
}

interface Asked {
  readonly noun: string;
  readonly name: string;
  readonly audience: Audience;
}

function entryText({ text }: ContractPage, { noun, name, audience }: Asked): string {
  const isRead = /^(?:get|list|find)-/.test(name);
  const permission = audience === 'staff' && permissionOn(text, isRead ? 'view' : 'edit');
  const lines = [
    `summary: '${sentence(name)}',`,
    `method: '${isRead ? 'GET' : 'POST'}',`,
    `path: '/${audience === 'staff' ? 'ops' : 'play'}/${noun}/${name}',`,
    `wire: 'own',`,
    `who: '${audience}',`,
    ...(permission ? [`permission: '${permission}',`] : []),
    ...(isRead ? [] : ['intent: true,']),
    'gives: done(),',
    'refusals: [],',
  ];
  return `  ${camel(name)}: endpoint({\n${lines.map((line) => `    ${line}\n`).join('')}  })`;
}

/** One that the page names already, of the kind that is meant if there is one. */
function permissionOn(text: string, kind: 'view' | 'edit'): string | undefined {
  const named = [...text.matchAll(/permission: '([a-z.-]+)'/g)].map(([, name]) => name);
  return named.find((name) => name?.endsWith(`.${kind}`)) ?? named.at(-1);
}

function withEntry({ path, constant, text }: ContractPage, entry: string): string {
  const kit = posix.relative(posix.dirname(path), 'packages/contract/src/kit');
  const from = kit.startsWith('.') ? kit : `./${kit}`;
  const added = addEntry(text, constant, entry);
  return ensureImport(
    ensureImport(added, 'endpoint', `${from}/endpoint.ts`),
    'done',
    `${from}/schema.ts`,
  );
}

const callDoor = 'apps/server/src/platform/call/index.ts';

/** Where the last action of the same page stands: a module of several parts has several folders. */
function actionFolder(actions: string, { text }: ContractPage): string {
  const keys = [...text.matchAll(/^ {2}(\w+): endpoint\(/gm)].map(([, key]) => key);
  const folders = keys.map(
    (key) => new RegExp(`\\b${key} \\} from '(.+)/[^/]+'`).exec(actions)?.[1],
  );
  return folders.findLast((folder) => folder !== undefined) ?? './actions';
}

interface Place {
  readonly name: string;
  readonly from: string;
}

/** Beside the actions of its page where they have a function of their own. */
function withAction(text: string, { constant }: ContractPage, { name, from }: Place): string {
  const ofPage = new RegExp(`typeof ${constant}\\b`);
  const hasOwn = new RegExp(`^function .*[^;{]*typeof ${constant}\\b`, 'm').test(text);
  const added = addReturned(
    text,
    (maker) => (hasOwn ? ofPage.test(maker.gives) : maker.name === 'createActions'),
    `    ${camel(name)}: ${camel(name)}()`,
  );
  return ensureImport(added, camel(name), `${from}/${name}.ts`);
}

/** Into every language that does not compile without it. */
function withText(tree: Tree, { noun, name, audience }: Asked): Record<string, string> {
  const ofConsole = tree.files.some(({ path }) => path.endsWith(`/en/console/${noun}.ts`));
  const file = audience === 'staff' && ofConsole ? `console/${noun}.ts` : `${noun}.ts`;
  const pattern = new RegExp(`^packages/i18n/src/locales/([A-Za-z-]+)/${file}$`);
  const whole = tree.files.filter(
    ({ path, text }) => pattern.test(path) && !text.includes('PartialTexts'),
  );
  return Object.fromEntries(
    whole.map(({ path, text }) => [path, addEntry(text, constantOf(text), textLine(name))]),
  );
}

const textLine = (name: string): string => `  '${name}': '${sentence(name)}'`;

function constantOf(text: string): string {
  const constant = /^export const (\w+)/m.exec(text)?.[1];
  if (constant === undefined) throw new Unplannable('A file of texts exports no object.');
  return constant;
}

const actionText = (noun: string, name: string, call: string): string =>
  `// ${sentence(name)}: say here what is always true after it, and who decides the rule.
import type { ${camel(noun)} } from '@baize/contract';
import type { Action } from '${call}';

export function ${camel(name)}(): Action<typeof ${camel(noun)}.${camel(name)}> {
  return async () => ({ done: true });
}
`;

const proofText = (name: string): string =>
  `// ${sentence(name)}: its effect, each refusal in order, a repeated key, and two at once.
import { expect, test } from 'vitest';
import { ${camel(name)} } from './${name}.ts';

test('${words(name)} does what it promises', () => {
  expect(${camel(name)}).toBeTypeOf('function');
  expect.fail('Prove the effect, each refusal, a repeated key and two at once.');
});
`;
