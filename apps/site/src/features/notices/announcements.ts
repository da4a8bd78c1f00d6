// The current banners, notices and popups, in the language on the screen and for the current player
// or visitor.
import { useDeferredValue } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { notices, OutputOf } from '@baize/contract';
import { client } from '../../app/client.ts';
import { useSession } from '../../app/session/session.ts';
import { currentLanguageCode } from '../../app/texts/language.ts';
import { useText } from '../../app/texts/texts.ts';

export type Announcements = OutputOf<typeof notices.listAnnouncements>;
export type Notice = Announcements['player'][number];
export type BannerFact = Announcements['banners'][number];

const minuteMs = 60_000;

export const announcementsQuery = (tag: string, account: string | undefined) => ({
  queryKey: ['announcements', tag, account],
  queryFn: async () => {
    const platform = matchMedia('(max-width: 699px)').matches ? 'M' : 'W';
    const language = currentLanguageCode();
    return unwrap(await client.notices.listAnnouncements({ platform, language }));
  },
  staleTime: minuteMs,
});

export function useAnnouncementsQuery() {
  const { tag } = useText();
  const account = useSession()?.account;
  return useQuery(announcementsQuery(tag, account));
}

/** For parts of a page: they are drawn in short steps, between which the page answers. */
export const useAnnouncements = (): Announcements | undefined =>
  useDeferredValue(useAnnouncementsQuery().data);
