// `npm run par [-- <code> …]` prints the PAR sheets of the slots: reels, what every pay brings,
// return, spread and the bands within which real play should lie. With --json it prints the data.
import { parseArgs } from 'node:util';
import { games, parSheet } from '@baize/engines';
import { printSheet } from './print-sheet.ts';

const { positionals, values } = parseArgs({
  options: { json: { type: 'boolean' } },
  allowPositionals: true,
});
const unknown = positionals.filter((code) => !games.some((game) => game.code === code));
if (unknown.length > 0) {
  const known = games.map(({ code }) => code).join(', ');
  process.stderr.write(`No game ${unknown.join(', ')}; there is ${known}.\n`);
  process.exitCode = 1;
} else {
  const asked = games.filter(({ code }) => positionals.length === 0 || positionals.includes(code));
  for (const { definition, version } of asked) {
    const sheet = parSheet(definition);
    const text = values.json
      ? JSON.stringify({ version, ...sheet })
      : printSheet({ definition, version, sheet });
    process.stdout.write(`${text}\n`);
  }
}
