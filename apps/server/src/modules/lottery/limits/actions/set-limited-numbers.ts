// Staff close numbers or pay less for them, in a lottery or in one issue that takes slips. Slips
// laid before keep their odds.
import { refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { eventIdOf } from '../../../wagering/index.ts';
import type { LimitsPorts } from '../ports.ts';
import { limitedFault, type LimitedNumber } from '../rules/limited-list.ts';
import { readList, writeList } from '../store/limited.ts';

export function setLimitedNumbers(
  ports: LimitsPorts,
  changed: () => Promise<void>,
): Action<typeof lottery.setLimitedNumbers> {
  return async ({ caller, input, now }) => {
    const { gameCode, issue, list: numbers, revision, reason } = input;
    const kind = ports.kindOf(gameCode);
    if (kind === undefined) return refuse('game-unknown');
    const fault = limitedFault(kind, numbers);
    if (fault) return refuse('limited-number-invalid', { facts: { number: fault.number } });
    if (issue !== null) {
      const event = await ports.wagering.eventOf(eventIdOf({ gameCode, name: issue }));
      if (!event) return refuse('issue-unknown');
      if (event.state !== 'planned' || now >= event.closesAt) return refuse('issue-closed');
    }
    const of = { gameCode, issue: issue ?? '' };
    const outdated = await ports.database.transaction(async (tx) => {
      const before = await readList(tx, of);
      const made = { ...of, revision, numbers, at: now, by: caller.username, reason };
      if (!(await writeList(tx, made))) return refuse('limited-numbers-changed');
      await ports.audit(tx, {
        staff: caller,
        action: 'set-lottery-limited-numbers',
        subject: ['lottery', gameCode, of.issue].filter(Boolean).join(' '),
        before: { numbers: (before?.numbers ?? []).map(printed) },
        after: { numbers: numbers.map(printed), reason },
      });
      return undefined;
    });
    if (outdated) return outdated;
    await changed();
    return { done: true as const };
  };
}

const printed = ({ play, number, rate }: LimitedNumber): string => `${play} ${number} ${rate} %`;
