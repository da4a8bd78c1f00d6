// Where the results of draws held elsewhere come from, beside staff: a company's signed feed, or
// the sandbox.
export type { FeedAnswer, FeedTrouble, IssueAsked, OutsideResult, ResultFeed } from './feed.ts';
export { feedSignatureHeader, httpResultFeed, type FeedSettings } from './http.ts';
export { sandboxResultFeed, type FeedFault, type SandboxFeedSettings } from './sandbox.ts';
