// The help centre: short answers by subject, each reachable by its own address.
import { useEffect } from 'react';
import type { TextKey } from '@baize/i18n';
import { ChevronDownIcon } from '@baize/ui';
import { useLocation } from '../app/address.tsx';
import { SiteLink } from '../app/site-link.tsx';
import { useBrand } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import styles from './help.module.css';

interface Subject {
  readonly id: string;
  readonly name: 'start' | 'money' | 'fair' | 'safer' | 'terms';
  readonly questions: number;
  readonly link?: { readonly to: string; readonly text: TextKey };
}

const subjects: readonly Subject[] = [
  { id: 'start', name: 'start', questions: 4 },
  { id: 'money', name: 'money', questions: 4 },
  {
    id: 'fair',
    name: 'fair',
    questions: 2,
    link: { to: '/fairness', text: 'help.fair-link' },
  },
  {
    id: 'safer-play',
    name: 'safer',
    questions: 3,
    link: { to: '/?mc=limits', text: 'help.safer-link' },
  },
  { id: 'terms', name: 'terms', questions: 3 },
];

function useSubjectInView(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

function SubjectCard({ subject }: { subject: Subject }) {
  const t = useText();
  const age = useBrand()?.adultAgeYears ?? 21;
  const { id, name, questions, link } = subject;
  const text = (part: string) => t(`help.${name}-${part}` as TextKey, { age });
  return (
    <section id={id} className={styles['subject']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text('title')}</h2>
      {Array.from({ length: questions }, (_, at) => (
        <details key={at} className={styles['question']}>
          <summary>
            {text(`q${at + 1}`)}
            <ChevronDownIcon aria-hidden="true" />
          </summary>
          <p>{text(`a${at + 1}`)}</p>
        </details>
      ))}
      {link === undefined ? null : <SiteLink to={link.to}>{t(link.text)}</SiteLink>}
    </section>
  );
}

export function HelpPage() {
  const t = useText();
  useSubjectInView();
  return (
    <div className={styles['help']}>
      <header className={styles['head']}>
        <h1>{t('help.title')}</h1>
        <p>{t('help.intro')}</p>
      </header>
      <nav className={styles['contents']} aria-label={t('help.contents')}>
        {subjects.map(({ id, name }) => (
          <SiteLink key={id} to={`/help#${id}`}>
            {t(`help.${name}-title`)}
          </SiteLink>
        ))}
      </nav>
      <div className={styles['subjects']}>
        {subjects.map((subject) => (
          <SubjectCard key={subject.id} subject={subject} />
        ))}
      </div>
    </div>
  );
}
