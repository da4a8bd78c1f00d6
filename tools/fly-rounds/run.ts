// Draws crash rounds by the stream that the server draws them from, and holds how often they reach
// each multiplier against its exact chance: `node tools/fly-rounds/run.ts --rounds 1000000`.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { judge, reachedBy } from './judge.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '7' },
  },
});
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new RangeError(`--rounds ${values.rounds}`);
const seed = createHash('sha256').update(values.seed).digest('hex');
const findings = judge(reachedBy({ seed, rounds }), rounds);
const say = (line: string) => void process.stdout.write(`${line}\n`);
for (const { multiplier, reached, chance, deviations } of findings) {
  const due = (chance * rounds).toFixed(1);
  say(`${multiplier}: ${reached} reached, ${due} due, ${deviations.toFixed(2)}`);
}
const most = Math.max(...findings.map(({ deviations }) => Math.abs(deviations)));
say(`${rounds} rounds, at most ${most.toFixed(2)} standard deviations off`);
const isKept = findings.every(({ isWithin }) => isWithin);
say(isKept ? 'every multiplier is reached as promised' : 'NOT every multiplier is reached');
process.exitCode = isKept ? 0 : 1;
