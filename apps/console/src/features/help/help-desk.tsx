// The help centre for staff: the articles of a subject in their order, each with its state. A saved
// article shows on open pages at once.
import { useState } from 'react';
import { helpSubjects, type HelpSubject } from '@baize/contract';
import { Button, EmptyState, PlusIcon, SectionHead, Skeleton, Tabs } from '@baize/ui';
import { failureText } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { ArticleDialog } from './article-dialog.tsx';
import { ArticleTable } from './article-table.tsx';
import { useArticles, type Article } from './articles.ts';
import styles from './help.module.css';

/** The article in the dialog; a new one has none yet. */
interface Edited {
  readonly article?: Article;
}

export function HelpDesk() {
  const t = useText();
  const may = useMay('help.edit');
  const [subject, setSubject] = useState<HelpSubject>('start');
  const [edited, setEdited] = useState<Edited>();
  const { data, error } = useArticles();
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  const add = (
    <Button kind="primary" icon={<PlusIcon />} disabled={!may} onClick={() => setEdited({})}>
      {t('console.help.article-new')}
    </Button>
  );
  return (
    <>
      <SectionHead level={1} title={t('operator.help')} actions={add} />
      <p className={styles['intro']}>{t('console.help.intro')}</p>
      <Tabs
        label={t('help.contents')}
        tabs={helpSubjects.map((id) => ({ id, label: t(`help.${id}-title`) }))}
        selected={subject}
        onSelect={setSubject}
      >
        {data === undefined ? (
          <Skeleton shape="block" />
        ) : (
          <ArticleTable
            subject={subject}
            list={data.filter((article) => article.subject === subject)}
            mayEdit={may}
            onEdit={(article) => setEdited({ article })}
          />
        )}
      </Tabs>
      {edited ? (
        <ArticleDialog
          subject={subject}
          article={edited.article}
          mayEdit={may}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </>
  );
}
