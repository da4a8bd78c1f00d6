// Decides whether a member reads and writes in the rooms, and the first reason why not. A break or
// an exclusion closes all rooms, for they keep people at play; customer service stays open to
// everybody.
import { refuse, type ChatSanction, type ChatStanding, type Refusal } from '@baize/contract';

export interface Sanction {
  readonly kind: ChatSanction;
  readonly until: number;
  readonly reason: string;
}

export interface Standing {
  readonly standing: ChatStanding;
  readonly until: number | null;
  readonly reason: string;
}

export interface StandingFacts {
  readonly isDemo: boolean;
  readonly isPaused: boolean;
  /** Those that run now. */
  readonly sanctions: readonly Sanction[];
  readonly hasAcceptedRules: boolean;
}

const plain = (standing: ChatStanding): Standing => ({ standing, until: null, reason: '' });

export function standingOf(facts: StandingFacts): Standing {
  if (facts.isPaused) return plain('paused');
  const ban = longest(facts.sanctions.filter(({ kind }) => kind === 'ban'));
  if (ban) return { standing: 'banned', until: ban.until, reason: ban.reason };
  if (facts.isDemo) return plain('demo');
  const mute = longest(facts.sanctions);
  if (mute) return { standing: 'muted', until: mute.until, reason: mute.reason };
  return plain(facts.hasAcceptedRules ? 'fine' : 'rules-due');
}

function longest(sanctions: readonly Sanction[]): Sanction | undefined {
  return sanctions.reduce<Sanction | undefined>(
    (so, one) => (so === undefined || one.until > so.until ? one : so),
    undefined,
  );
}

export const mayRead = ({ standing }: Standing): boolean =>
  standing !== 'paused' && standing !== 'banned';

export function refusalOfReading({
  standing,
}: Standing): Refusal<'chat-paused' | 'chat-banned'> | undefined {
  if (standing === 'paused') return refuse('chat-paused');
  return standing === 'banned' ? refuse('chat-banned') : undefined;
}

export function refusalOfWriting(
  standing: Standing,
): Refusal<'chat-paused' | 'chat-banned' | 'chat-muted' | 'chat-rules-due'> | undefined {
  const unread = refusalOfReading(standing);
  if (unread) return unread;
  if (standing.standing === 'muted') return refuse('chat-muted');
  return standing.standing === 'rules-due' ? refuse('chat-rules-due') : undefined;
}
