// The sealed content of an audit row: all its fields and the seal of the row before it, in one
// canonical form that does not depend on the order of database keys.

export interface SealedRow {
  readonly previous: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly staffId: string;
  readonly staff: string;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

export function printSealed(row: SealedRow): string {
  const { previous, at, staffId, staff, action, subject, before, after } = row;
  return JSON.stringify([previous, at, staffId, staff, action, subject, before, after], inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}
