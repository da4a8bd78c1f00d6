// One article: its text in every language, its subject, whether it shows, and its earlier versions.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { helpSubjects, type HelpSubject } from '@baize/contract';
import { Button, Dialog, Field, Select, Switch } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { isWhole, WordsEditor } from '../../app/words-editor.tsx';
import { useTitleOf } from './article-table.tsx';
import { draftOf, useHelpChange, type Article, type ArticleDraft } from './articles.ts';
import styles from './help.module.css';
import { Versions } from './versions.tsx';

export interface ArticleDialogProps {
  subject: HelpSubject;
  article: Article | undefined;
  mayEdit: boolean;
  onClose: () => void;
}

function Reset({ article, mayEdit, onClose }: Omit<ArticleDialogProps, 'subject'>) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const reset = useHelpChange(async (articleId: string) =>
    unwrap(await client.help.resetArticle({ articleId })),
  );
  if (!article?.isHouse || article.isHousesOwn) return null;
  const { articleId } = article;
  const press = () =>
    isAsking ? reset.mutate(articleId, { onSuccess: onClose }) : setAsking(true);
  return (
    <Button
      kind={isAsking ? 'danger' : 'ghost'}
      disabled={!mayEdit}
      loading={reset.isPending}
      onClick={press}
    >
      {t(isAsking ? 'console.help.reset-sure' : 'console.help.reset')}
    </Button>
  );
}

function SubjectField({ draft, mayEdit, onChange }: SubjectFieldProps) {
  const t = useText();
  return (
    <Field label={t('console.help.subject')}>
      {(control) => (
        <Select
          {...control}
          disabled={!mayEdit}
          value={draft.subject}
          options={helpSubjects.map((value) => ({ value, label: t(`help.${value}-title`) }))}
          onChange={({ target }) => {
            const chosen = helpSubjects.find((one) => one === target.value);
            if (chosen !== undefined) onChange({ ...draft, subject: chosen });
          }}
        />
      )}
    </Field>
  );
}

interface SubjectFieldProps {
  draft: ArticleDraft;
  mayEdit: boolean;
  onChange: (draft: ArticleDraft) => void;
}

export function ArticleDialog({ subject, article, mayEdit, onClose }: ArticleDialogProps) {
  const t = useText();
  const titleOf = useTitleOf();
  const [draft, setDraft] = useState<ArticleDraft>(() =>
    article ? draftOf(article) : { subject, titles: {}, contents: {}, on: true },
  );
  const save = useHelpChange(async (asked: ArticleDraft) =>
    article === undefined
      ? unwrap(await client.help.addArticle(asked))
      : unwrap(await client.help.saveArticle({ articleId: article.articleId, ...asked })),
  );
  const title = article
    ? t('console.notices.edit-named', { name: titleOf(article) })
    : t('console.help.article-new');
  return (
    <Dialog
      open
      size="large"
      title={title}
      closeLabel={t('operator.close')}
      closesOnOutside={false}
      onClose={onClose}
      footer={
        <>
          <Reset article={article} mayEdit={mayEdit} onClose={onClose} />
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button
            kind="primary"
            disabled={!mayEdit || !isWhole(draft)}
            loading={save.isPending}
            onClick={() => save.mutate(draft, { onSuccess: onClose })}
          >
            {t('operator.save')}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <Switch
          checked={draft.on}
          disabled={!mayEdit}
          onChange={() => setDraft({ ...draft, on: !draft.on })}
        >
          {t('console.notices.on')}
        </Switch>
        <SubjectField draft={draft} mayEdit={mayEdit} onChange={setDraft} />
        <WordsEditor
          words={draft}
          titleLengthMax={160}
          isWholeAsked
          disabled={!mayEdit}
          onChange={(words) => setDraft({ ...draft, ...words })}
        />
        {article ? (
          <Versions
            articleId={article.articleId}
            mayEdit={mayEdit}
            onTake={(one) => setDraft(draftOf(one))}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
