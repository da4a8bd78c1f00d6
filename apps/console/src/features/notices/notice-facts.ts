// The query of the notices for staff, under one key so that every change reads them again.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { InputOf, notices, OutputOf } from '@baize/contract';
import { client } from '../../app/client.ts';
import { useChange } from '../../app/use-change.ts';

export type NoticeFact = OutputOf<typeof notices.createNotice>;
export type NoticeDraft = Omit<InputOf<typeof notices.createNotice>, 'kind'>;

const key = ['notices'] as const;

export const useNotices = () =>
  useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.notices.listNotices()).notices,
  });

export const useNoticeChange = <Asked>(send: (asked: Asked) => Promise<unknown>) =>
  useChange(key, send);

export const emptyDraft: NoticeDraft = {
  place: 'w_home',
  platform: 'all',
  execution: 'A',
  titles: {},
  contents: {},
  link: '',
  art: 'rng',
  on: false,
  showsFrom: null,
  showsUntil: null,
};

/** The editable part of a notice. */
export function draftOf(notice: NoticeFact | undefined): NoticeDraft {
  if (notice === undefined) return emptyDraft;
  const { place, platform, execution, titles, contents, link, art, on } = notice;
  const { showsFrom, showsUntil } = notice;
  return { place, platform, execution, titles, contents, link, art, on, showsFrom, showsUntil };
}
