// Texts that members read of a promotion, by language. Terms can be written from the rules.
import { useState } from 'react';
import { shippedLocales } from '@baize/i18n';
import { Button, Field, Tabs, TextArea } from '@baize/ui';
import { EntryField } from '../../../app/entry-field.tsx';
import { useText } from '../../../app/texts.ts';
import type { Written } from '../staff-promotion.ts';
import type { PartProps } from './draft.ts';
import { useSums } from './sums.ts';
import styles from './maker.module.css';

type Texts = Written['texts'];

export function TextsPart({ draft, set }: PartProps) {
  const t = useText();
  const [tag, setTag] = useState<string>('en');
  const { texts } = draft;
  const write = (name: keyof Texts, value: string) =>
    set({ texts: { ...texts, [name]: { ...texts[name], [tag]: value } } });
  return (
    <Tabs
      label={t('console.promotions.languages')}
      tabs={shippedLocales.map(({ tag: id, name }) => ({ id: id as string, label: name }))}
      selected={tag}
      onSelect={setTag}
    >
      <div key={tag} className={styles['stack']} lang={tag}>
        <EntryField
          label={t('console.promotions.title')}
          lengthMost={120}
          value={texts.titles[tag] ?? ''}
          onValue={(value) => write('titles', value)}
        />
        <EntryField
          label={t('console.promotions.summary')}
          lengthMost={300}
          value={texts.summaries[tag] ?? ''}
          onValue={(value) => write('summaries', value)}
        />
        <Terms
          html={texts.terms[tag] ?? ''}
          isOwn={tag === t.tag}
          draft={draft}
          onHtml={(value) => write('terms', value)}
        />
      </div>
    </Tabs>
  );
}

interface TermsProps {
  html: string;
  /** The language is that of the console, in which rules can be said. */
  isOwn: boolean;
  draft: Written;
  onHtml: (html: string) => void;
}

function Terms({ html, isOwn, draft, onHtml }: TermsProps) {
  const t = useText();
  const { termsOf } = useSums();
  const said = () =>
    `<ul>${termsOf(draft.spec)
      .map((line) => `<li>${line}</li>`)
      .join('')}</ul>`;
  return (
    <>
      <Field label={t('console.promotions.terms')} hint={t('console.promotions.terms-hint')}>
        {(control) => (
          <TextArea
            {...control}
            rows={7}
            maxLength={20_000}
            value={html}
            onChange={({ target }) => onHtml(target.value)}
          />
        )}
      </Field>
      {isOwn ? (
        <div>
          <Button size="small" onClick={() => onHtml(said())}>
            {t('console.promotions.terms-write')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
