// The power of the disk is cut again and again while 16 players bet, with the database and the
// server on it. After each cut whatever had been answered is still there: no acknowledged posting
// is lost, and the books are balanced. Outside the gate: it needs root and loop devices.
import { isDeepStrictEqual } from 'node:util';
import { openDataFolder } from '@baize/server/testing';
import { createCaller } from './ask.ts';
import { clientAt, fundsUnits, gather, type Crowd } from './crowd.ts';
import type { BenchmarkOptions, Figures, Promised } from './figures.ts';
import { askOnce, playThrough, netOf, type Answered } from './intents.ts';
import { makeScratchDisk, whyNot, type ScratchDisk } from './scratch-disk.ts';
import { pause, startServer, type ServerProcess } from './server-process.ts';

const players = 16;
const cutsPerRound = 4;
const livesMsMax = 2500;
const ports = { site: 18_441, console: 18_443, payment: 18_445, phone: 18_447 };

export async function measurePowerCuts({ rounds, say }: BenchmarkOptions): Promise<Figures> {
  const reason = whyNot();
  if (reason !== undefined) {
    return { name: 'powercut', notes: [`skipped: ${reason}`], samples: [], promises: [] };
  }
  const disk = makeScratchDisk();
  const caller = createCaller(players);
  let server: ServerProcess | undefined;
  try {
    disk.mount();
    const crowd = await prepare(disk);
    const place = { ports, env: { DATA_DIR: disk.folder } };
    server = await startServer(place);
    const { siteUrl } = server;
    let enough = false;
    const playing = playThrough(crowd.guests, { siteUrl, caller, enough: () => enough });
    const cuts = rounds * cutsPerRound;
    for (let cut = 1; cut <= cuts; cut += 1) {
      await pause(500 + Math.random() * livesMsMax);
      const died = server.kill.bind(server);
      await disk.cut(died);
      disk.mount();
      server = await startServer(place);
      say(`  power cut ${cut}`);
    }
    enough = true;
    const { answers, repeats } = await playing;
    const notes = [`${cuts} cuts, ${answers.length} rounds answered, ${repeats} repeated`];
    const promises = await judge(server, crowd, answers, caller);
    return { name: 'powercut', notes, samples: [], promises };
  } finally {
    caller.close();
    await server?.kill();
    await disk.cut(async () => {}).catch(() => undefined);
    disk.remove();
  }
}

async function prepare({ folder }: ScratchDisk): Promise<Crowd> {
  const database = await openDataFolder(folder);
  try {
    return await gather(database, players);
  } finally {
    await database.close();
  }
}

/** Everything is asked of the server that stands after the last cut. */
async function judge(
  { siteUrl, consoleUrl }: ServerProcess,
  { guests, staffToken }: Crowd,
  answers: readonly Answered[],
  caller: ReturnType<typeof createCaller>,
): Promise<Promised[]> {
  let lost = 0;
  for (const { guest, intent, text } of answers) {
    const again = await askOnce({ siteUrl, caller }, guest, intent);
    if (!isDeepStrictEqual(JSON.parse(again ?? 'null'), JSON.parse(text))) lost += 1;
  }
  const net = netOf(answers);
  let wrong = 0;
  for (const { playerId, token } of guests) {
    const seen = await clientAt(siteUrl, token).wallet.getBalance({});
    const expected = Number(fundsUnits + (net.get(playerId) ?? 0n)) / 10_000;
    if (!seen.ok || Math.abs(seen.value.sumBalance - expected) > 0.001) wrong += 1;
  }
  const books = await clientAt(consoleUrl, staffToken).wallet.getTrialBalance({});
  return [
    none('acknowledged postings that were lost', lost),
    none('balances that differ from what the answers add up to', wrong),
    { what: 'the books are balanced', value: books.ok && books.value.balanced ? 1 : 0, atLeast: 1 },
  ];
}

function none(what: string, count: number): Promised {
  return { what: `no ${what} (${count})`, value: count === 0 ? 1 : 0, atLeast: 1 };
}
