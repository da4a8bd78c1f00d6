// The next moment of an issue, counted down by the server's clock: it opens, closes or is drawn.
import type { LotteryIssueState } from '@baize/contract';
import { Countdown } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './lottery.module.css';

interface Moments {
  readonly state: LotteryIssueState;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
}

export interface IssueClockProps {
  issue: Moments;
  /** How far the server's clock is ahead of this machine's, in milliseconds. */
  ahead: number;
  onEnd?: () => void;
}

export function nextMoment({ state, opensAt, closesAt, drawsAt }: Moments) {
  if (state === 'scheduled') return { what: 'opens-in', at: opensAt } as const;
  if (state === 'open') return { what: 'closes-in', at: closesAt } as const;
  return state === 'closed' ? ({ what: 'draws-in', at: drawsAt } as const) : undefined;
}

export function IssueClock({ issue, ahead, onEnd }: IssueClockProps) {
  const t = useText();
  const next = nextMoment(issue);
  if (!next) return null;
  const label = t(`console.lottery.${next.what}`);
  return (
    <span className={styles['clock']}>
      <span aria-hidden="true">{label}</span>
      <Countdown
        key={next.at}
        until={next.at}
        label={label}
        offsetMilliseconds={ahead}
        urgentSeconds={next.what === 'closes-in' ? 10 : 0}
        onEnd={onEnd}
      />
    </span>
  );
}
