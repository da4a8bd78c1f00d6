// Red envelopes of the world: staff lay them out, many devices of all members open one at the same
// moment in two processes, also while staff stop it, and what nobody took returns at the end.
import { isRefusal, type InputOf, type OutputOf, type promotions } from '@baize/contract';
import { printUnits, type Units } from '@baize/money';
import { callOf } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { ask, calmly, newIntent, refusalOf } from '../wallet/ask.ts';
import { openItem, peso } from '../wallet/known.ts';
import { untilEnvelopeHeard } from './heard.ts';
import { isPaused, type Rewarded } from './known.ts';
import { bonusOf } from './paying.ts';
import { terms, plain } from './specs.ts';
import type { PromotionsWorld } from './world.ts';
import { unitsOf } from './written.ts';

type Written = InputOf<typeof promotions.createEnvelope>;

export interface KnownEnvelope {
  readonly id: string;
  readonly written: Written;
  readonly taken: Map<Rewarded, { readonly place: number; readonly amount: Units }>;
  stage: 'published' | 'ended' | 'stopped';
  /** Who took a packet whose bonus was not granted yet. */
  readonly unpaid: Rewarded[];
}

export const takenOf = ({ taken }: Pick<KnownEnvelope, 'taken'>): Units =>
  [...taken.values()].reduce((all, { amount }) => all + amount, 0n);

const minuteMs = 60_000;
/** So long after its end one is still shown. */
const shownAfterMs = 20 * 60 * minuteMs;

function writtenBy(world: PromotionsWorld, chance: Chance): Written {
  const packets = chance.between(2, 8);
  const cents = packets + chance.pick([0, 1, 40, 900, 2_500]);
  const isRain = chance.percent(35);
  const total = isRain ? peso(2 * packets - 1) : BigInt(cents) * 100n;
  const isBonus = chance.percent(30);
  const now = world.clock.now();
  const fallen = [
    { amount: '1', count: 1 },
    { amount: '2', count: packets - 1 },
  ];
  return {
    texts: { titles: { en: 'Fortune' }, terms: { en: '<p>One each.</p>' } },
    kind: isRain ? 'rain' : 'double-mean',
    total: printUnits(total, 2),
    packets,
    parts: isRain ? fallen : [],
    roomId: '',
    audience: plain.audience,
    startsAt: now + chance.pick([0, 0, minuteMs]),
    endsAt: now + chance.pick([10, 60, 600]) * minuteMs,
    reward: isBonus ? 'bonus' : 'cash',
    terms: terms({ times: isBonus ? 2 : chance.pick([0, 0, 1]), days: 1 }),
  };
}

export async function layEnvelope(world: PromotionsWorld, chance: Chance): Promise<void> {
  const [ana, ben] = world.staff;
  const written = writtenBy(world, chance);
  const { envelopeId: id, version } = await calmly(world, ana, ({ promotions }, call) =>
    promotions.actions.createEnvelope(call(written)),
  );
  await calmly(world, ben, ({ promotions }, call) =>
    promotions.actions.publishEnvelope(call({ id, version })),
  );
  await untilEnvelopeHeard(world, id);
  world.sums.bonusFunding -= unitsOf(written.total);
  world.envelopes.push({ id, written, taken: new Map(), stage: 'published', unpaid: [] });
  world.tally.add('red envelope laid out');
}

const openEnvelopes = ({ envelopes }: PromotionsWorld) =>
  envelopes.filter(({ stage }) => stage === 'published');

/** What a member may be told: a process that knows that it is empty looks at nothing else. */
function wordsFor(world: PromotionsWorld, envelope: KnownEnvelope, member: Rewarded): string[] {
  const { written, stage, taken } = envelope;
  const now = world.clock.now();
  if (taken.has(member)) return [''];
  if (stage !== 'published' || now < written.startsAt || now >= written.endsAt)
    return taken.size === written.packets
      ? ['envelope-not-open', 'envelope-empty']
      : ['envelope-not-open'];
  const isEmpty = taken.size === written.packets;
  if (isPaused(member, now))
    return isEmpty ? ['envelope-not-found', 'envelope-empty'] : ['envelope-not-found'];
  return [isEmpty ? 'envelope-empty' : ''];
}

type Answer = OutputOf<typeof promotions.openEnvelope>;

export async function openEnvelope(world: PromotionsWorld, member: Rewarded, chance: Chance) {
  const now = world.clock.now();
  const known = world.envelopes
    .filter(({ written }) => written.endsAt + shownAfterMs > now)
    .slice(-4);
  if (openEnvelopes(world).length === 0) return layEnvelope(world, chance);
  const envelope = chance.pick(known);
  const { answer } = await ask(world, member.caller(), ({ promotions }, call) =>
    promotions.actions.openEnvelope(call({ id: envelope.id })),
  );
  const word = refusalOf(answer);
  const may = wordsFor(world, envelope, member);
  must(may.includes(word), 'an envelope is opened while it is open', { word, may });
  if (!isRefusal(answer)) return notePacket(world, { envelope, member, answer });
  if (word === 'envelope-not-open') world.tally.add('red envelope not open');
  if (word === 'envelope-empty') world.tally.add('red envelope empty');
  if (word === 'envelope-not-found') world.tally.add('red envelope on a break refused');
}

interface Taken {
  readonly envelope: KnownEnvelope;
  readonly member: Rewarded;
  readonly answer: Answer;
}

