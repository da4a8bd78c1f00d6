// Scaffolds an endpoint: its entry in the contract, its action with a test that fails until it
// proves something, and the line in the module's door that puts the two together.
import type { Tree } from '../source/tree.ts';
import { addEntry, ensureImport } from './edit-source.ts';
import { refuseExisting, textOf, Unplannable } from './plan.ts';
import type { Plan } from './plan.ts';
import { camel, kebabPattern, sentence, words } from './words.ts';

export function newEndpoint(tree: Tree, noun: string, name: string): Plan {
  if (!kebabPattern.test(name) || !name.includes('-')) {
    throw new Unplannable(`Name the endpoint by a verb and a noun, like confirm-receipt.`);
  }
  const contract = `packages/contract/src/${noun}.ts`;
  const door = `apps/server/src/modules/${noun}/index.ts`;
  const action = `apps/server/src/modules/${noun}/actions/${name}.ts`;
  const proof = action.replace(/\.ts$/, '.test.ts');
  refuseExisting(tree, [action, proof]);
  return {
    files: {
      [contract]: withEntry(textOf(tree, contract), noun, name),
      [door]: withAction(textOf(tree, door), name),
      [action]: actionText(noun, name),
      [proof]: proofText(name),
    },
    steps: [
      `Fill in ${contract}: who may call ${camel(name)}, what it asks and gives, its refusals.`,
      `Write the action in ${action}, and a rule beside it when there is something to decide.`,
      `Prove it in ${proof}: it fails until you do.`,
      'npm run check:types tells whatever is missing.',
    ],
  };
}

function withEntry(text: string, noun: string, name: string): string {
  const isRead = /^(?:get|list|find)-/.test(name);
  const entry = `  ${camel(name)}: endpoint({
    summary: '${sentence(name)}',
    method: '${isRead ? 'GET' : 'POST'}',
    path: '/play/${noun}/${name}',
    wire: 'own',
    who: 'player',${isRead ? '' : '\n    intent: true,'}
    gives: done(),
    refusals: [],
  })`;
  return ensureImport(
    ensureImport(addEntry(text, camel(noun), entry), 'endpoint', './kit/endpoint.ts'),
    'done',
    './kit/schema.ts',
  );
}

const withAction = (text: string, name: string): string =>
  ensureImport(
    addEntry(text, 'actions', `    ${camel(name)}: ${camel(name)}()`),
    camel(name),
    `./actions/${name}.ts`,
  );

const actionText = (noun: string, name: string): string =>
  `// ${sentence(name)}: say here what is always true after it, and who decides the rule.
import type { ${camel(noun)} } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';

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
