// A company that tells the results of draws held elsewhere: asked for one issue at a time, again
// and again until it knows. A later answer with a higher version says that the first was wrong.

export interface IssueAsked {
  readonly gameCode: string;
  readonly issue: string;
  /** When it is drawn, in milliseconds since 1970. */
  readonly drawsAt: number;
}

export interface OutsideResult {
  readonly numbers: readonly number[];
  /** 1, and one more with each correction. */
  readonly version: number;
}

/** Why there is no result: not drawn yet, nobody answers, or the answer is not the company's. */
export type FeedTrouble = 'early' | 'away' | 'forged';

export type FeedAnswer =
  | { readonly ok: true; readonly result: OutsideResult }
  | { readonly ok: false; readonly trouble: FeedTrouble };

export interface ResultFeed {
  /** As results name it that it told. */
  readonly name: string;
  resultOf(asked: IssueAsked): Promise<FeedAnswer>;
}
