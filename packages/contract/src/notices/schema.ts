// Schema pieces of the notices: what kinds there are, where and when they show, and what staff
// write of one.
import { Type } from 'typebox';
import { languageTag, oneOf, text } from '../kit/schema.ts';

/** `player`: the notice list; `popup`: right after coming or signing in; `agent`: agents alone. */
export const noticeKinds = ['banner', 'player', 'popup', 'promotion', 'agent'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Where a banner stands, by the names of the family. */
export const bannerPlaces = ['w_home', 'w_login', 'w_register', 'w_forget', 'w_leftmenu'] as const;
export type BannerPlace = (typeof bannerPlaces)[number];

/** Devices: the web, phones, or both. */
export const noticePlatforms = ['all', 'W', 'M'] as const;
export type NoticePlatform = (typeof noticePlatforms)[number];

/** When a popup comes: before signing in, after it, after the first time. */
export const noticeExecutions = ['B', 'A', 'F'] as const;
export type NoticeExecution = (typeof noticeExecutions)[number];

/** Pictures of the house that stand behind a banner without one of its own. */
export const bannerArts = [
  'rng',
  'live',
  'sports',
  'esports',
  'fish',
  'pvp',
  'lott',
  'elott',
] as const;
export type BannerArt = (typeof bannerArts)[number];

export const noticeKind = () => oneOf(noticeKinds);

/** By language, e.g. `en`. */
export const textsOf = (lengthMax: number) => Type.Record(languageTag, text(lengthMax));
const moment = () =>
  Type.Union([Type.Integer({ minimum: 0, maximum: 8_000_000_000_000 }), Type.Null()]);

/** A notice as staff write it. It shows in the languages that it has a title in. */
export const noticeDraft = {
  place: oneOf(bannerPlaces),
  platform: oneOf(noticePlatforms),
  execution: oneOf(noticeExecutions),
  titles: textsOf(120),
  /** HTML, cleaned before it is kept. */
  contents: textsOf(20_000),
  /** A page of the site or an https address; nothing leads nowhere. */
  link: Type.String({ pattern: '^(/([^/\\\\\\s][^\\s]*)?|https://[^\\s]+)?$', maxLength: 300 }),
  art: oneOf(bannerArts),
  on: Type.Boolean(),
  /** Milliseconds since 1970; nothing is open. */
  showsFrom: moment(),
  showsUntil: moment(),
};

export const noticeFact = Type.Object({
  noticeId: text(64),
  kind: noticeKind(),
  ...noticeDraft,
  /** By language: the address of its own picture. */
  pictures: Type.Record(Type.String(), text(200)),
  /** `waits`, `shows` or `over` by its dates, `off` by its switch. */
  standing: oneOf(['off', 'waits', 'shows', 'over']),
  changedAt: Type.Integer(),
});
