// Results by the HTTP call of docs/result-feed.md: the company signs each answer with the secret
// that both sides hold, and the answer names its issue, so that no other answer can stand for it.
// [S3]
import { checkSignature } from '../signature.ts';
import type { FeedAnswer, IssueAsked, OutsideResult, ResultFeed } from './feed.ts';

export interface FeedSettings {
  /** Without a slash at its end. */
  readonly url: string;
  readonly name: string;
  readonly secret: string;
  readonly timeoutMs?: number;
}

export const feedSignatureHeader = 'baize-signature';

const defaultTimeoutMs = 5000;
const answerBytesMax = 16_384;
const notDrawn = 404;

export function httpResultFeed(settings: FeedSettings, now: () => number): ResultFeed {
  return {
    name: settings.name,
    async resultOf(asked) {
      if (now() < asked.drawsAt) return { ok: false, trouble: 'early' };
      try {
        const response = await fetch(addressOf(settings, asked), {
          redirect: 'error',
          signal: AbortSignal.timeout(settings.timeoutMs ?? defaultTimeoutMs),
        });
        const body = Buffer.from(await response.arrayBuffer());
        if (response.status === notDrawn) return { ok: false, trouble: 'early' };
        if (!response.ok) return { ok: false, trouble: 'away' };
        const signature = response.headers.get(feedSignatureHeader) ?? undefined;
        return judge(settings, { asked, body, signature, now: now() });
      } catch {
        return { ok: false, trouble: 'away' };
      }
    },
  };
}

function addressOf({ url }: FeedSettings, { gameCode, issue }: IssueAsked): string {
  return `${url}/games/${encodeURIComponent(gameCode)}/issues/${encodeURIComponent(issue)}`;
}

interface Told {
  readonly asked: IssueAsked;
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly now: number;
}

function judge({ secret }: FeedSettings, { asked, body, signature, now }: Told): FeedAnswer {
  const isGood = checkSignature(secret, signature, body, now) === 'good';
  const result = isGood && body.length <= answerBytesMax ? readResult(body, asked) : undefined;
  return result ? { ok: true, result } : { ok: false, trouble: 'forged' };
}

/** Undefined where it is about another issue, or not in the form. */
function readResult(body: Buffer, asked: IssueAsked): OutsideResult | undefined {
  const found = JSON.parse(body.toString()) as Readonly<Record<string, unknown>> | null;
  const { gameCode, issue, numbers, version } = found ?? {};
  if (gameCode !== asked.gameCode || issue !== asked.issue) return undefined;
  if (!Array.isArray(numbers) || !numbers.every(Number.isSafeInteger)) return undefined;
  if (!Number.isSafeInteger(version) || Number(version) < 1) return undefined;
  return { numbers: numbers as number[], version: Number(version) };
}
