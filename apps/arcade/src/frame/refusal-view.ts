// The presentation of each refusal of a stake: its title, a text of our own where the server's is
// not enough, and an action. Pure.
import type { Failure } from '@baize/client';
import type { TextKey } from '@baize/i18n';

export type RefusalAction = 'deposit' | 'limits' | 'leave' | 'retry' | 'reopen';

export interface RefusalView {
  readonly title: TextKey;
  /** Absent: the server's own words say it. */
  readonly text?: TextKey;
  readonly action?: { readonly label: TextKey; readonly does: RefusalAction };
}

const limits = new Set<Failure['refused']>([
  'stake-limit-reached',
  'spend-limit-reached',
  'loss-limit-reached',
  'session-limit-reached',
]);

export function refusalView(
  failure: Failure,
  { demo, framed }: { demo: boolean; framed: boolean },
): RefusalView {
  const { refused } = failure;
  const leave = { label: 'arcade.back-to-lobby', does: 'leave' } as const;
  const way = <T>(action: T) => (framed ? { action } : {});
  if (refused === 'balance-too-low') {
    const title = 'arcade.balance-low-title';
    if (demo) return { title, text: 'arcade.balance-low-demo' };
    const deposit = { label: 'arcade.deposit', does: 'deposit' } as const;
    return { title, text: 'arcade.balance-low-text', ...way(deposit) };
  }
  if (limits.has(refused)) {
    return {
      title: 'arcade.limit-title',
      ...way({ label: 'arcade.limit-open', does: 'limits' } as const),
    };
  }
  if (refused === 'rules-changed') {
    const action = { label: 'arcade.rules-changed-open', does: 'reopen' } as const;
    return { title: 'arcade.rules-changed-title', text: 'arcade.rules-changed-text', action };
  }
  if (refused === 'player-on-break') return { title: 'arcade.break-title', ...way(leave) };
  if (refused === 'game-open-elsewhere') return { title: 'arcade.elsewhere-title', ...way(leave) };
  if (refused === 'self-excluded') return { title: 'arcade.exclusion-title', ...way(leave) };
  if (refused === 'reality-check-due') return { title: 'arcade.check-title' };
  if (refused === 'game-off' || refused === 'game-unknown') {
    return { title: 'arcade.refused-title', ...way(leave) };
  }
  if (refused === 'fault' || refused === 'offline' || failure.status >= 500) {
    const action = { label: 'arcade.retry', does: 'retry' } as const;
    return { title: 'arcade.fault-answer-title', text: 'arcade.fault-answer-text', action };
  }
  return { title: 'arcade.refused-title' };
}
