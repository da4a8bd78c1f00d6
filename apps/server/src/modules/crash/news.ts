// News of a round while it goes on: stakes and cash-outs of others are gathered for
// a quarter of a second, so that thousands of them are a few messages.
import { printUnits, type Units } from '@baize/money';
import type { Slip } from '../wagering/index.ts';
import type { CrashNews, CrashPorts } from './ports.ts';
import { maskedName } from './rules/shown-name.ts';

type Shown = Extract<CrashNews, { event: 'crash-slips' }>['payload']['slips'][number];

const gatherMs = 250;
/** Of so many that came at once only the highest are told. */
const toldMost = 40;

interface Told {
  readonly slip: Slip;
  readonly username: string;
  readonly at: number | null;
}

export function createNews({ tell, currency }: Pick<CrashPorts, 'tell' | 'currency'>) {
  const stakes = gather((slips) => {
    for (const [eventId, of] of byEvent(slips)) {
      const staked = of.reduce((all, { slip }) => all + slip.stake, 0n);
      const more = { count: of.length, staked: printUnits(staked, 2) };
      tell({ event: 'crash-slips', payload: { ...nameOf(eventId), ...more, slips: highest(of) } });
    }
  });
  const cashOuts = gather((slips) => {
    for (const [eventId, of] of byEvent(slips))
      tell({ event: 'crash-cash-outs', payload: { ...nameOf(eventId), slips: highest(of) } });
  });
  const isSeen = ({ slip }: Told) => slip.currency === currency;
  return {
    tell,
    placed: (told: Told) => (isSeen(told) ? stakes.add(told) : undefined),
    takenOut: (told: Told) => (isSeen(told) ? cashOuts.add(told) : undefined),
    /** Tells what has gathered, at once. */
    flush(): void {
      stakes.flush();
      cashOuts.flush();
    },
  };
}

export type News = ReturnType<typeof createNews>;

function gather(tellAll: (told: readonly Told[]) => void) {
  let waiting: Told[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const told = waiting;
    waiting = [];
    if (told.length > 0) tellAll(told);
  };
  return {
    flush,
    add(one: Told): void {
      waiting.push(one);
      timer ??= setTimeout(flush, gatherMs);
    },
  };
}

const byEvent = (told: readonly Told[]) => Map.groupBy(told, ({ slip }) => slip.slip.eventId);

function nameOf(eventId: string) {
  const [gameCode = '', round = ''] = eventId.split(':');
  return { gameCode, round };
}

const highest = (told: readonly Told[]): Shown[] =>
  told
    .toSorted((one, other) => compare(other.slip.stake, one.slip.stake))
    .slice(0, toldMost)
    .map(({ slip, username, at }) => shownSlip(slip, username, at));

const compare = (one: Units, other: Units): number => Number(one - other);

const keyLength = 16;

/** A stake as others see it. The key is the end of its number, so that it names nobody. */
export function shownSlip(slip: Slip, username: string, at: number | null): Shown {
  const key = slip.slip.orderId.slice(-keyLength);
  return { key, name: maskedName(username), stake: printUnits(slip.stake, 2), at };
}
