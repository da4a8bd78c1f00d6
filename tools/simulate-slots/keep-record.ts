// Keeps a simulation's result: the whole record in docs/fairness, and what a game states of itself
// beside its definition. A game whose return is exact keeps the record alone.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SimulationRecord } from './record.ts';

const root = new URL('../../', import.meta.url);
const statedReturns = fileURLToPath(new URL('packages/engines/src/slots/stated-returns.ts', root));

export function recordPath(code: string): string {
  return fileURLToPath(new URL(`docs/fairness/${code}.json`, root));
}

export function keepRecord(record: SimulationRecord): void {
  writeFileSync(recordPath(record.code), `${JSON.stringify(record, undefined, 2)}\n`);
  writeFileSync(statedReturns, restated(readFileSync(statedReturns, 'utf8'), record));
}

/** The list of stated returns with those of one game replaced, where it is in the list. */
export function restated(source: string, { code, stated }: SimulationRecord): string {
  const entry = new RegExp(`(  '${code}': \\{\\n)[^}]*(  \\},\\n)`);
  const lines = Object.entries(stated).map(([name, value]) => {
    const literal = typeof value === 'number' ? separated(value) : `'${value}'`;
    return `    ${name}: ${literal},\n`;
  });
  return source.replace(
    entry,
    (_, before: string, after: string) => before + lines.join('') + after,
  );
}

function separated(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, '_');
}
