// The course of a chase: one slip for each of many issues, paid for at once. A win may stop it:
// what is not closed then comes back in one sum, what is closed is played. Whatever happens, what
// was paid is what was played, what came back and what still waits.
import type { Units } from '@baize/money';

export type ChildState = 'waiting' | 'settled' | 'stopped' | 'cancelled' | 'void';

export interface ChaseChild {
  readonly issue: string;
  readonly closesAt: number;
  readonly stake: Units;
  readonly state: ChildState;
  readonly payout: Units;
}

/** When a chase stops by itself: never, at the first payout, or at a profit over all its issues. */
export type ChaseStop =
  | { readonly at: 'never' }
  | { readonly at: 'win' }
  | { readonly at: 'profit'; readonly profit: Units };

export interface Chase {
  readonly stop: ChaseStop;
  readonly children: readonly ChaseChild[];
}

export type ChaseState = 'running' | 'finished' | 'stopped-by-win' | 'cancelled';

export interface ChaseStep {
  readonly chase: Chase;
  /** What comes back to the player: one entry. */
  readonly refund: Units;
}

export function startChase(
  stop: ChaseStop,
  issues: readonly Pick<ChaseChild, 'issue' | 'closesAt' | 'stake'>[],
): Chase {
  const children = issues.map((issue) => ({ ...issue, state: 'waiting', payout: 0n }) as const);
  return { stop, children };
}

export function chaseState({ children }: Chase): ChaseState {
  const has = (state: ChildState): boolean => children.some((child) => child.state === state);
  if (has('stopped')) return 'stopped-by-win';
  if (has('waiting')) return 'running';
  return has('settled') || has('void') ? 'finished' : 'cancelled';
}

/** An issue is settled. Told again it changes nothing. */
export function settleChild(
  chase: Chase,
  { issue, payout, now }: { readonly issue: string; readonly payout: Units; readonly now: number },
): ChaseStep {
  const children = chase.children.map((child): ChaseChild =>
    child.issue === issue && child.state === 'waiting'
      ? { ...child, state: 'settled', payout }
      : child,
  );
  const settled = { ...chase, children };
  const fresh = children.some((child, index) => child !== chase.children[index]);
  if (!fresh || !stops(settled, payout)) return { chase: settled, refund: 0n };
  return takeBack(settled, 'stopped', (child) => now < child.closesAt);
}

/** The house cancels an issue: its stake comes back and the chase goes on. */
export function voidChild(chase: Chase, issue: string): ChaseStep {
  return takeBack(chase, 'void', (child) => child.issue === issue);
}

/** The player takes back issues that are not closed. */
export function cancelChildren(
  chase: Chase,
  { issues, now }: { readonly issues: readonly string[]; readonly now: number },
): ChaseStep {
  const asked = (child: ChaseChild): boolean =>
    issues.includes(child.issue) && now < child.closesAt;
  return takeBack(chase, 'cancelled', asked);
}

function stops({ stop, children }: Chase, payout: Units): boolean {
  if (stop.at === 'never') return false;
  if (stop.at === 'win') return payout > 0n;
  const settled = children.filter(({ state }) => state === 'settled');
  return settled.reduce((sum, child) => sum + child.payout - child.stake, 0n) >= stop.profit;
}

function takeBack(
  chase: Chase,
  state: ChildState,
  which: (child: ChaseChild) => boolean,
): ChaseStep {
  let refund = 0n;
  const children = chase.children.map((child) => {
    if (child.state !== 'waiting' || !which(child)) return child;
    refund += child.stake;
    return { ...child, state };
  });
  return { chase: { ...chase, children }, refund };
}
