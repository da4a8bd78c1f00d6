// Sends the requests of one world, one after the other, and judges each answer: what a refusal
// changed, what a repeated key gave, whether the books still balance.
import { setTimeout as sleep } from 'node:timers/promises';
import { createChance } from '../chance.ts';
import { asker, type Reply } from '../door/ask.ts';
import { faultOfBooks, faultOfPurses } from './books.ts';
import type { Change } from './changes.ts';
import { faultIn, refusalIn, shown } from './judge.ts';
import { curlOf, sendCut } from './letter.ts';
import { createMemory, repeats } from './memory.ts';
import type { Named } from './nouns.ts';
import { shotOf, type Shot } from './shots.ts';
import type { Tally } from './tally.ts';
import type { World } from './world.ts';

export interface Finding {
  readonly number: number;
  readonly what: string;
  readonly request: string;
}

export interface Walking {
  readonly world: World;
  readonly endpoints: readonly Named[];
  readonly seed: string;
  readonly tally: Tally;
  /** Hears of what is wrong as soon as it is seen. */
  readonly find: (finding: Finding) => void;
  /** Shows a request and its answer. */
  readonly show?: (number: number, text: string) => void;
}

export interface Numbers {
  readonly from: number;
  readonly to: number;
}

const msBetween = 20;
const booksEvery = 100;
const jobsEvery = 500;

/** Sends the requests of these numbers. */
export async function walk(walking: Walking, { from, to }: Numbers): Promise<void> {
  const { world, tally } = walking;
  const { pool } = world.database;
  const memory = createMemory();
  const note = (number: number, what: string, shot?: Shot) => {
    const request = shot
      ? `${shot.kind} [${shot.letter.tricks.join(', ')}]\n${lineOf(world, shot)}`
      : '';
    walking.find({ number, what, request });
  };
  await world.changes.since();
  for (let number = from; number < to; number += 1) {
    const chance = createChance(`${walking.seed}/${number}`);
    const shot = await shotOf({ ...walking, memory }, String(number), chance);
    const { replies, fault } = await fire(walking, shot, memory);
    for (const reply of replies) tally.count(shot.letter.name, refusalIn(reply) ?? '2xx');
    walking.show?.(
      number,
      `${lineOf(world, shot)}\n${replies.map(({ json }) => shown(json)).join('\n')}`,
    );
    if (fault !== undefined) note(number, `${shot.letter.name}: ${fault}`, shot);
    world.clock.advance(msBetween);
    if (number % booksEvery === 0) {
      const broken = await faultOfPurses(pool);
      if (broken !== undefined) note(number, broken, shot);
      await world.known.refresh();
    }
    if (number % jobsEvery === 0) await world.timedWork();
  }
  await atRest(world);
  const broken = await faultOfBooks(pool);
  if (broken !== undefined) note(to - 1, broken);
}

const originOf = ({ built }: World, { letter }: Shot): string =>
  letter.endpoint.path.startsWith('/ops/') ? built.consoleUrl : built.siteUrl;

const lineOf = (world: World, shot: Shot): string => curlOf(originOf(world, shot), shot.question);

interface Fired {
  readonly replies: readonly Reply[];
  readonly fault: string | undefined;
}

async function fire(
  walking: Walking,
  shot: Shot,
  memory: ReturnType<typeof createMemory>,
): Promise<Fired> {
  const { world } = walking;
  const replies = await send(world, shot);
  const changes = await world.changes.since();
  const isGiven = replies.some((one) => refusalIn(one) === undefined);
  if (isGiven && shot.letter.method !== 'GET') await world.learnLines();
  const fault =
    faultOfAll(world, shot, replies) ?? (await faultOfChanges(world, shot, { replies, changes }));
  const [reply] = replies;
  if (reply && refusalIn(reply) === undefined) {
    world.known.hear(reply.json);
    if (repeats(shot.letter) && !shot.letter.mayStray)
      memory.keep({ letter: shot.letter, question: shot.question, json: reply.json });
  }
  return { replies, fault };
}

