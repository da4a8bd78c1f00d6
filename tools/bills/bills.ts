// Works bills, rebates and commissions out again from exported facts: `node tools/bills/bills.ts
// FILE...`. A file holds what the export of one gave, or a list of such. Prints each figure as
// stated and as worked out, and ends with 1 when one differs, with 2 when a file cannot be read.
import { readFileSync } from 'node:fs';
import { differsIn } from './compare.ts';
import { readExports } from './exports.ts';

const files = process.argv.slice(2).filter((word) => word !== '--quiet');
const isQuiet = process.argv.includes('--quiet');
const say = (line: string) => void process.stdout.write(`${line}\n`);

function check(file: string): { readonly bills: number; readonly wrong: number } {
  const exports = readExports(JSON.parse(readFileSync(file, 'utf8')));
  let wrong = 0;
  for (const { name, lines } of exports) {
    const isWrong = differsIn(lines);
    if (isWrong) wrong += 1;
    if (!isQuiet || isWrong) {
      say(name);
      for (const { what, stated, found } of lines)
        say(`  ${stated === found ? ' ' : '!'} ${what.padEnd(12)} ${stated.padStart(18)} ${found}`);
      say(`  ${isWrong ? 'DIFFERS' : 'agrees'}`);
    }
  }
  return { bills: exports.length, wrong };
}

try {
  if (files.length === 0) throw new Error('name the files of exported bills');
  const all = files.map(check);
  const [bills, wrong] = [sum(all.map((one) => one.bills)), sum(all.map((one) => one.wrong))];
  say(`${bills} bills worked out again, ${wrong} differ`);
  process.exitCode = wrong === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
