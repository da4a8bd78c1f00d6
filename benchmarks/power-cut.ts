// Cuts the power of the disk again and again while 16 players bet, with the database and the server
// on it. After each cut everything that was answered is still there: no acknowledged posting is
// lost, and the books are balanced. Outside the gate: it needs root and loop devices.
import { isDeepStrictEqual } from 'node:util';
import { openDataFolder } from '@baize/server/testing';
import { createCaller } from './ask.ts';
import { clientAt, fundsUnits, gather, type Crowd } from './crowd.ts';
import { balancedBooks, none } from './figures.ts';
import type { BenchmarkOptions, Figure, Figures } from './figures.ts';
import { askOnce, playThrough, netOf, type Answered } from './intents.ts';
import { makeScratchDisk, whyNot, type ScratchDisk } from './scratch-disk.ts';
import { pause, startServer } from './server-process.ts';

const players = { usual: 16, smoke: 2 };
const cutsPerRound = 4;
const livesMs = { usual: { least: 500, most: 3000 }, smoke: { least: 100, most: 300 } };

export async function measurePowerCuts({
  rounds,
  isSmoke,
  say,
}: BenchmarkOptions): Promise<Figures> {
  const skipped = whyNot();
  if (skipped !== undefined) return { name: 'powercut', notes: [], figures: [], skipped };
  const size = isSmoke ? 'smoke' : 'usual';
  const disk = makeScratchDisk();
  const caller = createCaller(players[size]);
  const start = () => startServer({ DATA_DIR: disk.folder });
  try {
    disk.mount();
    const crowd = await prepare(disk, players[size]);
    let server = await start();
    const siteUrl = () => server.siteUrl;
    let enough = false;
    const playing = playThrough(crowd.guests, { siteUrl, caller, enough: () => enough });
    const cuts = isSmoke ? 1 : rounds * cutsPerRound;
    for (let cut = 1; cut <= cuts; cut += 1) {
      const { least, most } = livesMs[size];
      await pause(least + Math.random() * (most - least));
      await disk.cut(() => server.kill());
      disk.mount();
      server = await start();
      say(`  power cut ${cut}`);
    }
    enough = true;
    const { answers, repeats } = await playing;
    const judged = await judge(server.consoleUrl, crowd, answers, { siteUrl, caller });
    await server.kill();
    return {
      name: 'powercut',
      notes: [`${players[size]} players; each repeats a request until it is answered`],
      figures: [
        { what: 'cuts', value: cuts, unit: '' },
        { what: 'rounds answered', value: answers.length, unit: '' },
        { what: 'requests repeated', value: repeats, unit: '' },
        ...judged,
      ],
    };
  } finally {
    caller.close();
    // Ends all processes that use the disk.
    await disk.cut(async () => {}).catch(() => undefined);
    disk.remove();
  }
}

async function prepare({ folder }: ScratchDisk, count: number): Promise<Crowd> {
  const database = await openDataFolder(folder);
  try {
    return await gather(database, count);
  } finally {
    await database.close();
  }
}

/** Everything is asked of the server that stands after the last cut. */
async function judge(
  consoleUrl: string,
  { guests, staffToken }: Crowd,
  answers: readonly Answered[],
  to: { siteUrl: () => string; caller: ReturnType<typeof createCaller> },
): Promise<Figure[]> {
  let lost = 0;
  for (const { guest, intent, text } of answers) {
    const again = await askOnce(to, guest, intent);
    if (!isDeepStrictEqual(JSON.parse(again ?? 'null'), JSON.parse(text))) lost += 1;
  }
  const net = netOf(answers);
  let wrong = 0;
  for (const { playerId, token } of guests) {
    const seen = await clientAt(to.siteUrl(), token).wallet.getBalance({});
    const expected = Number(fundsUnits + (net.get(playerId) ?? 0n)) / 10_000;
    if (!seen.ok || Math.abs(seen.value.sumBalance - expected) > 0.001) wrong += 1;
  }
  const books = await clientAt(consoleUrl, staffToken).wallet.getTrialBalance({});
  return [
    none('acknowledged postings that were lost', lost),
    none('balances that differ from the answers', wrong),
    balancedBooks(books.ok && books.value.balanced),
  ];
}
