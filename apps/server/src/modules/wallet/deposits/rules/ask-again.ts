// When a provider is asked for the state of a payment: soon at first, then more and more rarely,
// and no longer after some days, when a person has to look.
const minuteMs = 60_000;
const pauseMsMax = 3_600_000;
const doublingsMax = 10;
/** So many days after it was asked for, a payment without news is silent. */
export const silentAfterMs = 3 * 86_400_000;

/** A credited deposit is looked at once a day, for as long as banks take payments back. */
export const reversalPauseMs = 86_400_000;
const reversalAfterMs = 30 * 86_400_000;

export const nextLook = (settledAt: number, now: number): number | undefined =>
  now - settledAt >= reversalAfterMs ? undefined : now + reversalPauseMs;

/** A provider that sends webhooks is asked only when none came. */
export const firstAskMs = { webhooks: 5 * minuteMs, asked: minuteMs / 2 } as const;

/** Undefined: it is not asked again. */
export function nextAsk(asked: {
  readonly asks: number;
  readonly since: number;
  readonly now: number;
}): number | undefined {
  const { asks, since, now } = asked;
  if (now - since >= silentAfterMs) return undefined;
  return now + Math.min(pauseMsMax, minuteMs * 2 ** Math.min(asks, doublingsMax));
}
