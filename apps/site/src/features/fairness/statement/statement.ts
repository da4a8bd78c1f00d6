// A statement and the published roots as files hold them, and how a statement is read. The file is
// somebody's: nothing in it is taken on trust.

export interface StatementRow {
  readonly n: number;
  readonly id: string;
  readonly time: string;
  readonly event: string;
  readonly reference: string;
  readonly amount: string;
  readonly before: string;
  readonly after: string;
  readonly hash: string;
}

export interface StatementRoot {
  readonly accounts: number;
  readonly root: string;
  readonly before: string;
  readonly chain: string;
  readonly key: string;
  readonly signature: string;
  readonly path: readonly string[];
}

export interface StatementDay {
  readonly day: string;
  readonly first: number;
  readonly last: number;
  readonly opening: string;
  readonly closing: string;
  readonly head: string;
  readonly root: StatementRoot | null;
}

export interface StatementHead {
  readonly id: string;
  readonly member: string;
  readonly account: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly opening: string;
  readonly closing: string;
  readonly entries: number;
  readonly first: number;
  readonly before: string;
  readonly totals: readonly object[];
  readonly days: readonly StatementDay[];
}

export interface StatementFile {
  readonly head: StatementHead;
  readonly signature: {
    readonly key: string;
    readonly publicKey: string;
    readonly value: string;
  };
  readonly rows: readonly StatementRow[];
}

/** What the house published: its keys, and the root of each day. */
export interface Published {
  readonly keys: readonly { readonly key: string; readonly publicKey: string }[];
  readonly roots: readonly { readonly day: string; readonly chain: string }[];
}

/** Undefined where the text is no statement at all. */
export function readStatement(text: string): StatementFile | undefined {
  try {
    const file = JSON.parse(text) as Partial<StatementFile> | null;
    const { head, signature, rows } = file ?? {};
    const isOne = Array.isArray(rows) && Array.isArray(head?.days) && Array.isArray(head.totals);
    return isOne && typeof signature === 'object' ? (file as StatementFile) : undefined;
  } catch {
    return undefined;
  }
}
