// The query of the articles for staff, under one key so that every change reads them again.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { help, InputOf, OutputOf } from '@baize/contract';
import { client } from '../../app/client.ts';
import { useChange } from '../../app/use-change.ts';

export type Article = OutputOf<typeof help.addArticle>;
export type ArticleDraft = InputOf<typeof help.addArticle>;

const key = ['help'] as const;

export const useArticles = () =>
  useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.help.listArticles()).articles,
  });

export const useVersions = (articleId: string) =>
  useQuery({
    queryKey: [...key, articleId],
    queryFn: async () => unwrap(await client.help.listVersions({ articleId })).versions,
  });

export const useHelpChange = <Asked>(send: (asked: Asked) => Promise<unknown>) =>
  useChange(key, send);

export const draftOf = ({ subject, titles, contents, on }: Article): ArticleDraft => ({
  subject,
  titles,
  contents,
  on,
});
