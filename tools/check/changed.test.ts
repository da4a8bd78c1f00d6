// The steps of a change are those of the gate, cut down to the selection, with the reasons.
import { expect, test } from 'vitest';
import { virtualTree } from '../source/tree.ts';
import { stepsOf, told } from './changed.ts';
import { steps } from './steps.ts';

const nothing = { tests: [], journeys: [], worlds: [], isBuilt: false, reasons: [], due: [] };
const namesOf = (selection: Parameters<typeof stepsOf>[1]) =>
  stepsOf(steps, selection).map(({ name }) => name);

test('cheap checks always run, the others when chosen', () => {
  const cheap = ['format', 'types', 'imports', 'tidy'];
  expect(namesOf(nothing)).toEqual(cheap);
  expect(namesOf({ ...nothing, isBuilt: true })).toEqual([...cheap, 'build', 'byte budgets']);
  const walks = { journeys: ['e2e/a.spec.ts'], worlds: ['alone'] };
  const chosen = { ...nothing, tests: ['a.test.ts'], ...walks };
  expect(namesOf(chosen)).toEqual([...cheap, 'tests', 'build', 'journeys']);
  const commands = stepsOf(steps, chosen).flatMap((step) => step.commands);
  expect(commands).toContainEqual(expect.arrayContaining(['vitest', 'a.test.ts']));
  expect(commands).toContainEqual(
    expect.arrayContaining(['playwright', '--project=alone', 'e2e/a.spec.ts']),
  );
});

test('the house rules run once', () => {
  expect(namesOf({ ...nothing, tests: ['tools/tidy/tidy.test.ts'] })).not.toContain('tests');
});

test('each reason is told with what it chose, and what is left', () => {
  const tree = virtualTree({ 'a.test.ts': '', 'b.test.ts': '', 'e2e/a.spec.ts': '' });
  const reasons = [{ why: 'a.ts', files: ['a.test.ts'] }];
  const lines = told(tree, { ...nothing, tests: ['a.test.ts'], reasons }).split('\n');
  expect(lines[0]).toBe('  a.ts: 1 test files, a.test.ts');
  expect(lines[1]).toMatch(/^left to the whole gate: 1 of 2 test files, 1 of 1 files of journeys/);
});
