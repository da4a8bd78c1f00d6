// Checks whether slips return what their terms promise. All slips of one event share its luck, so
// events are the independent units: the excess of each payout over its expectation is compared with
// the root of the sum of its squares. With few paid events that root does not know rare wins yet,
// so the promised deviation is used, as if an event's slips were one stake.
import type { ReturnVerdict } from '@baize/contract';
import type { Band, Limits, Promised, ReturnSums } from './return-band.ts';

/** Fewer events give no verdict. */
export const eventsMinimum = 100n;
/** So many events must have paid for their own spread to be known. */
export const paidEventsMinimum = 30n;

export function bandOfEvents(
  sums: ReturnSums,
  promised: Promised | undefined,
  limits: Pick<Limits, 'alertDeviations'>,
): Band {
  const { events = 0n, staked, paid, expected = 0n } = sums;
  const actual = staked > 0n ? Number(paid) / Number(staked) : undefined;
  const spread = spreadOf(sums, promised);
  if (actual === undefined || spread === undefined)
    return { actual, low: undefined, high: undefined, deviations: undefined, verdict: 'unstated' };
  const deviations = spread > 0 ? Number(paid - expected) / spread : 0;
  const share = Number(expected) / Number(staked);
  const half = (limits.alertDeviations * spread) / Number(staked);
  return {
    actual,
    low: Math.max(0, share - half),
    high: share + half,
    deviations,
    verdict: verdictOf(events, deviations, limits),
  };
}

function verdictOf(
  events: bigint,
  deviations: number,
  { alertDeviations }: Pick<Limits, 'alertDeviations'>,
): ReturnVerdict {
  if (events < eventsMinimum) return 'too-early';
  return Math.abs(deviations) < alertDeviations ? 'within' : 'outside';
}

/** The standard error of what was paid; undefined where neither events nor a promise tell it. */
function spreadOf(
  { paidEvents = 0n, awaySquares = 0n, stakedSquares }: ReturnSums,
  promised: Promised | undefined,
): number | undefined {
  const measured = Math.sqrt(Number(awaySquares));
  if (paidEvents >= paidEventsMinimum) return measured;
  if (promised?.deviation === undefined) return undefined;
  return Math.max(measured, promised.deviation * Math.sqrt(Number(stakedSquares)));
}
