// The platform and the vendor, two real processes, play rounds with one another while messages are
// lost, doubled, spoilt and overtaken and both are killed:
// `npm run simulate:vendors -- --rounds 1000 --faults 10 --kills 6`. In the end both must tell the
// same of every round and every unit.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freshDatabase, type Database } from '@baize/server/testing';
import { createChance, type Chance } from '../chance.ts';
import { playAll } from './guest.ts';
import { killNowAndThen, killsIn, waysToKill, type Beat } from './kills.ts';
import { prepare, type Seated } from './prepare.ts';
import { keepProcess, type Kept } from './processes.ts';
import { reconcile, type Reconciled } from './reconcile.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '300' },
    /** In how many of a hundred rounds, and of the platform's own calls, something goes wrong. */
    faults: { type: 'string', default: '10' },
    /** Seconds between two kills; 0: nobody is killed. */
    kills: { type: 'string', default: '6' },
    /** Rounds between two kills, in place of seconds: a busy machine then kills no more. */
    'kill-rounds': { type: 'string' },
    /** Rounds are played on until somebody was killed so many times. */
    'kills-least': { type: 'string', default: '4' },
    guests: { type: 'string', default: '24' },
    /** No new round begins after so many seconds. */
    seconds: { type: 'string', default: '86400' },
    port: { type: 'string', default: '18461' },
    seed: { type: 'string' },
  },
});

const rounds = Number(values.rounds);
const percent = Number(values.faults);
const port = Number(values.port);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
/** By the names of their cards; those of the last brand are played with money moved there. */
const games = [
  'SBXA-harbour-dragon-tiger',
  'SBXB-seven-bells',
  'SBXC-minute-ball',
  'SBXA-lucky-lemons',
  'SBXD-reef-hunter',
  'SBXB-turbo-keno',
  'SBXC-deep-net',
  'SBXA-harbour-baccarat',
  'SBXB-heads-up-highcard',
  'SBXC-home-run',
  'SBXD-domino-duel',
];
/** From so many rounds on, what never happened is a failure. */
const roundsProving = 1000;
const beat = beatOf();
const killsLeast = beat === undefined || rounds < roundsProving ? 0 : Number(values['kills-least']);
const settleMsMax = 120_000;
const lookMs = 300;
const reportMs = 30_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

interface World {
  readonly database: Database;
  readonly platform: Kept;
  readonly vendor: Kept;
  readonly seated: readonly Seated[];
  readonly tally: Map<string, number>;
  readonly chance: Chance;
  readonly played: { rounds: number };
}

function beatOf(): Beat {
  const everyRounds = Number(values['kill-rounds'] ?? 0);
  if (everyRounds > 0) return { every: everyRounds, unit: 'rounds' };
  const everySeconds = Number(values.kills);
  return everySeconds > 0 ? { every: everySeconds, unit: 'seconds' } : undefined;
}

async function openWorld(folder: string): Promise<World> {
  const vendorUrl = `http://127.0.0.1:${port + 4}`;
  const common = { DATA_DIR: folder, PORT: String(port), VENDOR_PORT: String(port + 4) };
  const database = await freshDatabase();
  const vendor = await keepProcess({
    main: 'apps/sandbox-vendor/src/main.ts',
    url: vendorUrl,
    readyPath: '/player/games',
    env: { ...common, VENDOR_ANSWER_MS: '3000' },
  });
  const vendorFolder = join(folder, 'sandbox-vendor');
  const seated = await prepare(database, { vendorFolder, guests: Number(values.guests) });
  const platform = await keepProcess({
    main: 'apps/server/src/main.ts',
    url: `http://127.0.0.1:${port}`,
    readyPath: '/ready',
    env: {
      ...common,
      DATABASE_URL: database.url,
      CONSOLE_PORT: String(port + 1),
      PAYMENT_PORT: String(port + 2),
      PHONE_PORT: String(port + 3),
      RATE_SCALE: '1000000',
      SEED_DEMO: 'no',
      ALLOW_SANDBOX: 'mail,sms,geolocation,phone,beacon,payment,exclusion',
      LOG_LEVEL: 'fatal',
      OWNER_PASSWORD: 'Quietriver2468',
      BAIZE_SECRET: '07'.repeat(32),
    },
  });
  const [tally, played] = [new Map<string, number>(), { rounds: 0 }];
  return { database, platform, vendor, seated, tally, chance: createChance(seed), played };
}

async function tellFaults({ vendor }: World, share: number, next: readonly string[] = []) {
  await admin(vendor, 'faults', { percent: share, apiPercent: share, kinds: faultKinds, next });
}

/** All but the process killing itself, which is asked for now and then. */
const faultKinds = [
  'lose-request',
  'lose-answer',
  'delay',
  'duplicate',
  'bad-signature',
  'lose-every-bet-answer',
  'bet-never-arrives',
  'unknown-token',
  'rollback-before-bet',
  'win-before-bet',
  'win-after-rollback',
  'late-win',
];

