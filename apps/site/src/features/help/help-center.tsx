// The help centre: articles by subject, each reachable by its own address, and a search over all of
// them.
import { useDeferredValue, useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { help, OutputOf } from '@baize/contract';
import { ChevronDownIcon, EmptyState, SearchIcon, Skeleton, TextInput } from '@baize/ui';
import { useLocation } from '../../app/address.tsx';
import { client } from '../../app/client.ts';
import { Paper } from '../../app/paper.tsx';
import { useToldChange } from '../../app/live/use-told-change.ts';
import { openToAll, queryClient } from '../../app/query-client.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { currentLanguageCode } from '../../app/texts/language.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './help.module.css';

type Subject = OutputOf<typeof help.getHelpCenter>['subjects'][number];

/** Brings what the address names into view, once it is there, and opens it. */
function useAddressed(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = isThere && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    if (named instanceof HTMLDetailsElement) named.open = true;
    named?.scrollIntoView();
  }, [hash, isThere]);
}

function SubjectCard({ subject: { subject, articles } }: { subject: Subject }) {
  const t = useText();
  return (
    <section id={subject} className={styles['subject']} aria-labelledby={`${subject}-title`}>
      <h2 id={`${subject}-title`}>{t(`help.${subject}-title`)}</h2>
      {articles.map(({ id, title, content }) => (
        <details key={id} id={id} className={styles['question']}>
          <summary>
            {title}
            <ChevronDownIcon aria-hidden="true" />
          </summary>
          <Paper html={content} />
        </details>
      ))}
    </section>
  );
}

const askAgain = () => void queryClient.invalidateQueries({ queryKey: ['help'] });

function useHelp(keyword: string) {
  const { tag } = useText();
  return useQuery({
    queryKey: ['help', tag, keyword],
    queryFn: async () => {
      const language = currentLanguageCode();
      return unwrap(await client.help.getHelpCenter({ language, keyword })).subjects;
    },
    placeholderData: keepPreviousData,
    staleTime: 600_000,
    ...openToAll,
  });
}

export function HelpCenter({ hasContents = true }: { hasContents?: boolean }) {
  const t = useText();
  const [keyword, setKeyword] = useState('');
  const asked = useDeferredValue(keyword.trim());
  useToldChange('help-changed', askAgain);
  const { data, error, refetch } = useHelp(asked);
  useAddressed(data !== undefined);
  const count = data?.reduce((sum, { articles }) => sum + articles.length, 0) ?? 0;
  return (
    <>
      <search className={styles['search']}>
        <TextInput
          type="search"
          leading={<SearchIcon aria-hidden="true" />}
          aria-label={t('help.find')}
          placeholder={t('help.find')}
          maxLength={80}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <span role="status">{asked === '' || !data ? '' : t('help.hits', { count })}</span>
      </search>
      {hasContents ? (
        <nav className={styles['contents']} aria-label={t('help.contents')}>
          {data?.map(({ subject }) => (
            <SiteLink key={subject} to={`/help#${subject}`}>
              {t(`help.${subject}-title`)}
            </SiteLink>
          ))}
        </nav>
      ) : null}
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton shape="block" className={styles['box']} /> : null}
      {data?.length === 0 ? (
        <EmptyState icon={<SearchIcon />}>{t('help.nothing')}</EmptyState>
      ) : null}
      <div className={styles['subjects']}>
        {data?.map((subject) => (
          <SubjectCard key={subject.subject} subject={subject} />
        ))}
      </div>
    </>
  );
}
