// The alerts of the dashboard, each with the facts that its sentence tells.
import type { Units } from '@baize/money';

export interface AlertFacts {
  readonly automation: {
    readonly approves: boolean;
    readonly rules: readonly { readonly isOn: boolean; readonly verdict: string }[];
    readonly dailyCount: number;
    readonly dailyAmount: Units;
  };
  readonly today: { readonly approved: number; readonly amount: Units };
  readonly reserveAt: number | null;
  readonly oldestAt: number | null;
  readonly now: number;
}

export interface Alert {
  readonly alert: 'automation-stopped' | 'day-limit-reached' | 'reserve-old' | 'waits-long';
  readonly facts: Record<string, string>;
}

const hourMs = 3_600_000;
const reserveHoursMost = 3;
const waitHoursMost = 2;

export function alertsOf({
  automation,
  today,
  reserveAt,
  oldestAt,
  now,
}: AlertFacts): readonly Alert[] {
  const { approves, rules, dailyCount, dailyAmount } = automation;
  const mayApprove = rules.some(({ isOn, verdict }) => isOn && verdict === 'approve');
  const isFull = today.approved >= dailyCount || today.amount >= dailyAmount;
  const waited = oldestAt === null ? 0 : Math.floor((now - oldestAt) / hourMs);
  const isOld = reserveAt !== null && now - reserveAt > reserveHoursMost * hourMs;
  const found: readonly (Alert | false)[] = [
    waited >= waitHoursMost && { alert: 'waits-long', facts: { hours: String(waited) } },
    mayApprove && !approves && { alert: 'automation-stopped', facts: {} },
    mayApprove &&
      approves &&
      isFull && { alert: 'day-limit-reached', facts: { count: String(today.approved) } },
    isOld && { alert: 'reserve-old', facts: {} },
  ];
  return found.filter((one) => one !== false);
}
