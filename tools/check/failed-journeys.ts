// The journeys that did not pass at their first try, each with its error, in few lines: the
// runner's own report is long, and far above the gate's table.
import { stripVTControlCharacters } from 'node:util';

const linesMax = 8;

interface Result {
  readonly error?: { readonly message?: string };
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly results: readonly Result[] }[];
  }[];
}

/** `report`: what Playwright's JSON reporter wrote. Empty where all passed at once. */
export function failedJourneys(report: string): string {
  const { suites } = JSON.parse(report) as { readonly suites: readonly Suite[] };
  return suites.flatMap(troublesOf).join('');
}

function troublesOf({ file, specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const verdict = status === 'flaky' ? 'passed at its second try' : 'FAILED';
        return `${verdict}: ${file} › ${title}\n${reasonOf(results)}\n`;
      }),
  );
  return [...own, ...suites.flatMap(troublesOf)];
}

function reasonOf(results: readonly Result[]): string {
  const message = results.find(({ error }) => error !== undefined)?.error?.message ?? '';
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines
    .slice(0, linesMax)
    .map((line) => `    ${line}\n`)
    .join('');
}
