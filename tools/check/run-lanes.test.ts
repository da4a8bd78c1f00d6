// Lanes run side by side, a lane's steps in order, and a failure stops what runs beside it.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runLanes, stagesOf } from './run-lanes.ts';
import type { Step } from './steps.ts';

const root = mkdtempSync(join(tmpdir(), 'baize-lanes-'));
const diary = join(root, 'diary');
beforeEach(() => rmSync(diary, { force: true }));
afterAll(() => rmSync(root, { recursive: true }));

// Writes its name down; waits for a line of another's, forever when that one never comes.
writeFileSync(
  join(root, 'write.mjs'),
  `import { appendFileSync, readFileSync } from 'node:fs';
  const [, , name, awaited, code] = process.argv;
  appendFileSync('diary', name + '\\n');
  const met = () => readFileSync('diary', 'utf8').split('\\n').includes(awaited);
  const look = setInterval(() => met() && (clearInterval(look), process.exit(Number(code))), 20);`,
);

type Place = Pick<Step, 'stage'> & { readonly lane?: string; readonly code?: number };

const step = (name: string, awaited: string, { lane, stage, code = 0 }: Place = {}): Step => ({
  name,
  subject: 'write.mjs',
  commands: [['node', 'write.mjs', name, awaited, String(code)]],
  ...(lane === undefined ? {} : { lane }),
  ...(stage === undefined ? {} : { stage }),
});

async function run(steps: readonly Step[]) {
  const told: string[] = [];
  const stop = new AbortController();
  const all = await runLanes(root, steps, { stop, tell: ({ step }) => void told.push(step.name) });
  return { all, told, diary: readFileSync(diary, 'utf8').trim().split('\n') };
}

test('neighbours of one stage that name lanes run together, all others stand alone', () => {
  const steps = [
    step('a', ''),
    step('b', '', { lane: 'x' }),
    step('c', '', { lane: 'y' }),
    step('d', '', { lane: 'x' }),
    step('e', ''),
    step('f', ''),
    step('g', '', { lane: 'x' }),
    step('h', '', { lane: 'y', stage: 'world' }),
    step('i', '', { lane: 'x', stage: 'world' }),
  ];
  const names = stagesOf(steps).map((stage) => stage.map((lane) => lane.map(({ name }) => name)));
  const alone = [[['a']], [['b', 'd'], ['c']], [['e']], [['f']]];
  expect(names).toEqual([...alone, [['g']], [['h'], ['i']]]);
});

test('two lanes run at once, and the next stage waits for both', async () => {
  const one = step('one', 'other', { lane: 'x' });
  const other = step('other', 'one', { lane: 'y' });
  const { all, diary } = await run([one, other, step('after', 'after')]);
  expect(all.map(({ failed }) => failed)).toEqual([0, 0, 0]);
  expect(diary.at(-1)).toBe('after');
});

test('a failed step stops the other lane and all later steps, and only it has failed', async () => {
  const endless = step('endless', 'never written', { lane: 'x' });
  const failing = step('failing', 'endless', { lane: 'y', code: 3 });
  const { all, told } = await run([endless, failing, step('after', 'after')]);
  expect(all.map(({ step, failed }) => [step.name, failed])).toEqual([['failing', 1]]);
  expect(told).toEqual(['failing']);
  expect(existsSync(diary) && readFileSync(diary, 'utf8')).not.toContain('after');
});
