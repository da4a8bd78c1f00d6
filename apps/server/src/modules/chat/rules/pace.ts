// Limits how often a member may write: a few messages in a few seconds and in an hour over all
// rooms, one in the interval of a slow room, and not the same words twice in a row.
import { refuse, type Refusal } from '@baize/contract';

export interface Said {
  readonly channel: string;
  readonly text: string;
  readonly at: number;
}

export interface PaceFacts {
  readonly channel: string;
  readonly text: string;
  readonly now: number;
  /** 0: no slow mode. */
  readonly slowSeconds: number;
  /** The member's messages within the last hour, newest first. */
  readonly before: readonly Said[];
}

export type PaceRefusal = Refusal<'chat-too-often' | 'chat-slow' | 'chat-repeated'>;

const bursts = [
  { most: 5, withinMs: 10_000 },
  { most: 120, withinMs: 3_600_000 },
] as const;
export const paceWindowMs = 3_600_000;
const repeatMs = 60_000;

export function refusalOfPace(facts: PaceFacts): PaceRefusal | undefined {
  const often = refusalOfBurst(facts);
  if (often) return often;
  const { channel, text, now, slowSeconds, before } = facts;
  const last = before.find((said) => said.channel === channel);
  if (!last) return undefined;
  const waitMs = last.at + slowSeconds * 1000 - now;
  if (waitMs > 0) return refuse('chat-slow', { facts: { seconds: Math.ceil(waitMs / 1000) } });
  const isRepeat = last.text === text && now - last.at < repeatMs;
  return isRepeat ? refuse('chat-repeated') : undefined;
}

export function refusalOfBurst({
  before,
  now,
}: Pick<PaceFacts, 'before' | 'now'>): Refusal<'chat-too-often'> | undefined {
  const waits = bursts.map(({ most, withinMs }) => {
    const oldest = before.filter(({ at }) => now - at < withinMs)[most - 1];
    return oldest === undefined ? 0 : oldest.at + withinMs - now;
  });
  const waitMs = Math.max(...waits);
  return waitMs > 0
    ? refuse('chat-too-often', { facts: { seconds: Math.ceil(waitMs / 1000) } })
    : undefined;
}
