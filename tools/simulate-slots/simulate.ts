// `npm run simulate:slots [-- <code> …] [--rounds N] [--seed S]` plays rounds of slots, prints what
// they return and fails when a return is not what its game states; --write keeps the result in
// docs/fairness, and with the definitions of games that state it. The same seed and rounds give the
// same result, on however many cores.
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { onlyBet, slotGames, type BetPromise, type DealtSlot } from '@baize/engines';
import { addSums, noSums, type Sums } from './batch.ts';
import { deviationsMax, deviationsOff } from './judge.ts';
import { keepRecord } from './keep-record.ts';
import { recordOf } from './record.ts';

const { positionals, values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'baize' },
    workers: { type: 'string', default: '2' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const batchRounds = 100_000;
const asked = slotGames.filter(
  ({ code }) => positionals.length === 0 || positionals.includes(code),
);
const say = (line: string) => void process.stdout.write(`${line}\n`);

function play({ code }: DealtSlot): Promise<Sums> {
  const rounds = Number(values.rounds);
  const batches = Math.ceil(rounds / batchRounds);
  const sizeOf = (batch: number) => Math.min(batchRounds, rounds - batch * batchRounds);
  let begun = 0;
  let total = noSums();
  const workOff = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('worker.ts', import.meta.url));
      const next = () => {
        if (begun === batches) {
          resolve();
          void worker.terminate();
          return;
        }
        const task = { code, seed: values.seed, batch: begun, rounds: sizeOf(begun) };
        begun += 1;
        worker.postMessage(task);
      };
      worker.on('message', (sums: Sums) => {
        total = addSums(total, sums);
        next();
      });
      worker.on('error', reject);
      next();
    });
  const working = Array.from({ length: Number(values.workers) }, workOff);
  return Promise.all(working).then(() => total);
}

if (asked.length < Math.max(1, positionals.length)) {
  process.stderr.write(`There is ${slotGames.map(({ code }) => code).join(', ')}.\n`);
  process.exitCode = 1;
} else {
  let returning = true;
  for (const game of asked) {
    const { code, version, definition } = game;
    const sums = await play(game);
    const { stakeCredits } = definition;
    const record = recordOf({ code, version, seed: values.seed, stakeCredits, sums });
    const { from, to } = record.intervalPercent;
    const off = deviationsOff(record, promiseOf(game));
    const told = `${record.rounds} rounds, ${off.toFixed(2)} deviations off`;
    say(`${code}: ${record.meanPercent} % (95 %: ${from} to ${to}), ${told},`);
    say(`  deviation ${record.deviation}, ${JSON.stringify(record.stated)}`);
    if (values.write) keepRecord(record);
    if (off > deviationsMax) returning = false;
  }
  say(returning ? 'every slot returns what it states' : 'NOT every slot returns what it states');
  if (!returning) process.exitCode = 1;
}

function promiseOf({ code, promises }: DealtSlot): BetPromise {
  const promise = promises[onlyBet];
  if (promise === undefined) throw new Error(`${code} promises nothing.`);
  return promise;
}