async function send(world: World, shot: Shot): Promise<Reply[]> {
  const { letter, question } = shot;
  if (letter.isCut) {
    await sendCut(originOf(world, shot), question);
    return [];
  }
  if (Buffer.byteLength(question.body ?? '') > largeBytes) return sendLarge(world, shot);
  const { ask } = world.people.door.at(letter.endpoint);
  const times = shot.kind === 'twice at once' ? 2 : 1;
  const ways = Array.from({ length: times }, () => ask(question));
  return Promise.all(ways.map((way) => way.catch(() => askAnew(world, shot))));
}

/** A kept connection may close just as it is used; a new one has to answer. */
async function askAnew(world: World, shot: Shot): Promise<Reply> {
  const { ask, close } = asker(originOf(world, shot));
  try {
    return await ask(shot.question);
  } catch (error) {
    return { status: 0, headers: {}, json: `no answer, twice: ${String(error)}` };
  } finally {
    close();
  }
}

/** On a connection of its own, which the server may close before all is read. */
async function sendLarge(world: World, shot: Shot): Promise<Reply[]> {
  const { ask, close } = asker(originOf(world, shot));
  try {
    return [await ask(shot.question)];
  } catch {
    return [];
  } finally {
    close();
  }
}

const largeBytes = 64 * 1024;

function faultOfAll(world: World, shot: Shot, replies: readonly Reply[]): string | undefined {
  const { known, uplinesOf } = world;
  const { path, body = '' } = shot.question;
  const sent = `${path} ${typeof body === 'string' ? body : ''} ${shown(shot.letter.input)}`;
  for (const reply of replies) {
    const fault = faultIn(shot.letter, reply, { known, uplinesOf, sent });
    if (fault !== undefined) return fault;
  }
  return faultOfKey(shot, replies);
}

/** A key is one request: repeated it gives the first answer, and no other body is carried out. */
function faultOfKey(shot: Shot, replies: readonly Reply[]): string | undefined {
  const [one, other] = replies;
  if (one === undefined) return undefined;
  const given = (reply: Reply) => (refusalIn(reply) === undefined ? shown(reply.json) : undefined);
  if (other !== undefined && repeats(shot.letter)) {
    const answers = [given(one), given(other)];
    return answers[0] === answers[1]
      ? undefined
      : `two at once were answered differently: ${shown(one.json)} ${shown(other.json)}`;
  }
  if (shot.first === undefined || !repeats(shot.letter)) return undefined;
  const first = shown(shot.first.json);
  // Its own record may have moved on since.
  if (shot.letter.endpoint.intent === 'own')
    return given(one) === undefined && shot.kind === 'again'
      ? 'it was not answered again'
      : undefined;
  if (shot.kind === 'again')
    return given(one) === first
      ? undefined
      : `the first answer was ${first}, not ${shown(one.json)}`;
  const isSame = given(one) === undefined || given(one) === first;
  return isSame ? undefined : `another body was carried out under the key: ${shown(one.json)}`;
}

interface Seen {
  readonly replies: readonly Reply[];
  readonly changes: readonly Change[];
}

/**
 * What changed though every answer was a refusal. Timed work and hearers of events write too: so
 * the request is sent again when all is at rest, and only what changes both times was the request.
 */
async function faultOfChanges(world: World, shot: Shot, { replies, changes }: Seen) {
  if (changes.length === 0 || !replies.every((reply) => refusalIn(reply) !== undefined))
    return undefined;
  await atRest(world);
  const again = await send(world, shot);
  if (again.some((reply) => refusalIn(reply) === undefined)) return undefined;
  await sleep(restMs);
  const second = await world.changes.since();
  const both = second.filter(({ table }) => changes.some((one) => one.table === table));
  const names = replies.map((reply) => refusalIn(reply)).join(', ');
  return both.length === 0 ? undefined : `${names} changed ${JSON.stringify(both)}`;
}

const restMs = 60;
const restTriesMax = 100;

/** Until nothing has changed for a while. */
async function atRest({ changes }: World): Promise<void> {
  for (let tries = 0; tries < restTriesMax; tries += 1) {
    await sleep(restMs);
    if ((await changes.since()).length === 0) return;
  }
}
