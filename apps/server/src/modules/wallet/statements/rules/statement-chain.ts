// The chain of a statement, as docs/statements.md defines it: each entry is hashed with the hash
// before it, a day begins at the head of the day before, and its head closes it. Whoever has the
// entries can compute every hash again.

/** SHA-256 of a text in UTF-8, in hexadecimal digits. */
export type Sha256 = (text: string) => string;

/** An entry as a statement prints it: every field a text, but for its number. */
export interface StatementRow {
  /** Counts the entries of the account from 1. */
  readonly n: number;
  readonly id: string;
  readonly time: string;
  readonly event: string;
  readonly reference: string;
  readonly amount: string;
  readonly before: string;
  readonly after: string;
}

export interface ChainedRow extends StatementRow {
  readonly hash: string;
}

export interface DayStart {
  readonly account: string;
  readonly currency: string;
  readonly day: string;
  readonly opening: string;
  /** The head of the last day before with entries. */
  readonly before: string;
}

export interface DayEnd extends Pick<DayStart, 'account' | 'currency' | 'day'> {
  readonly first: number;
  readonly last: number;
  readonly closing: string;
  /** The hash of the day's last entry. */
  readonly lastHash: string;
}

/** What comes before the first day of an account. */
export const noHead = '0'.repeat(64);

export const startOfChain = (hash: Sha256, day: DayStart): string =>
  hash(
    JSON.stringify(['baize-day-1', day.account, day.currency, day.day, day.opening, day.before]),
  );

export const linkOf = (hash: Sha256, before: string, row: StatementRow): string => {
  const { n, id, time, event, reference, amount, before: opening, after } = row;
  return hash(
    `${before}\n${JSON.stringify([n, id, time, event, reference, amount, opening, after])}`,
  );
};

export const headOf = (hash: Sha256, end: DayEnd): string => {
  const { account, currency, day, first, last, closing, lastHash } = end;
  return hash(
    JSON.stringify(['baize-head-1', account, currency, day, first, last, closing, lastHash]),
  );
};
