// `npm run par [-- <code> …]` prints the PAR sheets of our games: what every pay or bet brings,
// return, spread and the bands within which real play should lie. With --json it prints the data.
import { parseArgs } from 'node:util';
import { games } from '@baize/engines';
import { parPageOf } from './par-pages.ts';

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
  for (const game of asked) {
    const { text, data } = parPageOf(game);
    process.stdout.write(`${values.json ? JSON.stringify(data) : text}\n`);
  }
}
