// The messages between the rendering thread and the thread that requests a page.

export interface Wanted {
  readonly path: string;
  readonly tag: string;
  /** For a phone. */
  readonly narrow: boolean;
  readonly at: number;
}

export interface Drawing {
  readonly title: string;
  readonly description?: string;
  readonly screen?: {
    readonly html: string;
    readonly known: readonly (readonly [readonly unknown[], unknown])[];
  };
}

/** A call of the platform that a screen makes. */
export interface Ask {
  readonly ask: number;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}
