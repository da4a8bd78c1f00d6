// A notice as staff read it, and a draft as it is kept: trimmed, and cleaned of everything active.
import type { OutputOf, notices } from '@baize/contract';
import { cleanHtml } from '../settings/index.ts';
import { standingOf, type Notice, type NoticeDraft } from './rules/notice.ts';

export type NoticeFact = OutputOf<typeof notices.createNotice>;

export const pictureAddress = (name: string): string => `/wps/notice/picture/${name}`;

export function factOf(notice: Notice, now: number): NoticeFact {
  const { position: _, pictures, ...fact } = notice;
  const addresses = Object.entries(pictures).map(([tag, name]) => [tag, pictureAddress(name)]);
  return {
    ...fact,
    titles: { ...fact.titles },
    contents: { ...fact.contents },
    pictures: Object.fromEntries(addresses),
    standing: standingOf(notice, now),
  };
}

export const eachText = (texts: NoticeDraft['titles'], change: (text: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([tag, text]) => [tag, change(text)]));

/** The fields of a draft alone, whatever else came with it. */
export function draftOf(input: NoticeDraft): NoticeDraft {
  const { place, platform, execution, link, art, on, showsFrom, showsUntil } = input;
  return {
    place,
    platform,
    execution,
    titles: eachText(input.titles, (title) => title.trim()),
    contents: eachText(input.contents, cleanHtml),
    link,
    art,
    on,
    showsFrom,
    showsUntil,
  };
}
