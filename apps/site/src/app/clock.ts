// The server's clock. That of the machine may be wrong by years: moments that the server names are
// held against its own time, which comes with every answer.

/** A smaller difference is due to the network, not to the clock. */
const roadMs = 30_000;

let ahead = 0;

/** An answer without a date tells nothing. */
export function hearClock({ headers }: Response): void {
  const differs = Date.parse(headers.get('date') ?? '') - Date.now();
  if (!Number.isNaN(differs)) ahead = Math.abs(differs) > roadMs ? differs : 0;
}

/** How far the server's clock is ahead of this machine's. */
export const aheadMs = (): number => ahead;

export const timeNow = (): number => Date.now() + ahead;
