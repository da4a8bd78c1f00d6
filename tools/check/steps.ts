// The steps of the whole gate in their order: what is cheap and tells most comes first. Simulations
// wait for disks and for processes that they kill, so the tests of the server run beside them. The
// journeys run alone: they alone watch a clock, and fill both cores by themselves. A step whose
// subject does not exist yet is left out, and nothing else ever is.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** How the tests of a step are counted, if it runs any. */
export type Counting = 'vitest' | 'playwright';

export interface Step {
  readonly name: string;
  /** Commands run one after the other; the first word is a tool or a script of ours. */
  readonly commands: readonly (readonly string[])[];
  readonly counting?: Counting;
  /** Neighbours that name lanes run side by side, those of one lane one after the other. */
  readonly lane?: string;
  /** A neighbour of another stage waits until all lanes before it are over. */
  readonly stage?: 'world';
  /** The file without which there is nothing to check. */
  readonly subject: string;
}

/** As many as a run of a minute and a half has seen. */
const kills = ['--kill-rounds', '140', '--kills-least', '10', '--guests', '48'];

/** One world each, so that a change meets the same one as its base; nightly runs draw others. */
const seeds = { wallet: '328995', promotions: '23', agents: '602' };
const promotionsSize = ['--steps', '150', '--exactly'];
const agentsSize = ['--days', '2', '--people', '30', '--acts', '40', '--exactly'];

export const steps: readonly Step[] = [
  {
    name: 'format',
    subject: '.oxfmtrc.json',
    commands: [
      ['oxfmt', '--check', '.'],
      ['oxlint', '--deny-warnings'],
    ],
  },
  {
    name: 'types',
    subject: 'tools/check/types.ts',
    lane: 'tests',
    commands: [['node', 'tools/check/types.ts']],
  },
  {
    name: 'imports',
    subject: 'tools/architecture/check-imports.ts',
    lane: 'tests',
    commands: [['node', 'tools/architecture/check-imports.ts']],
  },
  vitestStep('tidy', ['tools'], 'tools/tidy/tidy.test.ts'),
  vitestStep('unit', ['packages', 'screens'], 'packages/money/src/index.ts'),
  vitestStep('server', ['server'], 'apps/server/testing/global-setup.ts'),
  {
    name: 'build',
    subject: 'apps/site/vite.config.ts',
    lane: 'build',
    commands: [['node', 'tools/build/build.ts']],
  },
  {
    name: 'byte budgets',
    subject: 'apps/site/vite.config.ts',
    lane: 'build',
    commands: [['node', 'tools/check/budgets.ts']],
  },
  {
    name: 'bench',
    subject: 'benchmarks/smoke.ts',
    lane: 'build',
    commands: [['node', 'benchmarks/run.ts', '--smoke']],
  },
  {
    name: 'simulation',
    subject: 'simulation/run.ts',
    lane: 'build',
    commands: [['node', 'simulation/run.ts', '--least', '500', '--crashes', '10']],
  },
  {
    name: 'wallet simulation',
    subject: 'simulation/wallet/run.ts',
    lane: 'build',
    commands: [
      ['node', 'simulation/wallet/run.ts', '--seed', seeds.wallet, '--steps', '160', '--exactly'],
    ],
  },
  {
    name: 'promotions simulation',
    subject: 'simulation/promotions/run.ts',
    lane: 'build',
    commands: [
      ['node', 'simulation/promotions/run.ts', '--seed', seeds.promotions, ...promotionsSize],
    ],
  },
  {
    name: 'agents simulation',
    subject: 'simulation/agents/run.ts',
    lane: 'build',
    commands: [['node', 'simulation/agents/run.ts', '--seed', seeds.agents, ...agentsSize]],
  },
  {
    name: 'vendor simulation',
    subject: 'simulation/vendors/run.ts',
    lane: 'build',
    commands: [['node', 'simulation/vendors/run.ts', '--rounds', '1500', ...kills]],
  },
  {
    name: 'journeys',
    subject: 'e2e/playwright.config.ts',
    lane: 'journeys',
    stage: 'world',
    commands: [['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json']],
    counting: 'playwright',
  },
];

export const presentSteps = (root: string): Step[] =>
  steps.filter(({ subject }) => existsSync(join(root, subject)));

function vitestStep(name: string, projects: readonly string[], subject: string): Step {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json'];
  return {
    name,
    subject,
    lane: 'tests',
    commands: [['vitest', 'run', ...chosen, ...reporters]],
    counting: 'vitest',
  };
}
