// A player of the long run: launches a vendor's game through the platform, plays round after round
// at the vendor, asks again under the same intent when an answer is lost, and never gives up on
// one.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../chance.ts';
import { clientAt, password, type Seated } from './prepare.ts';

export interface GuestPorts {
  readonly seated: Seated;
  readonly chance: Chance;
  readonly game: string;
  /** Whether the vendor holds this guest's money while they play. */
  readonly isMoved: boolean;
  readonly siteUrl: string;
  readonly vendorUrl: string;
  /** Takes one of the rounds that are left; false when there is none. */
  readonly take: () => boolean;
  readonly tell: (happening: string) => void;
}

interface Opened {
  readonly key: string;
  readonly choices: readonly { readonly code: string }[];
  readonly chips: readonly string[];
  readonly marks: { readonly count: number; readonly highest: number } | null;
}

interface RoundTold {
  readonly id: string;
  readonly state: string;
  readonly reason: string;
}

const againMs = 150;
const leavePercent = 0.3;
const stayRounds = 400;
const shortStayRounds = 60;

export async function playAll(ports: GuestPorts): Promise<void> {
  let isDone = false;
  while (!isDone) {
    const opened = await open(ports);
    const rounds = ports.isMoved ? shortStayRounds : stayRounds;
    for (let round = 0; round < rounds; round += 1) {
      isDone = !ports.take();
      if (isDone) break;
      const leaves = !ports.isMoved && ports.chance.percent(leavePercent);
      if (leaves) await signOut(ports);
      const state = await playOne(ports, opened);
      if (leaves) break;
      // Money on its way back cannot be played with: it is brought here by the next launch.
      if (ports.isMoved && state === 'refused') break;
    }
  }
  if (ports.isMoved) await bringBack(ports);
}

/** Signs out in the middle of a game, which ends its token, and in again. */
async function signOut({ siteUrl, seated, tell }: GuestPorts): Promise<void> {
  const { username } = seated;
  await untilDone(() => clientAt(siteUrl, seated.token).identity.logout());
  const entered = await untilDone(() => clientAt(siteUrl).identity.login({ username, password }));
  seated.token = entered.token;
  tell('signed out in the middle of a game');
}

async function untilDone<T>(
  ask: () => Promise<{ ok: true; value: T } | { ok: false; refused: string }>,
): Promise<T> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer?.ok) return answer.value;
    // The answer that told it was lost.
    if (answer?.refused === 'session-missing') return {} as T;
    await sleep(againMs);
  }
}

/** Launches until the platform gives an address and the vendor takes its ticket. */
async function open(ports: GuestPorts): Promise<Opened> {
  const { siteUrl, vendorUrl, seated, game, tell } = ports;
  const { catalogue } = clientAt(siteUrl, seated.token);
  for (;;) {
    const launched = await catalogue
      .launchGame({ launchMode: 'GLS', nodeId: game })
      .catch(() => undefined);
    const ticket = launched?.ok && new URL(launched.value.gameUrl).hash.split('ticket=')[1];
    const opened = ticket ? await post<Opened>(vendorUrl, '/player/open', { ticket }) : undefined;
    if (opened !== undefined) return opened;
    tell(`launch tried again: ${launched && !launched.ok ? launched.refused : 'no answer'}`);
    await sleep(againMs * 4);
  }
}

async function playOne(ports: GuestPorts, { key, choices, chips, marks }: Opened): Promise<string> {
  const { chance, vendorUrl, tell } = ports;
  const intent = Buffer.from(chance.bytes(12)).toString('hex');
  const choice = marks ? markSome(chance, marks) : chance.pick(choices).code;
  const asked = { intent, choice, stake: chance.pick(chips.slice(0, 4)) };
  for (;;) {
    const round = await post<RoundTold>(vendorUrl, '/player/play', asked, key);
    if (round !== undefined && round.state !== 'open') {
      tell(`round ${round.state} ${round.reason}`);
      return round.state;
    }
    tell(round === undefined ? 'vendor gave no answer' : 'round still open');
    await sleep(againMs);
  }
}

function markSome(chance: Chance, { count, highest }: { count: number; highest: number }): string {
  const marked = new Set<number>();
  while (marked.size < count) marked.add(chance.between(1, highest));
  return [...marked].toSorted((a, b) => a - b).join('-');
}

/** Until nothing lies with a vendor and nothing is under way. */
async function bringBack({ siteUrl, seated, tell }: GuestPorts): Promise<void> {
  const { vendors } = clientAt(siteUrl, seated.token);
  for (;;) {
    const returned = await vendors.returnMoney().catch(() => undefined);
    if (returned?.ok && !returned.value.pending && /^0(?:\.0+)?$/.test(returned.value.returned))
      return;
    tell('money asked back again');
    await sleep(againMs * 4);
  }
}

async function post<T>(base: string, path: string, body: object, key = ''): Promise<T | undefined> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  try {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) {
      await response.text();
      return undefined;
    }
    return (await response.json()) as T;
  } catch {
    return undefined;
  }
}
