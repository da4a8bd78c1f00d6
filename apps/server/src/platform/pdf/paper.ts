// A paper to be printed as PDF, in words and figures only: what is drawn where is the printer's
// matter. Every paper has the same head; facts, tables, a list of any length, notes and a code to
// scan are there when they are given.

export interface PaperColumn {
  readonly head: string;
  /** Of the width of the page, beside those of the others. */
  readonly share: number;
  readonly align?: 'start' | 'end';
}

export interface PaperTable {
  readonly title: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly string[])[];
}

export interface Paper {
  /** Who issues it. */
  readonly brand: string;
  readonly title: string;
  /** Its number, as both sides refer to it. */
  readonly number: string;
  /** The tag of its language, e.g. `zh-Hans`: it decides how shared characters are drawn. */
  readonly language: string;
  /** Milliseconds since 1970. The same paper printed again is the same file. */
  readonly createdAt: number;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables?: readonly PaperTable[];
  /** A table whose rows come one after another, as many as there are. */
  readonly list?: Omit<PaperTable, 'rows'>;
  readonly notes?: readonly string[];
  /** Drawn as a QR code beside its words. */
  readonly code?: { readonly text: string; readonly words: string };
  /** At the foot of every page; `{page}` is its number. */
  readonly foot: string;
  /** The name and kind of a file inside the paper. */
  readonly attachment?: { readonly name: string; readonly type: string; readonly words: string };
}

/** A part of what follows the paper: rows of its list, or text of the file inside. */
export interface PaperPart {
  readonly rows?: readonly (readonly string[])[];
  readonly file?: string;
}
