// The sandbox's feed of results, which draws official games at their hours and misbehaves like a
// real company: late, missing, wrong, corrected.
import type { FeedAnswer, IssueAsked, ResultFeed } from './feed.ts';

export type FeedFault =
  | { readonly fault: 'late'; readonly ms: number }
  | { readonly fault: 'missing' }
  /** Numbers that no draw of the game can have. */
  | { readonly fault: 'wrong' }
  /** The first numbers are taken back after a while. */
  | { readonly fault: 'corrected'; readonly afterMs: number };

export interface SandboxFeedSettings {
  readonly now: () => number;
  /** What is drawn; `attempt` 2 differs from 1, and both are the same in every process. */
  readonly draw: (asked: IssueAsked, attempt: number) => readonly number[];
  readonly faultOf?: (asked: IssueAsked) => FeedFault | undefined;
}

export function sandboxResultFeed({ now, draw, faultOf }: SandboxFeedSettings): ResultFeed {
  const told = (numbers: readonly number[], version = 1): FeedAnswer => ({
    ok: true,
    result: { numbers, version },
  });
  const answer = (asked: IssueAsked): FeedAnswer => {
    const fault = faultOf?.(asked);
    const ageMs = now() - asked.drawsAt;
    const lateMs = fault?.fault === 'late' ? fault.ms : 0;
    if (ageMs < lateMs || fault?.fault === 'missing') return { ok: false, trouble: 'early' };
    if (fault?.fault === 'wrong') return told([...draw(asked, 1), 99]);
    const isTakenBack = fault?.fault === 'corrected' && ageMs >= fault.afterMs;
    return isTakenBack ? told(draw(asked, 2), 2) : told(draw(asked, 1));
  };
  return { name: 'sandbox', resultOf: async (asked) => answer(asked) };
}
