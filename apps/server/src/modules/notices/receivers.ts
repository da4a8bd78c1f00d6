// Finds the receivers of a message: named members or a segment. Advertising never goes to players
// on a break or excluded: a segment leaves them out, a named one is refused.
import { isRefusal, refuse, type Audience, type Refusal } from '@baize/contract';
import type { NoticesPorts } from './ports.ts';

export interface ReceiversAsked {
  readonly audience: Audience;
  readonly usernames?: readonly string[];
  readonly advertising?: boolean;
}

export interface Receivers {
  readonly ids: readonly string[];
  readonly spared: number;
}

type ReceiverRefusal = Refusal<'member-not-found' | 'receiver-on-pause' | 'audience-empty'>;

export async function receiversOf(
  ports: NoticesPorts,
  { audience, usernames = [], advertising = false }: ReceiversAsked,
  now: number,
): Promise<Receivers | ReceiverRefusal> {
  const asked = { advertising, now };
  const found =
    audience === 'named'
      ? await namedOnes(ports, usernames, asked)
      : await ofSegment(ports, audience, asked);
  if (isRefusal(found)) return found;
  return found.ids.length === 0 ? refuse('audience-empty') : found;
}

interface Asked {
  readonly advertising: boolean;
  readonly now: number;
}

async function namedOnes(
  { playerIdOf, isPaused }: NoticesPorts,
  usernames: readonly string[],
  { advertising, now }: Asked,
): Promise<Receivers | Refusal<'member-not-found' | 'receiver-on-pause'>> {
  const ids = new Set<string>();
  let paused: string | undefined;
  for (const name of usernames) {
    const id = await playerIdOf(name);
    if (id === undefined) return refuse('member-not-found');
    if (advertising && (await isPaused(id, now))) paused ??= name;
    ids.add(id);
  }
  if (paused !== undefined) return refuse('receiver-on-pause', { facts: { name: paused } });
  return { ids: [...ids], spared: 0 };
}

async function ofSegment(
  { segment, isPaused }: NoticesPorts,
  audience: Exclude<Audience, 'named'>,
  { advertising, now }: Asked,
): Promise<Receivers> {
  const all = await segment(audience);
  if (!advertising) return { ids: all, spared: 0 };
  const ids: string[] = [];
  for (let at = 0; at < all.length; at += askedAtOnce) {
    const some = all.slice(at, at + askedAtOnce);
    const paused = await Promise.all(some.map((id) => isPaused(id, now)));
    ids.push(...some.filter((_, place) => paused[place] === false));
  }
  return { ids, spared: all.length - ids.length };
}

const askedAtOnce = 16;