function notePacket(world: PromotionsWorld, { envelope, member, answer }: Taken): void {
  const { id, written, taken, unpaid } = envelope;
  const amount = unitsOf(answer.amount);
  const had = taken.get(member);
  if (had !== undefined) {
    const isAlike = had.amount === amount && had.place === answer.place;
    must(isAlike, 'a member has one packet of an envelope', { id, had, answer });
    return world.tally.add('red envelope opened again');
  }
  const places = [...taken.values()].map(({ place }) => place);
  must(!places.includes(answer.place), 'nobody gets a packet of another', { id, answer });
  must(amount >= 100n && amount % 100n === 0n, 'a packet is whole cents, one at least', answer);
  taken.set(member, { place: answer.place, amount });
  const isOver = taken.size === written.packets;
  const isWhole = takenOf(envelope) === unitsOf(written.total);
  must(!isOver || isWhole, 'packets add up to their envelope', { id, taken: takenOf(envelope) });
  if (isOver) world.tally.add('red envelope emptied');
  if (written.reward === 'bonus') {
    unpaid.push(member);
    return world.tally.add('packet taken as a bonus');
  }
  member.cash += amount;
  const required = amount * BigInt(written.terms.times);
  openItem(member, { kind: 'adjustment', source: `${id}-${member.id}`, required, expiresAt: null });
  world.tally.add('packet taken in cash');
}

const devices = 10;

/** Ten devices of each member open an envelope, now and then while staff stop it. */
export async function openByAll(world: PromotionsWorld, chance: Chance): Promise<void> {
  const now = world.clock.now();
  const envelope = openEnvelopes(world).find(
    ({ written }) => written.startsAt <= now && now < written.endsAt,
  );
  if (envelope === undefined) return layEnvelope(world, chance);
  const able = world.members.filter((member) => !isPaused(member, now));
  const isStopped = chance.percent(30);
  const both = await Promise.all([world.house.modules('first'), world.house.modules('second')]);
  const opens = Array.from({ length: devices * able.length }, async (_, at) => {
    const member = able[at % able.length];
    if (member === undefined) return undefined;
    const { modules } = both[Math.floor(at / able.length) % 2] ?? both[0];
    const call = callOf(member.caller(), { id: envelope.id }, now, { intent: newIntent(world) });
    return { member, answer: await modules.promotions.actions.openEnvelope(call) };
  });
  const stops = isStopped ? [stop(world, envelope)] : [];
  const before = envelope.taken.size;
  const [opened] = await Promise.all([Promise.all(opens), ...stops]);
  const left = new Set<string>();
  for (const one of opened) {
    if (one === undefined) continue;
    const { member, answer } = one;
    if (isRefusal(answer)) left.add(refusalOf(answer));
    else notePacket(world, { envelope, member, answer });
  }
  noteLeft(world, envelope, { able, left, isStopped });
  if (envelope.taken.size > before + 1) world.tally.add('red envelope opened by all at once');
}

interface Left {
  readonly able: readonly Rewarded[];
  readonly left: ReadonlySet<string>;
  readonly isStopped: boolean;
}

/** Who is left without a packet found it empty, or stopped. */
function noteLeft(
  world: PromotionsWorld,
  envelope: KnownEnvelope,
  { able, left, isStopped }: Left,
) {
  const isEmpty = envelope.taken.size === envelope.written.packets;
  const isAllHad = able.every((member) => envelope.taken.has(member));
  must(isEmpty || isAllHad || isStopped, 'an envelope is opened until it is empty', [...left]);
  const may = ['envelope-empty', ...(isStopped ? ['envelope-not-open'] : [])];
  must(
    [...left].every((word) => may.includes(word)),
    'who opens too late is told why',
    [...left],
  );
  if (isStopped) endIt(world, envelope, 'stopped');
}

async function stop(world: PromotionsWorld, { id }: KnownEnvelope): Promise<void> {
  const { modules } = await world.house.modules('second');
  const input = { id, reason: 'a mistake' };
  const call = callOf(world.staff[2], input, world.clock.now(), { intent: newIntent(world) });
  const word = refusalOf(await modules.promotions.actions.stopEnvelope(call));
  // Emptied in the same moment, it may have ended first.
  must(word === '' || word === 'envelope-over', 'an open envelope can be stopped', word);
  world.tally.add('red envelope stopped while it is opened');
}

/** What is not taken returns to the house. */
function endIt(world: PromotionsWorld, envelope: KnownEnvelope, stage: 'ended' | 'stopped'): void {
  const left = unitsOf(envelope.written.total) - takenOf(envelope);
  world.sums.bonusFunding += left;
  envelope.stage = stage;
  if (left > 0n) world.tally.add('rest of a red envelope returned');
}

/** After a step: packets that are bonuses are granted, and envelopes that are over end. */
export function noticeEnvelopes(world: PromotionsWorld): void {
  const now = world.clock.now();
  for (const envelope of world.envelopes) {
    const { id, written, taken, unpaid, stage } = envelope;
    for (const member of unpaid.splice(0)) {
      const amount = taken.get(member)?.amount ?? 0n;
      const required = amount * BigInt(written.terms.times);
      const of = { amount, terms: written.terms };
      member.bonuses.push(bonusOf(`${id}-${member.id}`, of, required, now));
      // What the envelope held of it is free for its grant.
      world.sums.bonusFunding += amount;
    }
    const isOver = now >= written.endsAt || taken.size === written.packets;
    if (stage === 'published' && isOver) endIt(world, envelope, 'ended');
  }
}