/** Asks until it is answered: a vendor that just killed itself is brought up again. */
async function admin<T>(vendor: Kept, path: string, body: object): Promise<T> {
  for (;;) {
    try {
      const response = await fetch(`${vendor.url}/admin/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await response.json()) as T;
    } catch {
      await vendor.revive();
      await sleep(lookMs);
    }
  }
}

const count = (tally: Map<string, number>, happening: string): void =>
  void tally.set(happening, (tally.get(happening) ?? 0) + 1);

async function playRounds(world: World): Promise<void> {
  const { seated, tally, chance, platform, vendor, played } = world;
  const endsAt = Date.now() + Number(values.seconds) * 1000;
  /** Everybody plays the same number, however fast their vendor is, and on until the last kill. */
  const takerOf = (index: number) => {
    let left = Math.floor(rounds / seated.length) + (index < rounds % seated.length ? 1 : 0);
    return () => {
      if (Date.now() > endsAt || (left === 0 && killsIn(tally) >= killsLeast)) return false;
      left = Math.max(0, left - 1);
      played.rounds += 1;
      return true;
    };
  };
  const startedAt = Date.now();
  const progress = setInterval(() => {
    const seconds = (Date.now() - startedAt) / 1000;
    say(`  ${played.rounds} rounds, ${Math.round(played.rounds / seconds)} a second`);
  }, reportMs);
  await Promise.all(
    seated.map((one, index) => {
      const game = games[index % games.length] ?? '';
      const isMoved = game.startsWith('SBXD');
      const tell = (happening: string) => count(tally, happening);
      const urls = { siteUrl: platform.url, vendorUrl: vendor.url };
      const own = chance.fork(`guest ${index}`);
      const take = takerOf(index);
      return playAll({ seated: one, chance: own, game, isMoved, ...urls, take, tell });
    }),
  );
  clearInterval(progress);
}

/** Waits until nothing is under way at the vendor and no transfer waits at the platform. */
async function settle({ vendor, database }: World): Promise<void> {
  for (let waited = 0; waited < settleMsMax; waited += lookMs) {
    await vendor.revive();
    const { underway } = await admin<{ underway: number }>(vendor, 'report', {});
    const open = await database.pool.query(
      `select from vendors_transfer where state = 'asked' limit 1`,
    );
    if (underway === 0 && open.rowCount === 0) return;
    await sleep(lookMs);
  }
}

async function run(world: World): Promise<boolean> {
  const startedAt = Date.now();
  await tellFaults(world, percent);
  let isOver = false;
  const tellAgain = (next?: readonly string[]) => tellFaults(world, percent, next);
  const kills = killNowAndThen({ ...world, tellFaults: tellAgain }, beat, () => isOver);
  await playRounds(world);
  isOver = true;
  await kills;
  await world.platform.revive();
  await world.vendor.revive();
  await tellFaults(world, 0);
  const seconds = (Date.now() - startedAt) / 1000;
  await settle(world);
  const { url: vendorUrl } = world.vendor;
  const found = await reconcile(world.database, { vendorUrl, seated: world.seated });
  const { surprises } = await admin<{ surprises: object[] }>(world.vendor, 'report', {});
  report({ ...found, seconds }, world.tally, surprises);
  const missing = neverHappened(found, world.tally);
  if (missing.length > 0)
    say(`these never happened, so nothing is proved about them: ${missing.join(', ')}`);
  const isAgreed = found.wrong.length === 0 && surprises.length === 0;
  return isAgreed && missing.length === 0 && found.rounds >= world.played.rounds;
}

/** A run of some length must have seen every fault and kills in every way. */
function neverHappened({ faults }: Reconciled, tally: ReadonlyMap<string, number>): string[] {
  if (rounds < roundsProving) return [];
  const missing = percent === 0 ? [] : faultKinds.filter((kind) => !faults.has(kind));
  if (beat === undefined) return missing;
  if (!faults.has('kill-before-answer')) missing.push('kill-before-answer');
  missing.push(...waysToKill.filter((way) => !tally.has(way)));
  if (killsIn(tally) < killsLeast) missing.push(`${killsLeast} kills`);
  return missing;
}

interface Report extends Reconciled {
  readonly seconds: number;
}

function report(found: Report, tally: ReadonlyMap<string, number>, surprises: readonly object[]) {
  const pace = Math.round(found.rounds / found.seconds);
  say(`seed ${seed}: ${found.rounds} rounds in ${Math.round(found.seconds)} s, ${pace} a second`);
  for (const [name, table] of Object.entries({ ...found, tally })) {
    if (!(table instanceof Map)) continue;
    say(`${name}:`);
    const rows = [...(table as ReadonlyMap<string, number>)].toSorted();
    for (const [row, times] of rows) say(`${String(times).padStart(9)}  ${row}`);
  }
  for (const surprise of surprises) say(`unexpected answer: ${JSON.stringify(surprise)}`);
  for (const one of found.wrong) say(`not agreed: ${one}`);
  const good = found.wrong.length === 0 && surprises.length === 0;
  say(good ? 'every round in one agreed state, money equal to the unit' : 'the two sides differ');
}

const folder = mkdtempSync(join(tmpdir(), 'baize-vendors-'));
say(`the vendor and the platform play ${rounds} rounds, seed ${seed}`);
const world = await openWorld(folder);
const good = await run(world).catch((error: unknown) => {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return false;
});
await world.platform.stop();
await world.vendor.stop();
await world.database.close();
rmSync(folder, { recursive: true });
process.exit(good ? 0 : 1);
