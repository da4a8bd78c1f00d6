// The banners, notices and popups that show to this caller now, in the language of the question.
import type { OutputOf, notices } from '@baize/contract';
import { timeText } from '@baize/money';
import { findLocale } from '@baize/i18n';
import type { Action } from '../../../platform/call/index.ts';
import type { NoticesParts } from '../parts.ts';
import { executionsAsked, isAgent, isShown, kindsAsked, type Notice } from '../rules/notice.ts';
import { pictureAddress } from '../facts.ts';
import { shownTo } from '../shown-to.ts';

type Answer = OutputOf<typeof notices.listAnnouncements>;

/** Pixels a second: slow enough to read. */
const barSpeed = 40;

export const listAnnouncements =
  (parts: NoticesParts): Action<typeof notices.listAnnouncements> =>
  async ({ caller, input, locale, now }) => {
    const tag = tagOf(input.language, locale);
    const sight = {
      now,
      tag,
      platform: input.platform === 'M' ? 'M' : 'W',
      executions: executionsAsked(input.execution, caller.kind === 'player'),
    } as const;
    const kinds = kindsAsked(input.types);
    const all = await shownTo(parts, caller, now);
    const shown = all.filter((notice) => isShown(notice, sight));
    const of = <Told>(kind: Notice['kind'], tell: (notice: Notice, tag: string) => Told) =>
      kinds.includes(kind)
        ? shown.filter((notice) => notice.kind === kind).map((notice) => tell(notice, tag))
        : [];
    return {
      banners: of('banner', bannerOf),
      player: of('player', noticeOf),
      popup: of('popup', popupOf),
      promotion: of('promotion', noticeOf),
      agent: isAgent(caller) ? of('agent', noticeOf) : [],
    };
  };

export const tagOf = (code: string | undefined, locale: string): string =>
  (code === undefined ? undefined : findLocale(code)?.tag) ?? locale;

export const words = ({ titles, contents }: Notice, tag: string) => ({
  title: titles[tag] ?? '',
  content: contents[tag] ?? '',
});

const outside = ({ link }: Notice) => (link.startsWith('https://') ? link : '');

function bannerOf(notice: Notice, tag: string): Answer['banners'][number] {
  const { noticeId, place, link, art, pictures } = notice;
  const own = pictures[tag];
  return {
    bannerId: noticeId,
    groupName: place,
    url: own === undefined ? `/art/categories/${art}.1200.webp` : pictureAddress(own),
    ...words(notice, tag),
    isHouseArt: own === undefined,
    redirect: link !== '',
    externalLink: outside(notice),
    linkageType: link === '' ? 'NONE' : 'URL',
    linkage: link,
  };
}

export function noticeOf(notice: Notice, tag: string): Answer['player'][number] {
  return {
    id: notice.noticeId,
    ...words(notice, tag),
    externalLink: notice.link,
    announcementDisplaySpeed: barSpeed,
    startDate: timeText(notice.showsFrom ?? notice.changedAt),
  };
}

function popupOf(notice: Notice, tag: string): Answer['popup'][number] {
  return {
    id: notice.noticeId,
    ...words(notice, tag),
    externalLink: notice.link,
    promotionType: '',
    execution: notice.execution,
  };
}
