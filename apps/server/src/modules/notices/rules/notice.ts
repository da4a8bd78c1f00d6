// A notice, and whether it shows: its switch, its dates, the device, the language and, for a popup,
// the moment of the visit decide. It shows only in a language that it was written in.
import {
  isAgentType,
  type BannerArt,
  type BannerPlace,
  type NoticeExecution,
  type NoticeKind,
  type NoticePlatform,
} from '@baize/contract';

export interface NoticeDraft {
  readonly place: BannerPlace;
  readonly platform: NoticePlatform;
  readonly execution: NoticeExecution;
  readonly titles: Readonly<Record<string, string>>;
  readonly contents: Readonly<Record<string, string>>;
  readonly link: string;
  readonly art: BannerArt;
  readonly on: boolean;
  readonly showsFrom: number | null;
  readonly showsUntil: number | null;
}

export interface Notice extends NoticeDraft {
  readonly noticeId: string;
  readonly kind: NoticeKind;
  /** By language: the name of its own picture. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly position: number;
  readonly changedAt: number;
}

export type Standing = 'off' | 'waits' | 'shows' | 'over';

export function standingOf(
  { on, showsFrom, showsUntil }: Pick<Notice, 'on' | 'showsFrom' | 'showsUntil'>,
  now: number,
): Standing {
  if (!on) return 'off';
  if (showsUntil !== null && now >= showsUntil) return 'over';
  return showsFrom !== null && now < showsFrom ? 'waits' : 'shows';
}

export interface Sight {
  readonly now: number;
  /** A language tag. */
  readonly tag: string;
  readonly platform: 'W' | 'M';
  /** Which popups are wanted. */
  readonly executions: readonly NoticeExecution[];
}

export function isShown(notice: Notice, { now, tag, platform, executions }: Sight): boolean {
  return (
    standingOf(notice, now) === 'shows' &&
    (notice.titles[tag] ?? '') !== '' &&
    (notice.platform === 'all' || notice.platform === platform) &&
    (notice.kind !== 'popup' || executions.includes(notice.execution))
  );
}

/** Why a draft cannot be kept. */
export function problemOf({
  titles,
  showsFrom,
  showsUntil,
}: NoticeDraft): 'notice-untitled' | 'notice-dates-crossed' | undefined {
  if (Object.values(titles).every((title) => title.trim() === '')) return 'notice-untitled';
  const areCrossed = showsFrom !== null && showsUntil !== null && showsUntil <= showsFrom;
  return areCrossed ? 'notice-dates-crossed' : undefined;
}

/**
 * Kinds asked for by the family’s letters, with commas between them; all that everybody may see
 * when none is asked.
 */
export function kindsAsked(types: string | undefined): readonly NoticeKind[] {
  const letters = (types ?? '').split(',').filter((letter) => letter.trim() !== '');
  if (letters.length === 0) return ['banner', 'player', 'popup', 'promotion'];
  return letters.flatMap((letter) => byLetter[letter.trim()] ?? []);
}

const byLetter: Readonly<Record<string, NoticeKind>> = {
  B: 'banner',
  PL: 'player',
  PU: 'popup',
  PR: 'promotion',
  A: 'agent',
};

/** Advertising: not shown to a member on a break. */
export const isAdvertising = ({ kind }: Pick<Notice, 'kind'>): boolean =>
  kind === 'banner' || kind === 'promotion';

/** Whether the caller is an agent. */
export const isAgent = (caller: { readonly kind: string; readonly type?: number }): boolean =>
  caller.kind === 'player' && isAgentType(caller.type);

/** Popups of the moment: before signing in, or after it. */
export function executionsAsked(
  execution: string | undefined,
  isSignedIn: boolean,
): readonly NoticeExecution[] {
  if (execution === 'B' || execution === 'A' || execution === 'F') return [execution];
  return execution === 'AFTER_LOGIN' || isSignedIn ? ['A', 'F'] : ['B'];
}
